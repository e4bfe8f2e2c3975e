/** What booked, moved, held and counted in PL/pgSQL until now; the figures go on from where they stand. */
export const DEAD = `
drop trigger appointments_claim on appointments;
drop trigger appointments_claim_new on appointments;
drop trigger appointments_counted on appointments;
drop trigger appointments_recounted on appointments;
drop trigger appointments_uncounted on appointments;
drop trigger visit_booked_told on appointments;
drop trigger visit_cancelled_told on appointments;
drop trigger appointments_audited on appointments;
drop view appointment_answers;
alter table appointments drop column starts, drop column ends;
drop function change_visit, book_visit, keep_answer, patient_seen, claim_for, visitor_refused, hold_slot, is_taken, end_holds,
  lock_time_of, visit_claims_its_time, new_visit_claims_its_time, occupies, wall_iso, doctor_calendar,
  count_visits_added, count_visits_changed, count_visits_gone, tell_of_visit, audience_of;
drop table slot_claims;`;
