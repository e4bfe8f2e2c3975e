/**
 * An argument is there before the function begins: the last parameters say who acts, for the audit of what it writes, and
 * which privacy notice was shown, which the new row takes as its default.
 */
const nowAs = (now: string, actor: string, notice = `''`): string =>
  `case when set_config('arogya.actor', ${actor}, true) is not null and set_config('arogya.notice', ${notice}, true) is not null
   then ${now}::timestamptz end`;

/** The functions of migration 2, each a named statement of one round trip. */
export const BOOK_VISIT = `
select outcome, answer from book_visit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, ${nowAs('$18', '$19', '$20')})`;

export const CHANGE_VISIT = `
select outcome, answer from change_visit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, ${nowAs('$15', '$16')})`;

export const HOLD_SLOT = 'select outcome, hold from hold_slot($1, $2, $3, $4, $5, $6, $7)';
export const RELEASE_HOLD = 'delete from slot_claims where id = $1 and appointment_id is null';
export const KEPT_ANSWER = `
select answer from idempotency_keys
where scope = $1 and key = $2 and body_hash = $3 and answer is not null and created_at >= $4::timestamptz - interval '24 hours'`;

/** A deleted visit; an orphan has lost its doctor or its patient too. */
export const DELETED_VISIT = `
select a.doctor_id as "doctorId", coalesce(d.archived_at, p.archived_at) is not null as orphan
from appointments a join doctors d on d.id = a.doctor_id join patients p on p.id = a.patient_id`;

export const END_HOLDS_OF_VISIT = `
select end_holds(doctor_id, tstzrange(start_at, end_at), $2::timestamptz) from appointments where id = $1`;

export const RESTORE_VISIT = `
update appointments set archived_at = null, updated_at = $2, version = version + 1 where id = $1 and archived_at is not null`;
