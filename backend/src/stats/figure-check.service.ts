import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DEFAULT_ZONE, dayOf } from '@arogya/domain/clock';
import pg from 'pg';
import { Clock } from '../appointments/clock';
import { Config } from '../config';
import { SESSION_OPTIONS } from '../database/data-source';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { differences, type Difference } from '../events/readers/recount';
import type { DifferingFigure, FigureCheck } from './figure-check.dto';
import { iso } from '../iso';

/** When hospitals sleep. */
const AT_NIGHT = '0 30 2 * * *';
const DAY_MS = 86_400_000;
const MOST_MS = 900_000;

/** One server takes the day's comparison; the others find it taken. */
const TAKE = 'insert into figure_checks (day) values ($1) on conflict do nothing returning day';
const DONE = 'update figure_checks set checked_at = $2, differing = $3 where day = $1';
const SWEEP = `delete from figure_checks where day < $1::date - 90`;
const LAST = `select checked_at as "checkedAt", differing from figure_checks where checked_at is not null order by day desc limit 1`;

/** How many figures of each kind differ: keys stay out of it, since an activity names a patient. */
function byKind(found: readonly Difference[]): DifferingFigure[] {
  const counts = new Map<string, number>();
  for (const { figure } of found) {
    const kind = figure.split(' ')[0] ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([figure, count]) => ({ figure, count }));
}

/** Compares every kept figure with the rows, each night, and says where they differ. */
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
      if (!(await this.sql.one(TAKE, [day]))) return this.hasChecked();
      const differing = byKind(await this.compare());
      await this.sql.query(DONE, [day, iso(now), JSON.stringify(differing)]);
      await this.sql.query(SWEEP, [day]);
      if (differing.length > 0) this.logger.error({ differing }, 'Kept figures differ from the records');
      this.hasChecked();
    } catch (error) {
      this.logger.error({ error: errorName(error) }, 'Kept figures could not be compared');
    }
  }

  async last(): Promise<FigureCheck> {
    const [last] = await this.sql.named<FigureCheck>('figure-check-last', LAST);
    return last ?? { checkedAt: null, differing: [] };
  }

  /** On a connection of its own: it reads whole tables, and the server's connections end what takes longer than seconds. */
  private async compare(): Promise<Difference[]> {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      statement_timeout: MOST_MS,
      application_name: 'arogyadesk figures',
      options: SESSION_OPTIONS,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await differences({ query: async <T extends object>(text: string) => (await client.query<T>(text)).rows });
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
