import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Refusal } from '@arogya/domain/refusal';
import { EventReaders } from '../events/readers/event-readers';
import { Public } from '../access/access.decorator';
import { Answers } from '../http/answers.decorator';

const PATIENCE_MS = 1_500;

export class Health {
  @ApiProperty({ enum: ['ok'], example: 'ok' }) status!: 'ok';
}

/** An event reader that is more than five seconds late: then figures, notifications or messages are late, but bookings are not. */
export class LateReader {
  @ApiProperty({ example: 'figures' }) reader!: string;
  @ApiProperty({ example: 12 }) seconds!: number;
}

export class Readiness extends Health {
  @ApiProperty({ type: [LateReader] }) late!: LateReader[];
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly readers: EventReaders) {}

  @Get('live')
  @Public()
  @Answers({ summary: 'The process answers', type: Health, input: false })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @Answers({ summary: 'The server and its database can work; which readers of events are late', type: Readiness, input: false })
  async ready(): Promise<Readiness> {
    const silent = new Promise<null>((resolve) => void setTimeout(resolve, PATIENCE_MS, null).unref());
    const late = await Promise.race([this.readers.late().catch(() => null), silent]);
    if (!late) throw new Refusal('unavailable');
    // Late readers are no reason to take a server out: another one would be as late.
    return { status: 'ok', late };
  }
}
