/**
 * Changes, moves and revives a visit in one round trip; what is null stays as it is, except that \`sets_notes\` and
 * \`sets_feedback\` say whether those are meant. A move names doctor, calendar and times; a visit that comes back must
 * take its time again. Outcomes: changed; stale (changed since \`known_version\`, or gone); stale_calendar; taken.
 * Whatever is refused has written nothing: the old visit is never lost.
 */
export const CHANGE_VISIT = `
create function change_visit(
  visit uuid, known_version integer, known_doctor uuid, new_status text,
  sets_notes boolean, new_notes text, sets_feedback boolean, new_feedback text,
  new_doctor uuid, calendar integer, new_start timestamptz, new_end timestamptz, new_day date, new_time text,
  now_at timestamptz, out outcome text, out answer json
) language plpgsql as $$
declare
  was appointments%rowtype;
  place uuid;
  version integer;
  doctor uuid := coalesce(new_doctor, known_doctor);
  span tstzrange;
begin
  perform lock_time_of(known_doctor, doctor);
  select * into was from appointments a where a.id = visit and a.archived_at is null for update;
  if not found or was.version <> known_version or was.doctor_id <> known_doctor then outcome := 'stale'; return; end if;
  place := was.hospital_id;
  if new_start is not null then
    select d.calendar_version, d.hospital_id into version, place from doctors d where d.id = doctor;
    if version is distinct from calendar then outcome := 'stale_calendar'; return; end if;
  end if;

  span := tstzrange(coalesce(new_start, was.start_at), coalesce(new_end, was.end_at));
  if occupies(coalesce(new_status, was.status), null) then
    perform end_holds(doctor, span, now_at);
    if is_taken(doctor, span, null, visit) then outcome := 'taken'; return; end if;
  end if;

  update appointments a set
    status = coalesce(new_status, a.status),
    notes = case when sets_notes then new_notes else a.notes end,
    feedback = case when sets_feedback then new_feedback else a.feedback end,
    doctor_id = doctor, hospital_id = place, start_at = lower(span), end_at = upper(span),
    day = coalesce(new_day, a.day), time_slot = coalesce(new_time, a.time_slot),
    version = a.version + 1, updated_at = now_at
  where a.id = visit;
  outcome := 'changed';
  select v.answer::json into answer from appointment_answers v where v.id = visit;
end $$;`;
