import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { phoneKey } from '@arogya/domain/phones/phone';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { SYSTEM } from '../request-context';
import { KEPT_KEYS } from './phone-keys.sql';

const HOUR_MS = 3_600_000;
const AT_ONCE = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Keys of rows that were stored by a version that read a phone otherwise, or made none: at the start and every hour, as a server of
 * the version before may write some more. What somebody has typed stays as it is. Several servers may do it at once.
 */
@Injectable()
export class PhoneKeys implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(PhoneKeys.name);
  private readonly hasEnded: () => void;
  private running: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly sql: Sql,
    watch: JobWatch,
  ) {
    this.hasEnded = watch.expect('keys of phones', HOUR_MS);
  }

  /** No start waits for it. */
  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  @Interval(HOUR_MS)
  async run(): Promise<void> {
    try {
      for (const kept of KEPT_KEYS) await this.rewrite(kept);
      this.hasEnded();
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'The keys of some phones could not be written');
    }
  }

  private async rewrite({ read, write }: (typeof KEPT_KEYS)[number]): Promise<void> {
    for (let last = BEFORE_ALL; !this.closed;) {
      const rows = await this.sql.query(read({ last, most: AT_ONCE }));
      const others = rows.filter(({ phone, key }) => phoneKey(phone) !== key);
      const columns = {
        ids: others.map(({ id }) => id),
        phones: others.map(({ phone }) => phone),
        keys: others.map(({ phone }) => phoneKey(phone)),
      };
      if (others.length > 0) await this.sql.transaction(SYSTEM, (db) => db.query(write(columns)));
      if (rows.length < AT_ONCE) return;
      last = rows.at(-1)?.id ?? last;
    }
  }
}
