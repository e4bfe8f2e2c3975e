import { REPORTED_COLUMNS, type TypedPerson } from '../appointments/booking/visitor.sql';
import { prepared } from '../database/statement';

export type HandleState = 'new' | 'device' | 'verified';

/** Whether a browser has made handle `b`. One without a browser was made by a server of the version before, and ends within half an hour. */
const isOf = (browser: string): string => `(b.browser_hash is null or b.browser_hash = ${browser})`;

/** $1 id, $2 patient (null: nobody yet), $3 state, $4 phone, $5 typed, $6 bookings, $7 its end, $8 the patient's version that was read, $9 browser. */
export const insertHandle = prepared(
  'insert-handle',
  `insert into booking_handles (id, patient_id, state, phone_key, typed, bookings_left, expires_at, patient_version, browser_hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** $1 handle, $2 now, $3 browser. Locks the handle: nobody books with it until the change is written. */
export const lockHandle = prepared<{ patientId: string | null; state: HandleState; usable: boolean }>(
  'lock-handle',
  `select patient_id as "patientId", state, expires_at > $2 and bookings_left > 0 as usable
   from booking_handles b where id = $1 and ${isOf('$3')} for no key update`,
);

/** No booking was made with it yet: what was typed is replaced. $1 handle, $2 what is typed now. */
export const changeTyped = prepared('change-typed', 'update booking_handles set typed = typed || $2::jsonb where id = $1');

/** There is a patient by now: staff see the change with the coming appointment. $1 handle, $2 typed, $3 what is reported. */
export const reportTyped = prepared(
  'report-typed',
  `update booking_handles set typed = typed || $2::jsonb, reported = coalesce(reported, '{}') || $3::jsonb where id = $1`,
);

const changed = REPORTED_COLUMNS.map(
  ({ field, column, type }) => `${column} = case when $3::jsonb ? '${field}' then ($3::jsonb ->> '${field}')::${type} else p.${column} end`,
);

/**
 * A visitor who has proven the phone changes the patient, and only the sent fields ($3). If anybody has changed the patient
 * since the visitor read it, the change is only reported. $1 handle, $2 typed, $3 reported, $4 now, $5 the day on which they
 * state their age.
 */
export const changePatient = prepared(
  'change-patient-by-handle',
  `with written as (
     update patients p set
       ${changed.join(', ')},
       age_told = case when $3::jsonb ? 'age' then ($3::jsonb ->> 'age')::integer else p.age_told end,
       age_told_on = case when $3::jsonb ? 'age' then $5::date else p.age_told_on end,
       version = p.version + 1, updated_at = $4
     from booking_handles b
     where b.id = $1 and p.id = b.patient_id and p.version = b.patient_version and p.archived_at is null
     returning p.version)
   update booking_handles set typed = typed || $2::jsonb,
     patient_version = coalesce((select version from written), patient_version),
     reported = case when exists (select from written) then reported else coalesce(reported, '{}') || $3::jsonb end
   where id = $1`,
);

export interface VisitorRow {
  readonly phoneKey: string;
  readonly typed: TypedPerson;
  readonly isProven: boolean;
  readonly isKnown: boolean;
}

const isProven = (phone: string, token: string, now: string): string =>
  `exists (select from booking_proofs where token_hash = ${token} and phone_key = ${phone} and expires_at > ${now})`;

/** Who a handle stands for and what this browser has proven: $1 handle, $2 proof, $3 device, $4 now, $5 browser. Also for a handle that has ended. */
export const visitorOfHandle = prepared<VisitorRow>(
  'visitor-of-handle',
  `select b.phone_key as "phoneKey", b.typed, b.state = 'verified' or ${isProven('b.phone_key', '$2', '$4')} as "isProven",
     b.state = 'device' or exists (select from booking_devices
       where token_hash = $3 and patient_id = b.patient_id and expires_at > $4) as "isKnown"
   from booking_handles b where b.id = $1 and ${isOf('$5')}`,
);

/** Whether this browser has proven a phone: $1 phone, $2 proof, $3 now. */
export const phoneProof = prepared<{ isProven: boolean }>('phone-proof', `select ${isProven('$1', '$2', '$3')} as "isProven"`);
