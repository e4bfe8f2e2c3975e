import { selection, type RowOf } from '../database/columns';
import { PatientEntity } from '../patients/patient.entity';
import type { Typed } from './typed';
import type { CodeFacts } from '@arogya/domain/booking/code-limits';
import { prepared } from '../database/statement';

/** Requests for one phone take turns, because sent codes are counted. */
export const lockPhone = prepared('lock-phone-codes', `select pg_advisory_xact_lock(hashtextextended('codes ' || $1, 0))`);

/** The three devices that have known a phone longest, and those that have proven it, count as its own. */
const IS_DEVICE = `exists (select from booking_devices own
  where own.token_hash = $3 and own.phone_key = $1 and own.expires_at > $4 and (own.proven or own.made_at <= (
    select max(first.made_at) from (select distinct made_at from booking_devices
      where phone_key = $1 and expires_at > $4 order by made_at limit 3) first)))`;

/** $1 phone, $2 browser, $3 device, $4 now. */
export const codeFacts = prepared<CodeFacts>(
  'code-facts',
  `select count(*) filter (where device_hash is null and browser_hash = $2 and sent_at > $4::timestamptz - interval '1 hour')::int as "ofBrowser",
     count(*) filter (where device_hash is null)::int as "ofStrangers",
     (date_part('epoch', max(sent_at) filter (where device_hash is null)) * 1000)::bigint as "lastOfStrangers",
     ${IS_DEVICE} as "isDevice", count(*) filter (where device_hash = $3)::int as "ofDevice"
   from booking_codes where phone_key = $1 and sent_at > $4::timestamptz - interval '24 hours'`,
);

/** The unused code that this browser has for the phone: $1 phone, $2 browser, $3 now. */
export const liveCode = prepared<{ id: string; endMs: number }>(
  'live-code',
  `select id, (date_part('epoch', expires_at) * 1000)::bigint as "endMs" from booking_codes
   where phone_key = $1 and browser_hash = $2 and expires_at > $3 and tries_left > 0 order by sent_at desc limit 1`,
);

/** A new code ends the one before. $1 phone, $2 browser, $3 now. */
export const endCodes = prepared(
  'end-codes',
  'update booking_codes set expires_at = $3 where phone_key = $1 and browser_hash = $2 and expires_at > $3',
);

/** $1 id, $2 phone, $3 hash of the code, $4 tries, $5 its end, $6 browser, $7 the device whose limit it counts against, $8 now. */
export const keepCode = prepared(
  'keep-code',
  `insert into booking_codes (id, phone_key, code_hash, tries_left, expires_at, browser_hash, device_hash, sent_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** Every try is counted before anything is compared, so that parallel tries are no more than five. */
export const TRY_CODE = `
update booking_codes set tries_left = tries_left - 1
where id = $1 and phone_key = $2 and tries_left > 0 and expires_at > $3
returning code_hash as "codeHash"`;

/** Of several calls with the right code at once, one finds it unused. */
export const USE_CODE = 'update booking_codes set expires_at = $2 where id = $1 and expires_at > $2 returning id';

/** The earlier proof of this browser, for whatever phone, ends with the new one. */
export const KEEP_PROOF = `
with ended as (delete from booking_proofs where token_hash = $4)
insert into booking_proofs (token_hash, phone_key, expires_at) values ($1, $2, $3)`;

export const PROOF_OF_PHONE = 'select from booking_proofs where token_hash = $1 and phone_key = $2 and expires_at > $3';

export const FORGET_PROOF = 'delete from booking_proofs where token_hash = $1';

const PERSON = selection(PatientEntity, 'p', 'version', 'name', 'email', 'gender', 'location');

export type FamilyRow = RowOf<typeof PERSON> & Pick<Typed, 'ageOn'> & { readonly patientId: string; readonly age: number | null };

/** The people of a phone as they stand, who was seen last first. */
export const PATIENTS_OF_PHONE = `
select ${PERSON}, p.id as "patientId", p.age_told as age, p.age_told_on as "ageOn"
from patients p where p.phone_key = $1 and p.archived_at is null
order by (select last_booked_at from patient_activity where patient_id = p.id) desc, p.id desc limit $2`;
