-- Servers remember whom lists of appointments name (appointments/shown-names.ts): this notifies them when one is renamed.
create or replace function tell_name_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('arogya_names', tg_table_name);
  return null;
end $$;

create or replace trigger doctors_names_change after update of full_name, specialty, phone on doctors
  for each row when ((old.full_name, old.specialty, old.phone) is distinct from (new.full_name, new.specialty, new.phone))
  execute function tell_name_change();
create or replace trigger hospitals_names_change after update of name, time_zone on hospitals
  for each row when ((old.name, old.time_zone) is distinct from (new.name, new.time_zone)) execute function tell_name_change();
