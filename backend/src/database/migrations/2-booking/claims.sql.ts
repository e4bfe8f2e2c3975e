/**
 * A visit that occupies its time has a claim on it, one that does not has none: whoever writes the visit, and however.
 * New visits are looked at when the transaction ends, since a booking takes its claim before it writes the visit.
 */
export const CLAIMS = `
create function occupies(status text, archived_at timestamptz) returns boolean language sql immutable parallel safe as $$
  select archived_at is null and status in ('pending', 'confirmed', 'completed')
$$;

create function visit_claims_its_time() returns trigger language plpgsql as $$
begin
  if not occupies(new.status, new.archived_at) then
    delete from slot_claims where appointment_id = new.id;
    return null;
  end if;
  update slot_claims set doctor_id = new.doctor_id, during = tstzrange(new.start_at, new.end_at)
  where appointment_id = new.id;
  if not found then
    insert into slot_claims (doctor_id, during, appointment_id)
    values (new.doctor_id, tstzrange(new.start_at, new.end_at), new.id);
  end if;
  return null;
end $$;
create trigger appointments_claim after update on appointments for each row
when ((occupies(old.status, old.archived_at), old.doctor_id, old.start_at, old.end_at)
  is distinct from (occupies(new.status, new.archived_at), new.doctor_id, new.start_at, new.end_at))
execute function visit_claims_its_time();

create function new_visit_claims_its_time() returns trigger language plpgsql as $$
begin
  insert into slot_claims (doctor_id, during, appointment_id)
  select doctor_id, tstzrange(start_at, end_at), id from appointments
  where id = new.id and occupies(status, archived_at)
  on conflict (appointment_id) do nothing;
  return null;
end $$;
create constraint trigger appointments_claim_new after insert on appointments deferrable initially deferred
for each row when (occupies(new.status, new.archived_at)) execute function new_visit_claims_its_time();`;

/**
 * Writers of one doctor's time come one after another: the exclusion constraint alone is right but ends a race in
 * deadlocks (trust: Booking). Several doctors are locked in one order.
 */
export const LOCK = `
create function lock_time_of(variadic doctors uuid[]) returns void language plpgsql as $$
declare doctor uuid;
begin
  if cardinality(doctors) = 1 then
    perform pg_advisory_xact_lock(hashtextextended(doctors[1]::text, 0));
    return;
  end if;
  for doctor in select distinct unnest(doctors) order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended(doctor::text, 0));
  end loop;
end $$;

create function end_holds(doctor uuid, span tstzrange, now_at timestamptz) returns void language plpgsql as $$
begin
  delete from slot_claims where doctor_id = doctor and during && span and expires_at <= now_at;
end $$;`;

/** Whether somebody else has any of the time: neither the visitor's own hold counts nor the visit's own claim. */
export const IS_TAKEN = `
create function is_taken(doctor uuid, span tstzrange, own_hold uuid, own_visit uuid) returns boolean language plpgsql as $$
begin
  return exists (
    select from slot_claims c where c.doctor_id = doctor and c.during && span
    and case when c.appointment_id is null then c.id is distinct from own_hold else c.appointment_id is distinct from own_visit end);
end $$;`;

/** Keeps a start for a visitor and gives his earlier hold back. Outcomes: held, taken, stale_calendar. */
export const HOLD = `
create function hold_slot(
  doctor uuid, calendar integer, start_at timestamptz, end_at timestamptz,
  replaces uuid, now_at timestamptz, ends_at timestamptz, out outcome text, out hold uuid
) language plpgsql as $$
declare span tstzrange := tstzrange(start_at, end_at);
begin
  perform lock_time_of(doctor);
  if (select calendar_version from doctors where id = doctor) is distinct from calendar then
    outcome := 'stale_calendar';
    return;
  end if;
  delete from slot_claims where doctor_id = doctor and expires_at <= now_at;
  if is_taken(doctor, span, replaces, null) then
    outcome := 'taken';
    return;
  end if;
  delete from slot_claims where id = replaces and appointment_id is null;
  insert into slot_claims (doctor_id, during, expires_at) values (doctor, span, ends_at) returning id into hold;
  outcome := 'held';
end $$;`;
