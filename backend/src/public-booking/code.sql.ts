import { selection, type RowOf } from '../database/columns';
import { PatientEntity } from '../records/patient.entity';
import type { RememberedPerson } from './remembered-person';
import type { CodeFacts } from '@arogya/domain/public-booking/code-limits';
import { prepared } from '../database/statement';

/** Requests for one phone take turns, because sent codes are counted. */
export const lockPhone = prepared<object, { phoneKey: string }>(
  'lock-phone-codes',
  `select pg_advisory_xact_lock(hashtextextended('codes ' || :phoneKey, 0))`,
);

/** The three devices that have known a phone longest, and those that have proven it, count as its own. */
const IS_DEVICE = `exists (select from booking_devices own
  where own.token_hash = :device and own.phone_key = :phoneKey and own.expires_at > :now and (own.proven or own.made_at <= (
    select max(first.made_at) from (select distinct made_at from booking_devices
      where phone_key = :phoneKey and expires_at > :now order by made_at limit 3) first)))`;

export const codeFacts = prepared<CodeFacts, { phoneKey: string; browser: string; device: string | null; now: string }>(
  'code-facts',
  `select count(*) filter (where device_hash is null and browser_hash = :browser and sent_at > :now::timestamptz - interval '1 hour')::int as "ofBrowser",
     count(*) filter (where device_hash is null)::int as "ofStrangers",
     (date_part('epoch', max(sent_at) filter (where device_hash is null)) * 1000)::bigint as "lastOfStrangers",
     ${IS_DEVICE} as "isDevice", count(*) filter (where device_hash = :device)::int as "ofDevice"
   from booking_codes where phone_key = :phoneKey and sent_at > :now::timestamptz - interval '24 hours'`,
);

/** The unused code that this browser has for the phone. */
export const liveCode = prepared<{ id: string; endMs: number }, { phoneKey: string; browser: string; now: string }>(
  'live-code',
  `select id, (date_part('epoch', expires_at) * 1000)::bigint as "endMs" from booking_codes
   where phone_key = :phoneKey and browser_hash = :browser and expires_at > :now and tries_left > 0 order by sent_at desc limit 1`,
);

/** A new code ends the one before. */
export const endCodes = prepared<object, { phoneKey: string; browser: string; now: string }>(
  'end-codes',
  'update booking_codes set expires_at = :now where phone_key = :phoneKey and browser_hash = :browser and expires_at > :now',
);

/** `device` is the one whose limit it counts against. */
export const keepCode = prepared<
  object,
  { id: string; phoneKey: string; codeHash: string; tries: number; until: string; browser: string; device: string | null; now: string }
>(
  'keep-code',
  `insert into booking_codes (id, phone_key, code_hash, tries_left, expires_at, browser_hash, device_hash, sent_at)
   values (:id, :phoneKey, :codeHash, :tries, :until, :browser, :device, :now)`,
);

/** Every try is counted before anything is compared, so that parallel tries are no more than five. */
export const tryCode = prepared<{ codeHash: string }, { id: string; phoneKey: string; now: string }>(
  'try-code',
  `
update booking_codes set tries_left = tries_left - 1
where id = :id and phone_key = :phoneKey and tries_left > 0 and expires_at > :now
returning code_hash as "codeHash"`,
);

/** Of several calls with the right code at once, one finds it unused. */
export const useCode = prepared<object, { id: string; now: string }>(
  'use-code',
  'update booking_codes set expires_at = :now where id = :id and expires_at > :now returning id',
);

/** The earlier proof of this browser, for whatever phone, ends with the new one. */
export const keepProof = prepared<object, { token: string; phoneKey: string; until: string; earlier: string | null }>(
  'keep-proof',
  `
with ended as (delete from booking_proofs where token_hash = :earlier)
insert into booking_proofs (token_hash, phone_key, expires_at) values (:token, :phoneKey, :until)`,
);

export const proofOfPhone = prepared<object, { token: string; phoneKey: string; now: string }>(
  'proof-of-phone',
  'select from booking_proofs where token_hash = :token and phone_key = :phoneKey and expires_at > :now',
);

export const forgetProof = prepared<object, { token: string }>('forget-proof', 'delete from booking_proofs where token_hash = :token');

const PERSON = selection(PatientEntity, 'p', 'version', 'name', 'email', 'gender', 'location');

export type FamilyRow = RowOf<typeof PERSON> &
  Pick<RememberedPerson, 'ageOn'> & { readonly patientId: string; readonly age: number | null };

/** The people of a phone as they stand, who was seen last first. */
export const patientsOfPhone = prepared<FamilyRow, { phoneKey: string; most: number }>(
  'patients-of-phone',
  `
select ${PERSON}, p.id as "patientId", p.age_told as age, p.age_told_on as "ageOn"
from patients p where p.phone_key = :phoneKey and p.archived_at is null
order by (select last_booked_at from patient_activity where patient_id = p.id) desc, p.id desc limit :most`,
);
