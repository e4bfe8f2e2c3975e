/** Everything that decides when a doctor can be visited, except what is taken. */
export const CALENDAR = `
create function doctor_calendar(doctor uuid) returns json language sql stable as $$
  select json_build_object(
    'version', d.calendar_version, 'hospitalId', d.hospital_id, 'zone', coalesce(h.time_zone, 'Asia/Kolkata'),
    'workingDays', d.working_days, 'timeSlots', d.time_slots, 'visitMinutes', d.consultation_minutes,
    'active', d.is_active and d.archived_at is null and coalesce(h.is_active and h.archived_at is null, true),
    'leave', (
      select coalesce(json_agg(json_build_object('from', l.from_day, 'to', l.to_day)), '[]')
      from doctor_leaves l where l.doctor_id = d.id),
    'closures', (
      select coalesce(json_agg(c.day), '[]')
      from hospital_closures c where c.hospital_id = d.hospital_id))
  from doctors d left join hospitals h on h.id = d.hospital_id
  where d.id = doctor
$$;`;

/** The calendar's version rises with whatever changes it, whoever changes it: nobody can forget to. */
export const VERSIONS = `
create function raise_calendar_version() returns trigger language plpgsql as $$
begin
  new.calendar_version := old.calendar_version + 1;
  return new;
end $$;
create trigger doctors_calendar before update on doctors for each row
when ((old.working_days, old.time_slots, old.consultation_minutes, old.is_active, old.archived_at, old.hospital_id)
  is distinct from (new.working_days, new.time_slots, new.consultation_minutes, new.is_active, new.archived_at, new.hospital_id))
execute function raise_calendar_version();

create function leave_changes_calendar() returns trigger language plpgsql as $$
begin
  update doctors set calendar_version = calendar_version + 1
  where id in (
    select id from doctors
    where (tg_op <> 'INSERT' and id = old.doctor_id) or (tg_op <> 'DELETE' and id = new.doctor_id)
    order by id for no key update);
  return null;
end $$;
create trigger doctor_leaves_calendar after insert or update or delete on doctor_leaves
for each row execute function leave_changes_calendar();

create function hospital_changes_calendars(hospitals uuid[]) returns void language sql as $$
  update doctors set calendar_version = calendar_version + 1
  where id in (select id from doctors where hospital_id = any (hospitals) order by id for no key update)
$$;

create function closure_changes_calendars() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform hospital_changes_calendars(array[old.hospital_id]); end if;
  if tg_op <> 'DELETE' then perform hospital_changes_calendars(array[new.hospital_id]); end if;
  return null;
end $$;
create trigger hospital_closures_calendar after insert or update or delete on hospital_closures
for each row execute function closure_changes_calendars();

create function hospital_changes_calendar() returns trigger language plpgsql as $$
begin
  perform hospital_changes_calendars(array[new.id]);
  return null;
end $$;
create trigger hospitals_calendar after update on hospitals for each row
when ((old.time_zone, old.is_active, old.archived_at) is distinct from (new.time_zone, new.is_active, new.archived_at))
execute function hospital_changes_calendar();`;
