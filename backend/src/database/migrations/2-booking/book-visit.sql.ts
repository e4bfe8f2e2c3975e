/**
 * A visitor may have so many open visits, one a day with a doctor, and a handle that still books (trust). Answers what
 * stands against him, or null. Callers with one phone come one after another, always after the doctor's lock.
 */
export const VISITOR_LIMITS = `
create function visitor_refused(
  handle uuid, of_phone text, most_pending integer, doctor uuid, visit_day date, now_at timestamptz
) returns text language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(of_phone, 1));
  perform from booking_handles
  where id = handle and phone_key = of_phone and bookings_left > 0 and expires_at > now_at for update;
  if not found then return 'handle_ended'; end if;
  if exists (
    select from appointments a join patients p on p.id = a.patient_id
    where p.phone_key = of_phone and a.doctor_id = doctor and a.day = visit_day and occupies(a.status, a.archived_at)
  ) then return 'one_a_day'; end if;
  if (
    select count(*) from appointments a join patients p on p.id = a.patient_id
    where p.phone_key = of_phone and a.source = 'public' and a.status = 'pending' and a.archived_at is null
      and a.start_at > now_at
  ) >= most_pending then return 'too_many_pending'; end if;
  return null;
end $$;`;

/** Turns the visitor's own hold into the claim of a visit, or makes a new claim; false when the time is taken. */
export const CLAIM_FOR = `
create function claim_for(visit uuid, doctor uuid, span tstzrange, hold uuid, now_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform end_holds(doctor, span, now_at);
  if hold is not null then
    if is_taken(doctor, span, hold, null) then return false; end if;
    update slot_claims set doctor_id = doctor, during = span, appointment_id = visit, expires_at = null
    where id = hold and appointment_id is null;
    if found then return true; end if;
  end if;
  insert into slot_claims (doctor_id, during, appointment_id) values (doctor, span, visit) on conflict do nothing;
  return found;
end $$;`;

/** The order of the most recently seen patient of a phone (decisions: Data); who is the latest already, stays as he is. */
export const SEEN = `
create function patient_seen(patient uuid, now_at timestamptz) returns void language plpgsql as $$
begin
  update patients p set seen_at = now_at
  where p.id = patient and (p.seen_at < now_at - interval '1 day' or exists (
    select from patients other
    where other.phone_key = p.phone_key and other.archived_at is null and other.seen_at > p.seen_at));
end $$;`;

/**
 * A booking in one round trip. Outcomes: booked; replayed (the same key and body before); key_reused; stale_calendar
 * (the caller has judged an older calendar); unknown_patient; handle_ended, one_a_day, too_many_pending; taken.
 * Whatever is refused has written nothing.
 */
export const BOOK_VISIT = `
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
    select h.patient_id, h.reported into patient, told from booking_handles h where h.id = handle;
  end if;
  perform from patients p where p.id = patient and p.archived_at is null;
  if not found then outcome := 'unknown_patient'; return; end if;
  if not claim_for(visit, doctor, tstzrange(visit_start, visit_end), hold, now_at) then outcome := 'taken'; return; end if;

  insert into appointments (id, patient_id, doctor_id, hospital_id, agent_id, start_at, end_at, day, time_slot, notes,
    reported, source, created_at, updated_at)
  values (visit, patient, doctor, place, agent, visit_start, visit_end, visit_day, visit_time, visit_notes,
    told, visit_source, now_at, now_at);
  if handle is not null then update booking_handles set bookings_left = bookings_left - 1 where id = handle; end if;
  perform patient_seen(patient, now_at);
  outcome := 'booked';
  select v.answer::json into answer from appointment_answers v where v.id = visit;
  if request_key is not null then perform keep_answer(key_scope, request_key, request_hash, answer, now_at); end if;
end $$;`;

/** The same key at the same moment for another doctor: one of the two must fail whole, and finds the answer when it tries again. */
export const KEEP_ANSWER = `
create function keep_answer(key_scope text, request_key text, request_hash text, kept_answer json, now_at timestamptz)
returns void language plpgsql as $$
begin
  insert into idempotency_keys as kept (scope, key, body_hash, answer, created_at)
  values (key_scope, request_key, request_hash, kept_answer::jsonb, now_at)
  on conflict (scope, key) do update
    set body_hash = excluded.body_hash, answer = excluded.answer, created_at = excluded.created_at
    where kept.created_at < now_at - interval '24 hours';
  if not found then raise serialization_failure using message = 'the same key is being used'; end if;
end $$;`;
