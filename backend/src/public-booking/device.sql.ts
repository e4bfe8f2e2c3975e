import { prepared } from '../database/statement';
import type { Typed } from './typed';

/** The people of a phone for whom this browser has booked, the last one first. $1 device, $2 phone, $3 now. */
export const peopleOfDevice = prepared<{ patientId: string; typed: Typed }>(
  'people-of-device',
  `select d.patient_id as "patientId", d.typed from booking_devices d join patients p on p.id = d.patient_id
   where d.token_hash = $1 and d.phone_key = $2 and d.expires_at > $3 and p.archived_at is null
   order by d.used_at desc, d.patient_id desc`,
);

/** An unknown browser has booked for somebody. $1 device, $2 phone, $3 patient, $4 typed, $5 its end, $6 now, $7 proven. */
export const rememberFirst = prepared(
  'remember-first-person',
  `insert into booking_devices (token_hash, phone_key, patient_id, typed, expires_at, made_at, used_at, proven)
   values ($1, $2, $3, $4, $5, $6, $6, $7)`,
);

/** The same for a known browser, with its old token: $8. */
export const rememberPerson = prepared(
  'remember-person',
  `insert into booking_devices (token_hash, phone_key, patient_id, typed, expires_at, made_at, used_at, proven)
   values ($1, $2, $3, $4, $5, coalesce(
     (select min(made_at) from booking_devices where token_hash = $8 and phone_key = $2 and expires_at > $6), $6), $6, $7)`,
);

/**
 * Moves the other people of the browser to the new token. $1 new, $2 old, $3 now, $4 how many, $5 the patient of this
 * booking, $6 their end.
 */
export const carryPeople = prepared(
  'carry-people',
  `insert into booking_devices (token_hash, phone_key, patient_id, typed, expires_at, made_at, used_at, proven)
   select $1, phone_key, patient_id, typed, $6::timestamptz, made_at, used_at, proven from booking_devices
   where token_hash = $2 and expires_at > $3 and patient_id <> $5 order by used_at desc, patient_id desc limit $4`,
);

/** The old token ends soon, so that a copy of it is of little use. $1 old, $2 its end. */
export const endToken = prepared('end-device-token', 'update booking_devices set expires_at = least(expires_at, $2) where token_hash = $1');

export const FORGET_DEVICE = 'delete from booking_devices where token_hash = $1';
