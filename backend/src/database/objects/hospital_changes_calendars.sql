-- Raises the calendar version of all doctors of some hospitals, in one order so that two writers cannot deadlock.
create or replace function hospital_changes_calendars(hospitals uuid[]) returns void language sql as $$
  update doctors set calendar_version = calendar_version + 1
  where id in (select id from doctors where hospital_id = any (hospitals) order by id for no key update)
$$;
