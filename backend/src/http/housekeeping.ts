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
  `delete from request_keys where ctid = any (array(
     select ctid from request_keys where created_at < now() - interval '2 days' limit 5000))`,
  `delete from hold_history where ctid = any (array(select ctid from hold_history where ends_at < now() - interval '1 day' limit 5000))`,
  `delete from slot_holds where kind = 'visitor' and expires_at < now() - interval '1 hour'`,
  `delete from booking_handles where id in (select id from booking_handles where expires_at < now() - interval '1 day' limit 5000)`,
  `delete from booking_codes where id in (select id from booking_codes where expires_at < now() - interval '2 days' limit 5000)`,
  'delete from booking_proofs where token_hash in (select token_hash from booking_proofs where expires_at < now() limit 5000)',
  `delete from booking_devices where ctid = any (array(select ctid from booking_devices where expires_at < now() limit 5000))`,
  // From which browser and network somebody has booked is of use against floods only.
  `update appointments set browser_hash = null, network = null where id in (
     select id from appointments where browser_hash is not null and created_at < now() - interval '30 days' limit 5000)`,
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
