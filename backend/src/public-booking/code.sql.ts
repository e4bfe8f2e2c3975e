export const KEEP_CODE = `
insert into booking_codes (id, phone_key, code_hash, tries_left, expires_at) values ($1, $2, $3, $4, $5)`;

/** Every try counts before anything is compared, so that many at once are no more than five. */
export const TRY_CODE = `
update booking_codes set tries_left = tries_left - 1
where id = $1 and phone_key = $2 and tries_left > 0 and expires_at > $3
returning code_hash as "codeHash"`;

/** Of several who bring the right code at once, one finds the row. */
export const USE_CODE = 'delete from booking_codes where id = $1 returning id';

/** The proof that this browser had before, of whatever phone, ends with the new one. */
export const KEEP_PROOF = `
with ended as (delete from booking_proofs where token_hash = $4)
insert into booking_proofs (token_hash, phone_key, expires_at) values ($1, $2, $3)`;

export const PROOF_OF_PHONE = 'select from booking_proofs where token_hash = $1 and phone_key = $2 and expires_at > $3';

export const FORGET_PROOF = 'delete from booking_proofs where token_hash = $1';

/** The people of a phone as they stand, who was seen last first. */
export const FAMILY = `
select p.id as "patientId", p.name, p.email, p.age_told as age, p.age_told_on as "ageOn", p.gender, p.location
from patients p where p.phone_key = $1 and p.archived_at is null
order by (select last_booked_at from patient_activity where patient_id = p.id) desc, p.id desc limit $2`;

/** A handle for each of them. */
export const VERIFIED_HANDLES = `
insert into booking_handles (id, patient_id, state, phone_key, typed, bookings_left, expires_at)
select h.id, h.patient_id, 'verified', $1, h.typed, $3, $4
from jsonb_to_recordset($2::jsonb) as h (id uuid, patient_id uuid, typed jsonb)`;
