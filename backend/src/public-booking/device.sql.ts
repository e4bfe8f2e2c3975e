import { prepared } from '../database/statement';
import type { RememberedPerson } from './remembered-person';

/** The people of a phone for whom this browser has booked, the last one first. */
export const peopleOfDevice = prepared<{ patientId: string; typed: RememberedPerson }, { token: string; phoneKey: string; now: string }>(
  'people-of-device',
  `select d.patient_id as "patientId", d.typed from booking_devices d join patients p on p.id = d.patient_id
   where d.token_hash = :token and d.phone_key = :phoneKey and d.expires_at > :now and p.archived_at is null
   order by d.used_at desc, d.patient_id desc`,
);

/** One of the people of a device. */
export interface DeviceRow {
  readonly patientId: string;
  readonly phoneKey: string;
  readonly typed: RememberedPerson;
  readonly proven: boolean;
  /** The token has not ended, and the person is on file. */
  readonly isOffered: boolean;
}

/** All people of a device, the last one first, also of one whose token has ended a while ago. */
export const everybodyOfDevice = prepared<DeviceRow, { token: string; now: string }>(
  'everybody-of-device',
  `select d.patient_id as "patientId", d.phone_key as "phoneKey", d.typed, d.proven,
     d.expires_at > :now and p.archived_at is null as "isOffered"
   from booking_devices d join patients p on p.id = d.patient_id
   where d.token_hash = :token order by d.used_at desc, d.patient_id desc`,
);

/** An unknown browser has booked for somebody. */
export const rememberFirst = prepared<
  object,
  { token: string; phoneKey: string; patientId: string; typed: RememberedPerson; until: string; now: string; proven: boolean }
>(
  'remember-first-person',
  `insert into booking_devices (token_hash, phone_key, patient_id, typed, expires_at, made_at, used_at, proven)
   values (:token, :phoneKey, :patientId, :typed, :until, :now, :now, :proven)`,
);

/** The same for a known browser, with its old token. */
export const rememberPerson = prepared<
  object,
  { token: string; phoneKey: string; patientId: string; typed: RememberedPerson; until: string; now: string; proven: boolean; old: string }
>(
  'remember-person',
  `insert into booking_devices (token_hash, phone_key, patient_id, typed, expires_at, made_at, used_at, proven)
   values (:token, :phoneKey, :patientId, :typed, :until, coalesce(
     (select min(made_at) from booking_devices where token_hash = :old and phone_key = :phoneKey and expires_at > :now), :now), :now, :proven)`,
);

/** Moves the other people of the browser to the new token. */
export const carryPeople = prepared<object, { token: string; old: string; now: string; most: number; patientId: string; until: string }>(
  'carry-people',
  `insert into booking_devices (token_hash, phone_key, patient_id, typed, expires_at, made_at, used_at, proven)
   select :token, phone_key, patient_id, typed, :until::timestamptz, made_at, used_at, proven from booking_devices
   where token_hash = :old and expires_at > :now and patient_id <> :patientId order by used_at desc, patient_id desc limit :most`,
);

/** The old token ends soon, so that a copy of it is of little use. */
export const endToken = prepared<object, { token: string; until: string }>(
  'end-device-token',
  'update booking_devices set expires_at = least(expires_at, :until) where token_hash = :token',
);

export const forgetDevice = prepared<object, { token: string }>('forget-device', 'delete from booking_devices where token_hash = :token');
