/** A new patient and the handle of the same id (trust: The returning patient). Handles of yesterday go. */
export const CREATE_PATIENT = `
with ended as (delete from booking_handles where expires_at < $10::timestamptz - interval '1 day'),
made as (
  insert into patients (name, phone, phone_key, email, age_told, age_told_on, gender, symptoms, location, created_at, updated_at)
  values ($1, $2, $3, $4, $5, ($10::timestamptz at time zone $11)::date, $6, $7, $8, $10, $10)
  returning id
)
insert into booking_handles (id, patient_id, state, phone_key, typed, bookings_left, expires_at)
select id, id, 'new', $3, $9, $12, $13 from made
returning id`;

/** What this browser typed for this phone at its last booking, when it was the patient's own browser. */
export const DEVICE_OF_PHONE = `
select d.patient_id as "patientId", d.typed from booking_devices d join patients p on p.id = d.patient_id
where d.token_hash = $1 and d.phone_key = $2 and d.expires_at > $3 and p.archived_at is null`;

export const DEVICE_HANDLE = `
insert into booking_handles (id, patient_id, state, phone_key, typed, bookings_left, expires_at)
values (gen_random_uuid(), $1, 'device', $2, $3, $4, $5) returning id`;

/** The handle of a call; also when it has ended, since a booking that is repeated is answered again. */
export const HANDLE = `
select patient_id as "patientId", phone_key as "phoneKey", state, typed, expires_at > $2 and bookings_left > 0 as usable
from booking_handles where id = $1`;

/** A recognised browser changes nothing: what it tells is attached to the coming visit. */
export const REPORT = `
update booking_handles set reported = coalesce(reported, '{}') || $2, typed = typed || $3 where id = $1`;

/** The row of a visitor who is new or has proven the phone: only what was sent ($2) is written. */
export const CHANGE_ROW = `
with told as (update booking_handles set typed = typed || $3 where id = $1)
update patients p set
  name = case when $2::jsonb ? 'name' then $2::jsonb ->> 'name' else name end,
  email = case when $2::jsonb ? 'email' then $2::jsonb ->> 'email' else email end,
  age_told = case when $2::jsonb ? 'age' then ($2::jsonb ->> 'age')::integer else age_told end,
  age_told_on = case when $2::jsonb ? 'age' then ($4::timestamptz at time zone $5)::date else age_told_on end,
  gender = case when $2::jsonb ? 'gender' then $2::jsonb ->> 'gender' else gender end,
  symptoms = case when $2::jsonb ? 'symptoms' then $2::jsonb ->> 'symptoms' else symptoms end,
  location = case when $2::jsonb ? 'location' then $2::jsonb ->> 'location' else location end,
  version = version + 1, updated_at = $4
where p.id = $6 and p.archived_at is null`;

export const KNOWN_TOKEN = 'select from booking_devices where token_hash = $1 and expires_at > $2 limit 1';

/** This browser has booked with this phone: it is recognised from now on, for as long as it comes back in time. */
export const REMEMBER_DEVICE = `
with ended as (delete from booking_devices where expires_at <= $6)
insert into booking_devices (token_hash, phone_key, patient_id, typed, expires_at) values ($1, $2, $3, $4, $5)
on conflict (token_hash, phone_key) do update
  set patient_id = excluded.patient_id, typed = excluded.typed, expires_at = excluded.expires_at`;

export const FORGET_DEVICE = 'delete from booking_devices where token_hash = $1';
