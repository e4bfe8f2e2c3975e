import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Refusal } from '@arogya/domain/refusal';
import { Sql } from '../database/sql';
import { Public } from '../http/access.decorator';
import { Answers } from '../http/answers.decorator';

const PATIENCE_MS = 1_500;

export class Health {
  @ApiProperty({ enum: ['ok'], example: 'ok' }) status!: 'ok';
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly sql: Sql) {}

  @Get('live')
  @Public()
  @Answers({ summary: 'The process answers', type: Health, input: false })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @Answers({ summary: 'The server and its database can work', type: Health, input: false })
  async ready(): Promise<Health> {
    const late = new Promise<false>((resolve) => void setTimeout(resolve, PATIENCE_MS, false).unref());
    const asked = this.sql.query('select 1').then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([asked, late]))) throw new Refusal('unavailable');
    return { status: 'ok' };
  }
}
