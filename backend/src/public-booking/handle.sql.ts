import { REPORTED_COLUMNS, type TypedPerson } from '../appointments/booking/visitor.sql';
import { prepared } from '../database/statement';

export const HANDLE_STATES = ['new', 'device', 'verified'] as const;
export type HandleState = (typeof HANDLE_STATES)[number];

/** Whether a browser has made handle `b`. One without a browser was made by a server of the version before, and ends within half an hour. */
const isOf = (browser: string): string => `(b.browser_hash is null or b.browser_hash = ${browser})`;

/** Without a patient it is nobody yet; `version` is the patient's that was read. */
export const insertHandle = prepared<
  object,
  {
    id: string;
    patientId: string | null;
    state: string;
    phoneKey: string;
    typed: object;
    bookings: number;
    until: string;
    version: number | null;
    browser: string;
  }
>(
  'insert-handle',
  `insert into booking_handles (id, patient_id, state, phone_key, typed, bookings_left, expires_at, patient_version, browser_hash)
   values (:id, :patientId, :state, :phoneKey, :typed, :bookings, :until, :version, :browser)`,
);

/** Locks the handle: nobody books with it until the change is written. */
export const lockHandle = prepared<
  { patientId: string | null; state: HandleState; usable: boolean },
  { id: string; now: string; browser: string | null }
>(
  'lock-handle',
  `select patient_id as "patientId", state, expires_at > :now and bookings_left > 0 as usable
   from booking_handles b where id = :id and ${isOf(':browser')} for no key update`,
);

/** No booking was made with it yet: what was typed is replaced. */
export const changeTyped = prepared<object, { id: string; typed: object }>(
  'change-typed',
  'update booking_handles set typed = typed || :typed::jsonb where id = :id',
);

/** There is a patient by now: staff see the change with the coming appointment. */
export const reportTyped = prepared<object, { id: string; typed: object; reported: object }>(
  'report-typed',
  `update booking_handles set typed = typed || :typed::jsonb, reported = coalesce(reported, '{}') || :reported::jsonb where id = :id`,
);

const changed = REPORTED_COLUMNS.map(
  ({ field, column, type }) =>
    `${column} = case when :reported::jsonb ? '${field}' then (:reported::jsonb ->> '${field}')::${type} else p.${column} end`,
);

/**
 * A visitor who has proven the phone changes the patient, and only the sent fields. If anybody has changed the patient since
 * the visitor read it, the change is only reported.
 */
export const changePatient = prepared<object, { id: string; typed: object; reported: object; now: string; day: string }>(
  'change-patient-by-handle',
  `with written as (
     update patients p set
       ${changed.join(', ')},
       age_told = case when :reported::jsonb ? 'age' then (:reported::jsonb ->> 'age')::integer else p.age_told end,
       age_told_on = case when :reported::jsonb ? 'age' then :day::date else p.age_told_on end,
       version = p.version + 1, updated_at = :now
     from booking_handles b
     where b.id = :id and p.id = b.patient_id and p.version = b.patient_version and p.archived_at is null
     returning p.version)
   update booking_handles set typed = typed || :typed::jsonb,
     patient_version = coalesce((select version from written), patient_version),
     reported = case when exists (select from written) then reported else coalesce(reported, '{}') || :reported::jsonb end
   where id = :id`,
);

export interface VisitorRow {
  readonly phoneKey: string;
  readonly typed: TypedPerson;
  readonly isProven: boolean;
  readonly isKnown: boolean;
}

const isProven = (phone: string, token: string, now: string): string =>
  `exists (select from booking_proofs where token_hash = ${token} and phone_key = ${phone} and expires_at > ${now})`;

/** Who a handle stands for and what this browser has proven. Also for a handle that has ended. */
export const visitorOfHandle = prepared<
  VisitorRow,
  { id: string; proof: string | null; device: string | null; now: string; browser: string | null }
>(
  'visitor-of-handle',
  `select b.phone_key as "phoneKey", b.typed, b.state = 'verified' or ${isProven('b.phone_key', ':proof', ':now')} as "isProven",
     b.state = 'device' or exists (select from booking_devices
       where token_hash = :device and patient_id = b.patient_id and expires_at > :now) as "isKnown"
   from booking_handles b where b.id = :id and ${isOf(':browser')}`,
);

/** Whether this browser has proven a phone. */
export const phoneProof = prepared<{ isProven: boolean }, { phoneKey: string; proof: string; now: string }>(
  'phone-proof',
  `select ${isProven(':phoneKey', ':proof', ':now')} as "isProven"`,
);
