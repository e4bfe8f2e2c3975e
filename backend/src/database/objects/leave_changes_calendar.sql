-- A change of leave, or of hours that differ, raises the calendar version of its doctor, and of the previous doctor if that changed.
create or replace function leave_changes_calendar() returns trigger language plpgsql as $$
begin
  update doctors set calendar_version = calendar_version + 1
  where id in (
    select id from doctors
    where (tg_op <> 'INSERT' and id = old.doctor_id) or (tg_op <> 'DELETE' and id = new.doctor_id)
    order by id for no key update);
  return null;
end $$;

create or replace trigger doctor_leaves_calendar after insert or update or delete on doctor_leaves
  for each row execute function leave_changes_calendar();

create or replace trigger doctor_hours_calendar after insert or update or delete on doctor_hours
  for each row execute function leave_changes_calendar();

create or replace trigger doctor_day_hours_calendar after insert or update or delete on doctor_day_hours
  for each row execute function leave_changes_calendar();
