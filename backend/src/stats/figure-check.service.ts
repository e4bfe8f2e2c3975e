import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DEFAULT_ZONE, dayOf } from '@arogya/domain/clock';
import pg from 'pg';
import { Clock } from '../appointments/clock';
import { Config } from '../config';
import { SESSION_OPTIONS } from '../database/data-source';
import { onClient, Sql, type Db } from '../database/sql';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { differences, recount, type Difference } from '../events/readers/recount';
import type { DifferingFigure, FigureCheck } from './figure-check.dto';
import { iso } from '../iso';
import { prepared } from '../database/statement';

/** When hospitals sleep. */
const AT_NIGHT = '0 30 2 * * *';
const DAY_MS = 86_400_000;
const MOST_MS = 900_000;

/** One server takes the day's comparison; the others find it taken. */
const takeDay = prepared<object, { day: string }>(
  'take-figure-check',
  'insert into figure_checks (day) values (:day) on conflict do nothing returning day',
);
const checkDone = prepared<object, { day: string; now: string; differing: string }>(
  'figure-check-done',
  'update figure_checks set checked_at = :now, differing = :differing where day = :day',
);
const sweepChecks = prepared<object, { day: string }>('sweep-figure-checks', `delete from figure_checks where day < :day::date - 90`);
const LAST = `select checked_at as "checkedAt", differing from figure_checks where checked_at is not null order by day desc limit 1`;

/** Who writes leads or patients meanwhile waits; so it waits no longer than this for those who write already. */
const PATIENCE = `set local lock_timeout = '2s'`;

type Counts = ReadonlyMap<string, number>;
type Connection = Pick<Db, 'query'>;

/** How many figures of each kind differ: keys stay out of it, since an activity names a patient. */
function byKind(found: readonly Difference[]): Counts {
  const counts = new Map<string, number>();
  for (const { figure } of found) {
    const kind = figure.split(' ')[0] ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}

/** Compares every kept figure with the rows, each night, counts anew those that differ, and says which these were. */
@Injectable()
export class FigureChecks {
  private readonly logger = new Logger(FigureChecks.name);
  private readonly hasChecked: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly config: Config,
    watch: JobWatch,
  ) {
    this.hasChecked = watch.expect('check of figures', DAY_MS);
  }

  @Cron(AT_NIGHT, { timeZone: DEFAULT_ZONE })
  async check(): Promise<void> {
    const now = this.clock.now();
    const day = dayOf(now, DEFAULT_ZONE);
    try {
      if (!(await this.sql.one(takeDay({ day })))) return this.hasChecked();
      const differing = await this.onOwnConnection((db) => this.compareAndRepair(db));
      await this.sql.query(checkDone({ day, now: iso(now), differing: JSON.stringify(differing) }));
      await this.sql.query(sweepChecks({ day }));
      if (differing.length > 0) this.logger.error({ differing }, 'Kept figures differed from the records');
      this.hasChecked();
    } catch (error) {
      this.logger.error({ error: errorName(error) }, 'Kept figures could not be compared');
    }
  }

  async last(): Promise<FigureCheck> {
    const [last] = await this.sql.named<FigureCheck>('figure-check-last', LAST);
    if (!last) return { checkedAt: null, differing: [] };
    // What an older server has found it has left as it was.
    return { ...last, differing: last.differing.map((one) => ({ ...one, repaired: one.repaired ?? false })) };
  }

  /** What differed, and whether it still does after it was counted anew. */
  private async compareAndRepair(db: Connection): Promise<DifferingFigure[]> {
    const differed = byKind(await differences(db));
    if (differed.size === 0) return [];
    const left = (await this.repair(db)) ? byKind(await differences(db)) : differed;
    return [...differed].map(([figure, count]) => ({ figure, count, repaired: !left.has(figure) }));
  }

  private async repair(db: Connection): Promise<boolean> {
    await db.query('begin');
    try {
      await db.query(PATIENCE);
      await recount(db);
      await db.query('commit');
      return true;
    } catch (error) {
      await db.query('rollback');
      this.logger.error({ error: errorName(error) }, 'Kept figures could not be counted anew');
      return false;
    }
  }

  /** It reads whole tables, and the server's connections end what takes longer than seconds. */
  private async onOwnConnection<T>(work: (db: Connection) => Promise<T>): Promise<T> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      statement_timeout: MOST_MS,
      application_name: 'arogyadesk figures',
      options: SESSION_OPTIONS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(onClient(client));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
