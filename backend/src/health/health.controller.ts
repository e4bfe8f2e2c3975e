import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import { Refusal } from '@arogya/domain/refusal';
import { Drain } from '../drain';
import { JobWatch } from '../job-watch';
import { EventReaders } from '../events/readers/event-readers';
import { Public } from '../access/access.decorator';
import { Servers } from '../servers/servers.service';
import { Answers } from '../http/answers.decorator';

const PATIENCE_MS = 1_500;

export class Health {
  @ApiProperty({ enum: ['ok'], example: 'ok', description: 'Always `ok`.' }) status!: 'ok';
}

/** An event reader that is more than five seconds late: then figures, notifications or messages are late, but bookings are not. */
export class LateReader {
  @ApiProperty({ example: 'kept-figures', description: 'The name of the reader.' }) reader!: string;
  @ApiProperty({ example: 12, description: 'How late it is, in seconds.' }) seconds!: number;
}

/** A repeated job of this server that has not ended well for more than twice its time: messages, limits, sweeps. */
export class OverdueJob {
  @ApiProperty({ example: 'messages', description: 'The name of the job.' }) job!: string;
  @ApiProperty({ example: 240, description: 'For how long it has not ended well, in seconds.' }) seconds!: number;
}

export class Readiness {
  @ApiProperty({
    enum: ['ok', 'degraded'],
    example: 'ok',
    description: '`degraded`: it books, but a reader of events is late or a job overdue. A server that cannot work answers 503.',
  })
  status!: 'ok' | 'degraded';
  @ApiProperty({ type: [LateReader], description: 'The readers of events that are more than five seconds late; empty when none is.' })
  late!: LateReader[];
  @ApiProperty({
    type: [OverdueJob],
    description: 'The repeated jobs of this server that have not ended well for more than twice their time; empty when none is.',
  })
  overdue!: OverdueJob[];
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly readers: EventReaders,
    private readonly jobs: JobWatch,
    private readonly drain: Drain,
    private readonly servers: Servers,
  ) {}

  @Get('live')
  @Public()
  @Answers({ summary: 'The process answers', type: Health, input: false })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @Answers({
    summary: 'The server and its database can work; which readers of events are late, and which jobs overdue',
    description:
      'A server that was asked to stop answers 503 `draining` here, and everything else as before, until its port closes. One whose database a newer server has changed so that it cannot work with it answers 503 `schema`.',
    type: Readiness,
    input: false,
    refusals: ['draining', 'schema'],
  })
  async ready(): Promise<Readiness> {
    if (this.drain.draining) throw new Refusal('draining');
    if (this.servers.outdatedBy !== null) throw new Refusal('schema');
    const silent = new Promise<null>((resolve) => void setTimeout(resolve, PATIENCE_MS, null).unref());
    const late = await Promise.race([this.readers.late().catch(() => null), silent]);
    if (!late) throw new Refusal('unavailable');
    const overdue = this.jobs.overdue();
    // No reason to take a server out: it still books, and another one would be as late.
    return { status: late.length + overdue.length > 0 ? 'degraded' : 'ok', late, overdue };
  }
}
