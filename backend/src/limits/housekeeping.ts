import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';

const HOUR_MS = 3_600_000;

/** Deletes a few of the rows that have ended; rows that another server is deleting are skipped. */
const sweepOf = (table: string, ended: string): string =>
  `delete from ${table} where ctid = any (array(select ctid from ${table} where ${ended} limit 5000 for update skip locked))`;

/** Nobody has to decide any more about an appointment that is over: what waits for somebody stays few. */
const NOT_DECIDED = `
update calendar_change_appointments set state = 'gone' where ctid = any (array(
  select x.ctid from calendar_change_appointments x join appointments a on a.id = x.appointment_id
  where x.state in ('open', 'failed') and a.start_at < now() - interval '1 day' limit 5000 for update of x skip locked))`;

/** Rows that have ended and that nobody needs; a few at a time, so that nothing waits for it. */
const SWEEPS = [
  NOT_DECIDED,
  sweepOf('sessions', 'expire < now()'),
  sweepOf('pending_sign_ins', 'expires_at < now()'),
  sweepOf('known_browsers', `seen_at < now() - interval '180 days'`),
  sweepOf('rate_limits', `resets_at < now() - interval '1 day'`),
  sweepOf('request_keys', `created_at < now() - interval '2 days'`),
  sweepOf('bulk_answers', `answered_at < now() - interval '2 days'`),
  sweepOf('slot_holds', `expires_at < now() - interval '1 hour'`),
  sweepOf('appointment_undos', `until < now() - interval '1 hour'`),
  sweepOf('lead_undos', `until < now() - interval '1 hour'`),
  sweepOf('hold_history', `ends_at < now() - interval '2 days'`),
  sweepOf('booking_handles', `expires_at < now() - interval '1 day'`),
  sweepOf('booking_codes', `expires_at < now() - interval '2 days'`),
  sweepOf('booking_proofs', 'expires_at < now()'),
  sweepOf('booking_devices', 'expires_at < now()'),
] as const;

/** Sweeps once an hour. Several servers may do it at once. */
@Injectable()
export class Housekeeping {
  private readonly logger = new Logger(Housekeeping.name);

  private readonly hasSwept: () => void;

  constructor(
    private readonly sql: Sql,
    watch: JobWatch,
  ) {
    this.hasSwept = watch.expect('housekeeping', HOUR_MS);
  }

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    let failed = false;
    for (const statement of SWEEPS) {
      await this.sql.query(statement).catch((error: unknown) => {
        failed = true;
        this.logger.warn({ error: errorName(error) }, 'A sweep failed');
      });
    }
    if (!failed) this.hasSwept();
  }
}
