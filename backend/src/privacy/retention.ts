import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { dropTexts, forgetBrowsers } from '../appointments/booking/settle.sql';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { SYSTEM } from '../request-context';
import { dropHospitalTexts, dropPatientTexts } from './erase.sql';
import { keptFrom } from './kept-from';

const HOUR_MS = 3_600_000;

/** Deletes what had to be kept of erased people once the time is over. Several servers may do it at once. */
@Injectable()
export class Retention {
  private readonly logger = new Logger(Retention.name);

  private readonly hasSwept: () => void;

  constructor(
    private readonly sql: Sql,
    watch: JobWatch,
  ) {
    this.hasSwept = watch.expect('retention', HOUR_MS);
  }

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    try {
      await this.drop();
      this.hasSwept();
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'What is kept too long could not be dropped');
    }
  }

  async drop(): Promise<void> {
    await this.sql.batch(dropTexts(Date.now(), SYSTEM, { patientId: null, before: keptFrom() }));
    await this.sql.transaction(SYSTEM, (db) => db.query(dropPatientTexts({ patientId: null })));
    await this.sql.query(dropHospitalTexts({ patientId: null }));
    await this.sql.batch(forgetBrowsers({ now: new Date() }));
  }
}
