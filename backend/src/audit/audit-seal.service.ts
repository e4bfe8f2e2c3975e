import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';

const SECOND_MS = 1_000;
/** At every tenth tick it also looks for rows that became visible later than their number suggests. */
const LATE_EVERY = 10;
const HOUR_MS = 3_600_000;
/** As many rows as can be chained well within the time limit of a statement. */
const AT_ONCE = 2_000;

const HEAD = `select position, encode(hash, 'hex') as hash from audit_chain order by position desc limit 1`;

export interface ChainHead {
  readonly position: number;
  readonly hash: string;
}

/** Adds rows to the chain outside of the transactions that write them: the chain's lock would make bookings queue. */
@Injectable()
export class AuditSeal {
  private readonly logger = new Logger(AuditSeal.name);
  private running = false;
  private ticks = 0;
  private whole = true;

  constructor(private readonly sql: Sql) {}

  /** Adds every row to the chain. `whole` also finds rows of a very long transaction. */
  async seal(whole: boolean): Promise<void> {
    while ((await this.sealSome(false)) === AT_ONCE);
    while (whole && (await this.sealSome(true)) === AT_ONCE);
  }

  /** See database/objects/seal_audit.sql. */
  private async sealSome(whole: boolean | null): Promise<number> {
    const [row] = await this.sql.named<{ sealed: number }>('audit-seal', 'select seal_audit($1, $2) as sealed', [AT_ONCE, whole]);
    return row?.sealed ?? 0;
  }

  async head(): Promise<ChainHead | null> {
    return this.sql.one<ChainHead>(HEAD);
  }

  @Interval(SECOND_MS)
  async tick(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      if (this.whole || this.ticks % LATE_EVERY === 0) await this.seal(this.whole);
      else while ((await this.sealSome(null)) === AT_ONCE);
      this.ticks += 1;
      this.whole = false;
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'The audit log could not be sealed');
    } finally {
      this.running = false;
    }
  }

  /** The server's log notes the last link, so that a chain that was cut off or rewritten can be detected. */
  @Interval(HOUR_MS)
  async anchor(): Promise<void> {
    this.whole = true;
    const head = await this.head().catch(() => null);
    if (head) this.logger.log({ ...head }, 'Head of the audit chain');
  }
}
