import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Sql } from '../../database/sql';
import { errorName } from '../../error-name';
import { JobWatch } from '../../job-watch';
import { SWEPT_AT_ONCE, sweepDeliveries } from './deliveries.sql';

const HOUR_MS = 3_600_000;

/** Deletes the deliveries of more than 30 days ago, whatever came of them. */
@Injectable()
export class WebhookSweep {
  private readonly logger = new Logger(WebhookSweep.name);
  private readonly hasSwept: () => void;

  constructor(
    private readonly sql: Sql,
    watch: JobWatch,
  ) {
    this.hasSwept = watch.expect('sweep of webhooks', HOUR_MS);
  }

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    try {
      while ((await this.sql.query(sweepDeliveries())).length === SWEPT_AT_ONCE);
      this.hasSwept();
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'Deliveries of webhooks could not be swept');
    }
  }
}
