/** As in migration 2; a visitor's booking keeps the notice that his handle was shown. */
export const BOOK_VISIT_WITH_NOTICE = `
create function book_visit(
  doctor uuid, calendar integer, visit_start timestamptz, visit_end timestamptz, visit_day date, visit_time text,
  patient uuid, agent uuid, visit_notes text, visit_source text, hold uuid,
  handle uuid, phone text, most_pending integer,
  key_scope text, request_key text, request_hash text, now_at timestamptz,
  out outcome text, out answer json
) language plpgsql as $$
declare
  visit uuid := gen_random_uuid();
  place uuid;
  version integer;
  told jsonb;
  notice text;
begin
  perform lock_time_of(doctor);
  if request_key is not null then
    select case when k.body_hash = request_hash then 'replayed' else 'key_reused' end, k.answer into outcome, answer
    from idempotency_keys k
    where k.scope = key_scope and k.key = request_key and k.created_at >= now_at - interval '24 hours';
    if found then return; end if;
  end if;
  select d.calendar_version, d.hospital_id into version, place from doctors d where d.id = doctor;
  if version is distinct from calendar then outcome := 'stale_calendar'; return; end if;
  if handle is not null then
    outcome := visitor_refused(handle, phone, most_pending, doctor, visit_day, now_at);
    if outcome is not null then return; end if;
    select h.patient_id, h.reported, h.notice_version into patient, told, notice from booking_handles h where h.id = handle;
  end if;
  perform from patients p where p.id = patient and p.archived_at is null;
  if not found then outcome := 'unknown_patient'; return; end if;
  if not claim_for(visit, doctor, tstzrange(visit_start, visit_end), hold, now_at) then outcome := 'taken'; return; end if;

  insert into appointments (id, patient_id, doctor_id, hospital_id, agent_id, start_at, end_at, day, time_slot, notes,
    reported, notice_version, source, created_at, updated_at)
  values (visit, patient, doctor, place, agent, visit_start, visit_end, visit_day, visit_time, visit_notes,
    told, notice, visit_source, now_at, now_at);
  if handle is not null then update booking_handles set bookings_left = bookings_left - 1 where id = handle; end if;
  perform patient_seen(patient, now_at);
  outcome := 'booked';
  select v.answer::json into answer from appointment_answers v where v.id = visit;
  if request_key is not null then perform keep_answer(key_scope, request_key, request_hash, answer, now_at); end if;
end $$;`;
