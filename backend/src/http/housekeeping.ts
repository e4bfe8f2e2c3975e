import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';

const HOUR_MS = 3_600_000;

/** What has ended and is of no use to anybody; each in small bites, so that nothing waits for it. */
const SWEEPS = [
  'delete from sessions where sid in (select sid from sessions where expire < now() limit 5000)',
  `delete from rate_limits where key in (select key from rate_limits where resets_at < now() - interval '1 day' limit 5000)`,
  `delete from idempotency_keys where ctid = any (array(
     select ctid from idempotency_keys where created_at < now() - interval '2 days' limit 5000))`,
] as const;

/** Sweeps once an hour. Several servers may do it at once. */
@Injectable()
export class Housekeeping {
  private readonly logger = new Logger(Housekeeping.name);

  constructor(private readonly sql: Sql) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    for (const statement of SWEEPS) {
      await this.sql.query(statement).catch((error: unknown) => {
        this.logger.warn({ error: errorName(error) }, 'A sweep failed');
      });
    }
  }
}
