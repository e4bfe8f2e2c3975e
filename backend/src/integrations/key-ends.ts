import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { audiencesOf } from '../notifications/audience';
import { NotificationsService } from '../notifications/notifications.service';
import { SYSTEM } from '../request-context';
import { endingKeys } from './integrations.sql';

const HOUR_MS = 3_600_000;

/** Tells the administrators of each key that ends within two weeks, once: without a new one its integration stands still. */
@Injectable()
export class KeyEnds {
  private readonly logger = new Logger(KeyEnds.name);
  private readonly hasLooked: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly notifications: NotificationsService,
    watch: JobWatch,
  ) {
    this.hasLooked = watch.expect('ends of keys', HOUR_MS);
  }

  @Interval(HOUR_MS)
  async look(): Promise<void> {
    try {
      await this.tell();
      this.hasLooked();
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'Keys that end could not be looked for');
    }
  }

  private tell(): Promise<void> {
    const audiences = audiencesOf('key_ends', { hospitalId: null, doctorId: null });
    return this.sql.transaction(SYSTEM, async (db) => {
      for (const { id, ...detail } of await db.query(endingKeys({ zone: DEFAULT_ZONE })))
        await this.notifications.tell(db, audiences, 'key_ends', id, detail);
    });
  }
}
