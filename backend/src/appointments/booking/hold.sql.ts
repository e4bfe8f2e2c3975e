import { prepared } from '../../database/statement';
import { takenOf } from '../calendars.sql';

/** $1 doctor, $2 own browser, $3 and $4 the day, $5 now: what is booked on that day, and how many starts other visitors hold. */
export const dayFacts = prepared<{ taken: string | null; heldOfDay: number }>(
  'hold-day-facts',
  `select ${takenOf('$1')},
     (select count(*)::int from slot_holds
       where doctor_id = $1 and during && tstzrange($3, $4) and kind = 'visitor' and expires_at > $5
         and (browser_hash = $2) is not true) as "heldOfDay"`,
);

/**
 * $1 browser, $2 network, $3 doctor, $4 start, $5 hospital, $6 now: when the last hold of this start, by the same browser or
 * network, ends or ended, in ms since 1970.
 */
export const holderFacts = prepared<{ before: number | null; heldOfNetwork: number }>(
  'holder-facts',
  `select (select (date_part('epoch', max(ends_at)) * 1000)::bigint from hold_history
       where holder in ($1, $2) and doctor_id = $3 and start_at = $4) as before,
     (select count(*)::int from slot_holds s join doctors d on d.id = s.doctor_id
       where s.network = $2 and d.hospital_id = $5 and s.kind = 'visitor' and s.expires_at > $6
         and (s.browser_hash = $1) is not true) as "heldOfNetwork"`,
);

/** Deletes this doctor's holds that have ended, and every hold of this browser. $3 is a hold that the browser names. */
export const giveUpHolds = prepared(
  'give-up-holds',
  `delete from slot_holds where (doctor_id = $1 and expires_at <= $4) or (kind = 'visitor' and (browser_hash = $2 or id = $3::uuid))`,
);

/** $1 hold, $2 doctor, $3 start, $4 end, $5 browser, $6 network, $7 now, $8 its end. */
export const insertHold = prepared(
  'insert-hold',
  `insert into slot_holds (id, doctor_id, during, kind, browser_hash, network, made_at, expires_at)
   values ($1, $2, tstzrange($3, $4), 'visitor', $5, $6, $7, $8)`,
);

/** $1 browser, $2 network, $3 doctor, $4 start, $5 when the hold ends. */
export const rememberHold = prepared(
  'remember-hold',
  `insert into hold_history as kept (holder, doctor_id, start_at, ends_at) values ($1, $3, $4, $5), ($2, $3, $4, $5)
   on conflict (holder, doctor_id, start_at) do update set ends_at = excluded.ends_at`,
);

export const releaseHold = prepared('release-hold', `delete from slot_holds where id = $1 and kind = 'visitor'`);
