-- A closure changes the calendars of its hospital's doctors.
create or replace function closure_changes_calendars() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform hospital_changes_calendars(array[old.hospital_id]); end if;
  if tg_op <> 'DELETE' then perform hospital_changes_calendars(array[new.hospital_id]); end if;
  return null;
end $$;

create or replace trigger hospital_closures_calendar after insert or update or delete on hospital_closures
  for each row execute function closure_changes_calendars();
