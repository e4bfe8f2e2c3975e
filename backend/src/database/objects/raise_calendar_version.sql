-- Every change of a calendar raises its version, whoever makes it, so that a booking notices that it has read an older one.
create or replace function raise_calendar_version() returns trigger language plpgsql as $$
begin
  new.calendar_version := old.calendar_version + 1;
  return new;
end $$;

create or replace trigger doctors_calendar before update on doctors for each row
when ((old.working_days, old.time_slots, old.consultation_minutes, old.is_active, old.archived_at, old.hospital_id)
  is distinct from (new.working_days, new.time_slots, new.consultation_minutes, new.is_active, new.archived_at, new.hospital_id))
  execute function raise_calendar_version();
