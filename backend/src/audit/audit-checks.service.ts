import { Injectable, Logger } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { Config } from '../config';
import { Sql, type Tx } from '../database/sql';
import { withDatabase } from '../database/with-database';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { SYSTEM } from '../request-context';
import { AuditSeal } from './audit-seal.service';
import type { AuditVerification } from './audit.dto';
import {
  addCheck,
  answerOf,
  kept,
  LAST_CHECK,
  LAST_INTACT,
  LAST_WHOLE,
  linkStands,
  sweepChecks,
  sealed,
  type KeptCheck,
  type KeptRow,
} from './kept-check';
import { verifyChain, verifyOn, type ChainVerification } from './verify-chain';
import { iso } from '../iso';

/** When hospitals sleep, and the check of figures is done. */
const AT_NIGHT = '0 45 2 * * *';
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** One server checks at a time; the lock ends with the transaction. */
const TAKE = 'select pg_try_advisory_xact_lock(7701003) as taken';
const UNDER_WAY = 'The log is being checked right now.';

type CheckResult = Pick<KeptCheck, 'intact' | 'brokenAt' | 'place'>;

/** Verifies the log and keeps what it has found: the whole chain each night, each hour the links that were added since. */
@Injectable()
export class AuditChecks {
  private readonly logger = new Logger(AuditChecks.name);
  private running: Promise<AuditVerification> | null = null;
  private readonly hasChecked: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly sealer: AuditSeal,
    private readonly config: Config,
    private readonly watch: JobWatch,
  ) {
    this.hasChecked = watch.expect('check of the audit log', DAY_MS);
  }

  /** What the last check has found; of no check when what is kept was not written by a server. */
  async last(): Promise<AuditVerification> {
    return answerOf(await this.keptBy(this.sql, LAST_CHECK));
  }

  /** Checks the whole chain. Callers that ask meanwhile share the answer; while another server checks, it refuses (409). */
  now(): Promise<AuditVerification> {
    return (this.running ??= this.whole().finally(() => {
      this.running = null;
    }));
  }

  /** Once by all servers: whoever comes later finds it done, or under way. */
  @Cron(AT_NIGHT, { timeZone: DEFAULT_ZONE })
  async nightly(): Promise<void> {
    try {
      const last = await this.keptBy(this.sql, LAST_WHOLE);
      if (!last || Date.parse(last.checkedAt) < this.watch.now() - HOUR_MS) await this.now();
      this.hasChecked();
    } catch (error) {
      if (error instanceof Refusal) this.hasChecked();
      else this.failed(error);
    }
  }

  /** Goes on from where the last check ended; where that did not end well, it leaves the chain to the night. */
  @Interval(HOUR_MS)
  async hourly(): Promise<void> {
    try {
      if (this.running) return;
      await this.sealer.seal(false);
      await this.sql.transaction(SYSTEM, (db) => this.goOn(db));
    } catch (error) {
      if (!(error instanceof Refusal)) this.failed(error);
    }
  }

  /** On connections of its own: the server's end what takes longer than seconds. */
  private async whole(): Promise<AuditVerification> {
    await this.sealer.seal(true);
    return withDatabase({ url: this.config.databaseUrl, timeLimits: false }, (sql) => sql.transaction(SYSTEM, (db) => this.checkAll(db)));
  }

  private async goOn(db: Tx): Promise<void> {
    await this.take(db);
    const last = await this.keptBy(db, LAST_CHECK);
    if (last?.intact) await this.keep(db, await this.compared(db, await verifyOn(db, this.config, last.place), last), false);
  }

  private async checkAll(db: Tx): Promise<AuditVerification> {
    await this.take(db);
    const last = await this.keptBy(db, LAST_INTACT);
    return this.keep(db, await this.compared(db, await verifyChain(db, this.config), last), true);
  }

  private async take(db: Tx): Promise<void> {
    if (!(await db.one<{ taken: boolean }>(TAKE))?.taken) throw new Refusal('busy', { message: UNDER_WAY });
  }

  /** A chain that no longer holds the link at which it was intact before was cut off, or written anew. */
  private async compared(db: Tx, { intact, brokenAt, place }: ChainVerification, last: KeptCheck | null): Promise<CheckResult> {
    const isCut =
      intact && last !== null && last.place.rows > 0 && !(await db.one(linkStands({ place: last.place.rows, hash: last.place.head })));
    return isCut ? { intact: false, brokenAt: last.place.rows, place } : { intact, brokenAt, place };
  }

  private async keep(db: Tx, found: CheckResult, whole: boolean): Promise<AuditVerification> {
    const checkedAt = iso(this.watch.now());
    const check = { ...found, whole, checkedAt };
    const { text, seal } = sealed(this.config, check);
    await db.query(addCheck({ checkedAt, whole, intact: found.intact, result: text, seal }));
    await db.query(sweepChecks({ now: checkedAt }));
    if (!found.intact) this.logger.error({ rows: found.place.rows, brokenAt: found.brokenAt }, 'The audit log is not as it was written');
    return answerOf(check);
  }

  private async keptBy(db: Pick<Sql, 'one'>, statement: string): Promise<KeptCheck | null> {
    return kept(this.config, await db.one<KeptRow>(statement));
  }

  private failed(error: unknown): void {
    this.logger.error({ error: errorName(error) }, 'The audit log could not be checked');
  }
}
