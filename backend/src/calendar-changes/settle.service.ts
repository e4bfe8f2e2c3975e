import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Refusal } from '@arogya/domain/refusal';
import { ChangeAppointment } from '../appointments/booking/change';
import type { ChangeRequest } from '../appointments/booking/requests';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { ChangeFeed } from '../events/change-feed';
import { JobWatch } from '../job-watch';
import type { RequestContext } from '../request-context';
import type { Outcome } from './calendar-change.entity';
import { claimReady, settled, type ReadyRow } from './settle.sql';

const POLL_MS = 2_000;
const AT_ONCE = 20;

/**
 * Carries out what was decided about affected appointments, each in a transaction of its own together with its state: a server
 * that is killed leaves each of them settled once, or still to be settled.
 */
@Injectable()
export class SettleAffected implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SettleAffected.name);
  private running: Promise<void> | null = null;
  private closed = false;
  private readonly hasRun: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly changes: ChangeAppointment,
    private readonly feed: ChangeFeed,
    watch: JobWatch,
  ) {
    this.hasRun = watch.expect('affected appointments', POLL_MS);
  }

  /** Settles what is due; callers that ask during a run wait for its end. */
  @Interval(POLL_MS)
  run(): Promise<void> {
    if (this.closed) return Promise.resolve();
    this.running ??= this.drain()
      .then(this.hasRun)
      .catch((error: unknown) => this.logger.warn({ error: errorName(error) }, 'Affected appointments could not be settled'))
      .finally(() => (this.running = null));
    return this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  private async drain(): Promise<void> {
    for (;;) {
      const [rows] = await this.sql.batch(claimReady({ now: new Date(this.clock.now()), most: AT_ONCE }));
      try {
        for (const row of rows) await this.settle(row);
      } finally {
        this.announce(rows);
      }
      if (this.closed || rows.length < AT_ONCE) return;
    }
  }

  /** Screens follow the appointments themselves; what still needs somebody they ask for, once for all of these. */
  private announce(rows: readonly ReadyRow[]): void {
    for (const hospitalId of new Set(rows.map((row) => row.hospitalId)))
      this.feed.publish({ topic: 'calendar-changes', id: null, hospitalId });
  }

  private async settle(row: ReadyRow): Promise<void> {
    if (row.gone) return this.end(row, 'gone');
    try {
      // Somebody has changed it at this moment: it is theirs.
      if ((await this.changes.change(this.requestOf(row))) === null) await this.end(row, 'gone');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await this.end(row, 'failed', outcomeOf(error));
    }
  }

  private requestOf(row: ReadyRow): ChangeRequest {
    const { id, decision, doctorId, startMs, endMs, version, changeId, onlyAt } = row;
    const known = { version, doctorId, at: startMs, end: endMs };
    const asking = { id, known, now: this.clock.now(), actor: deciderOf(row), hospitalId: onlyAt } as const;
    const request = { ...asking, audience: 'staff', takeHeld: false, hold: null, undoBy: null } as const;
    const extraStatements = [settled({ changeId, appointmentId: id, state: 'done', outcome: null })];
    if (decision.act === 'move') return { ...request, extraStatements, at: Date.parse(decision.at) };
    if (decision.act === 'reassign') return { ...request, extraStatements, doctorId: decision.doctorId, at: Date.parse(decision.at) };
    return { ...request, extraStatements, status: 'cancelled' };
  }

  private async end({ changeId, id }: ReadyRow, state: 'gone' | 'failed', outcome: Outcome | null = null): Promise<void> {
    await this.sql.batch(settled({ changeId, appointmentId: id, state, outcome }));
  }
}

/** Who decided acts, with the change or later; their account may be gone by now. */
const deciderOf = ({ decidedBy, username, role, hospitalId }: ReadyRow): RequestContext => ({
  id: decidedBy,
  ...(username === null ? {} : { username }),
  role: role ?? 'system',
  hospitalId,
});

const outcomeOf = (refusal: Refusal): Outcome => {
  const nearest = refusal.extra?.['nearest'];
  return { why: refusal.message, ...(Array.isArray(nearest) ? { nearest: nearest.map(String) } : {}) };
};
