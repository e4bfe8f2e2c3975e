import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../database/sql';

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
export class Housekeeping implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(Housekeeping.name);
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly sql: Sql) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR_MS);
    this.timer.unref();
  }

  onApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    for (const statement of SWEEPS) {
      await this.sql.query(statement).catch((error: unknown) => {
        this.logger.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'A sweep failed');
      });
    }
  }
}
