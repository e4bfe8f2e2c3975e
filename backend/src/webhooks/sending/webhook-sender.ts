import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Drain } from '../../drain';
import { errorName } from '../../error-name';
import { JobWatch } from '../../job-watch';
import { DeliveryCalls, type Outgoing } from './delivery-calls';
import { DeliveryClaims } from './delivery-claims';
import { DeliveryEnds } from './delivery-ends';
import { NOTED_AT_ONCE, type DeliveryEnd } from './outcomes.sql';

const POLL_MS = 2_000;
/** Calls of a server that are under way at once. */
const AT_ONCE = 64;

/**
 * Sends what webhooks are to be told, at least once. That a delivery goes out is committed before it does; nothing of the database is
 * held while it is under way. Statements are sent one after another, so that one connection is enough for any number of calls.
 */
@Injectable()
export class WebhookSender implements BeforeApplicationShutdown {
  private readonly logger = new Logger(WebhookSender.name);
  private running: Promise<void> | null = null;
  /** How many calls are under way. */
  private underWay = 0;
  /** What has ended and is not noted yet: it is noted as soon as the database answers. */
  private readonly ended: DeliveryEnd[] = [];
  /** Ends the wait for something to do. */
  private stir: () => void = () => undefined;
  private closed = false;
  private readonly hasSent: () => void;

  constructor(
    private readonly claims: DeliveryClaims,
    private readonly calls: DeliveryCalls,
    private readonly ends: DeliveryEnds,
    private readonly drain: Drain,
    watch: JobWatch,
  ) {
    this.hasSent = watch.expect('webhooks', POLL_MS);
  }

  /** Sends what is due, and comes back when nothing is under way. Who asks during a run has it look again. */
  @Interval(POLL_MS)
  run(): Promise<void> {
    this.stir();
    this.running ??= this.sendAll()
      .catch((error: unknown) => this.logger.warn({ error: errorName(error) }, 'Webhooks could not be sent'))
      .finally(() => (this.running = null));
    return this.running;
  }

  /** What is under way ends within its time, and is noted: another server would send it again. */
  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.run();
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      const changed = new Promise<void>((stir) => (this.stir = stir));
      await this.noteEnded();
      const outgoing = await this.claim();
      for (const one of outgoing) void this.send(one);
      this.hasSent();
      if (this.underWay === 0 && this.ended.length === 0) return;
      if (this.ended.length === 0) await changed;
    }
  }

  private async send(outgoing: Outgoing): Promise<void> {
    this.underWay += 1;
    try {
      this.ended.push(await this.calls.call(outgoing));
    } catch (error) {
      // Nobody knows what came of it: it goes out again when its lease is over.
      this.logger.warn({ error: errorName(error) }, 'A webhook could not be called');
    } finally {
      this.underWay -= 1;
      this.stir();
    }
  }

  private async noteEnded(): Promise<void> {
    const noted = this.ended.slice(0, NOTED_AT_ONCE);
    if (noted.length === 0) return;
    await this.ends.note(noted);
    this.ended.splice(0, noted.length);
  }

  private async claim(): Promise<Outgoing[]> {
    const most = AT_ONCE - this.underWay;
    return this.closed || this.drain.draining || most <= 0 ? [] : this.claims.claim(most);
  }
}
