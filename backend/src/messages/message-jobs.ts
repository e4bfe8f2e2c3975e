import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import {
  claimJobs,
  jobEnded,
  jobFailed,
  jobSent,
  jobUnknown,
  jobsByState,
  LOST_JOBS,
  MESSAGE_SWEEPS,
  MOST_TRIES,
  type MessageJob,
} from './jobs.sql';
import { LinkTokens } from '../link-tokens/link-token';
import { Messages, NotRegistered, NotTaken, type Message } from './message';
import { JOB_PURPOSE } from './message-queue';
import { Encryption } from '../encryption';
import { JobWatch } from '../job-watch';
import { iso } from '../iso';

const POLL_MS = 2_000;
const HOUR_MS = 3_600_000;
const AT_ONCE = 10;

/** Sends queued messages after the transaction that queued them has committed, and tries again when sending fails. */
@Injectable()
export class MessageJobs implements BeforeApplicationShutdown {
  private readonly logger = new Logger(MessageJobs.name);
  private running: Promise<void> | null = null;
  private closed = false;
  private readonly hasSent: () => void;
  private readonly hasSwept: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly messages: Messages,
    private readonly encryption: Encryption,
    private readonly links: LinkTokens,
    watch: JobWatch,
  ) {
    this.hasSent = watch.expect('messages', POLL_MS);
    this.hasSwept = watch.expect('sweep of messages', HOUR_MS);
  }

  /** Sends what is due; callers that ask during a run wait for its end. */
  @Interval(POLL_MS)
  run(): Promise<void> {
    if (this.closed) return Promise.resolve();
    this.running ??= this.drain()
      .then(this.hasSent)
      .catch((error: unknown) => this.logger.warn({ error: errorName(error) }, 'Messages could not be read'))
      .finally(() => (this.running = null));
    return this.running;
  }

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    let failed = false;
    for (const sweep of MESSAGE_SWEEPS) {
      await this.sql.query(sweep({ now: this.now() })).catch((error: unknown) => {
        failed = true;
        this.logger.warn({ error: errorName(error) }, 'A sweep of messages failed');
      });
    }
    if (!failed) this.hasSwept();
  }

  /** How many messages there are by state, and for how many seconds the oldest of each has been due. */
  async byState(): Promise<{ state: string; jobs: number; oldest: number }[]> {
    const [states] = await this.sql.batch(jobsByState({ now: this.now() }));
    return states;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  private async drain(): Promise<void> {
    if (this.messages.channels.length === 0) return;
    for (const lost of LOST_JOBS) await this.sql.query(lost({ now: this.now(), deduped: this.messages.deduped }));
    for (;;) {
      const jobs = await this.sql.query(claimJobs({ now: this.now(), most: AT_ONCE }));
      await Promise.all(jobs.map((job) => this.deal(job)));
      if (this.closed || jobs.length < AT_ONCE) return;
    }
  }

  private async deal(job: MessageJob): Promise<void> {
    if (!job.valid) return this.end(job, 'dropped', 'too late');
    const message = this.messageOf(job);
    if (!message) return this.end(job, 'failed', 'sealed with another secret');
    try {
      await this.messages.send(message, job.id);
    } catch (error) {
      return this.fail(job, error);
    }
    await this.sql.query(jobSent({ id: job.id }));
  }

  /** What was perhaps taken is sent again only where that does no harm. */
  private async fail({ id, channel, template, tries }: MessageJob, error: unknown): Promise<void> {
    const failure = errorName(error);
    if (error instanceof NotRegistered) return this.giveUp({ id, template });
    const notTaken = error instanceof NotTaken;
    this.logger.warn({ error: failure, template, tries }, notTaken ? 'A message was not taken' : 'A message was perhaps taken');
    if (!notTaken && (tries >= MOST_TRIES || !this.messages.deduped.includes(channel))) await this.sql.query(jobUnknown({ id, failure }));
    else if (tries >= MOST_TRIES) await this.end({ id }, 'failed', failure);
    else await this.sql.query(jobFailed({ id, failure, now: this.now() }));
  }

  /** Operators would drop it. Whoever waits for news of an appointment is called (docs/adr/0034-message-forms.md). */
  private async giveUp({ id, template }: Pick<MessageJob, 'id' | 'template'>): Promise<void> {
    this.logger.warn({ template }, 'No form of a text is registered: enter its id on the page Message Texts');
    await this.end({ id }, 'failed', 'not registered');
  }

  private messageOf(job: MessageJob): Message | null {
    const { channel, recipient, template, params, sealed, language } = job;
    try {
      const opened: unknown = sealed === null ? { ...params, ...this.linkOf(job) } : JSON.parse(this.encryption.open(JOB_PURPOSE, sealed));
      return { to: { channel, address: recipient }, template, params: opened, language } as Message;
    } catch {
      return null;
    }
  }

  /** The address of the patient's page is a key: it is made for the message that goes out, and kept nowhere. */
  private linkOf({ params, linkVersion }: MessageJob): { link?: string } {
    const { number } = params as { number?: number };
    return number === undefined || linkVersion === null ? {} : { link: this.links.addressOf({ number, linkVersion }) };
  }

  private async end({ id }: Pick<MessageJob, 'id'>, state: 'failed' | 'dropped', failure: string): Promise<void> {
    await this.sql.query(jobEnded({ id, state, failure }));
  }

  private now(): string {
    return iso(this.clock.now());
  }
}
