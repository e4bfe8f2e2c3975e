-- A hospital that becomes inactive, or changes its zone, changes the calendars of its doctors.
create or replace function hospital_changes_calendar() returns trigger language plpgsql as $$
begin
  perform hospital_changes_calendars(array[new.id]);
  return null;
end $$;

create or replace trigger hospitals_calendar after update on hospitals for each row
when ((old.time_zone, old.is_active, old.archived_at) is distinct from (new.time_zone, new.is_active, new.archived_at))
  execute function hospital_changes_calendar();
