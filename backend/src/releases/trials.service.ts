import { Injectable, Logger } from '@nestjs/common';
import { Cron, Interval } from '@nestjs/schedule';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { verdictOn, withdrawnText, type Outcome } from '@arogya/domain/releases/trial';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { LiveService } from './live.service';
import type { Fault, Trial } from './release.dto';
import { ReleaseCache } from './release-cache';
import { FAULTS, OUTCOMES, sweepSessions } from './trials.sql';
import { iso } from '../iso';

const LOOK_MS = 10_000;
const AT_NIGHT = '0 20 3 * * *';

type OutcomeRow = Omit<Trial, 'verdict' | 'faults'>;

const outcomesOf = ({ sessions, failed, stableSessions, stableFailed }: OutcomeRow): readonly [trial: Outcome, stable: Outcome] => [
  { sessions, failed },
  { sessions: stableSessions, failed: stableFailed },
];

/** Watches releases on trial, and takes back those that fail more often than what is live beside them. */
@Injectable()
export class Trials {
  private readonly logger = new Logger(Trials.name);
  private readonly hasLooked: () => void;
  private withdrawn = 0;

  constructor(
    private readonly sql: Sql,
    private readonly releaseCache: ReleaseCache,
    private readonly live: LiveService,
    private readonly watch: JobWatch,
  ) {
    this.hasLooked = watch.expect('trials', LOOK_MS);
  }

  async all(): Promise<Trial[]> {
    const [rows, faults] = await Promise.all([
      this.sql.query<OutcomeRow>(OUTCOMES),
      this.sql.query<Fault & { readonly name: string }>(FAULTS),
    ]);
    return rows.map((row) => ({
      ...row,
      verdict: verdictOn(...outcomesOf(row)),
      faults: faults.filter(({ name }) => name === row.name).map(({ name: _name, ...fault }) => fault),
    }));
  }

  /** How many this server has taken back since it started. */
  get takenBack(): number {
    return this.withdrawn;
  }

  @Interval(LOOK_MS)
  async look(): Promise<void> {
    try {
      if (this.releaseCache.hasTrials()) await this.compare();
      this.hasLooked();
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'Releases on trial could not be checked');
    }
  }

  @Cron(AT_NIGHT, { timeZone: DEFAULT_ZONE })
  async sweep(): Promise<void> {
    await this.sql.query(sweepSessions({ now: iso(this.watch.now()) }));
  }

  private async compare(): Promise<void> {
    for (const row of await this.sql.query<OutcomeRow>(OUTCOMES)) {
      const [trial, stable] = outcomesOf(row);
      if (verdictOn(trial, stable) !== 'worse') continue;
      if (await this.live.withdraw(row.name, row.id, withdrawnText(trial, stable))) {
        this.withdrawn += 1;
        this.logger.warn(
          { mfe: row.name, release: row.id, sessions: trial.sessions, failed: trial.failed },
          'A release on trial was taken back',
        );
      }
    }
  }
}
