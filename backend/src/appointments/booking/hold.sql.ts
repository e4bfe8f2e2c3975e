import { prepared } from '../../database/statement';
import { takenOf } from '../calendars.sql';

/** What is booked on that day, and how many starts other visitors hold. */
export const dayFacts = prepared<
  { taken: string | null; heldOfDay: number },
  { doctorId: string; browser: string; from: string; to: string; now: string }
>(
  'hold-day-facts',
  `select ${takenOf(':doctorId')},
     (select count(*)::int from slot_holds
       where doctor_id = :doctorId and during && tstzrange(:from, :to) and kind = 'visitor' and expires_at > :now
         and (browser_hash = :browser) is not true) as "heldOfDay"`,
);

/** When the last hold of this start, by the same browser or network, ends or ended, in ms since 1970. */
export const holderFacts = prepared<
  { before: number | null; heldOfNetwork: number },
  { browser: string; network: string; doctorId: string; start: string; hospitalId: string; now: string }
>(
  'holder-facts',
  `select (select (date_part('epoch', max(ends_at)) * 1000)::bigint from hold_history
       where holder in (:browser, :network) and doctor_id = :doctorId and start_at = :start) as before,
     (select count(*)::int from slot_holds s join doctors d on d.id = s.doctor_id
       where s.network = :network and d.hospital_id = :hospitalId and s.kind = 'visitor' and s.expires_at > :now
         and (s.browser_hash = :browser) is not true) as "heldOfNetwork"`,
);

/** Deletes this doctor's holds that have ended, and every hold of this browser. `replaces` is a hold that the browser names. */
export const giveUpHolds = prepared<object, { doctorId: string; browser: string; replaces: string | null; now: string }>(
  'give-up-holds',
  `delete from slot_holds where (doctor_id = :doctorId and expires_at <= :now) or (kind = 'visitor' and (browser_hash = :browser or id = :replaces::uuid))`,
);

export const insertHold = prepared<
  object,
  { id: string; doctorId: string; start: string; end: string; browser: string; network: string; now: string; ends: string }
>(
  'insert-hold',
  `insert into slot_holds (id, doctor_id, during, kind, browser_hash, network, made_at, expires_at)
   values (:id, :doctorId, tstzrange(:start, :end), 'visitor', :browser, :network, :now, :ends)`,
);

export const rememberHold = prepared<object, { browser: string; network: string; doctorId: string; start: string; ends: string }>(
  'remember-hold',
  `insert into hold_history as kept (holder, doctor_id, start_at, ends_at) values (:browser, :doctorId, :start, :ends), (:network, :doctorId, :start, :ends)
   on conflict (holder, doctor_id, start_at) do update set ends_at = excluded.ends_at`,
);

export const releaseHold = prepared<object, { holdId: string }>(
  'release-hold',
  `delete from slot_holds where id = :holdId and kind = 'visitor'`,
);
