-- Each patient has a row with the time of their last booking; before the first, it is the time at which they were entered.
create or replace function patient_activity() returns trigger language plpgsql as $$
begin
  insert into patient_activity (patient_id, last_booked_at) values (new.id, new.created_at);
  return null;
end $$;

create or replace trigger patients_have_activity after insert on patients
  for each row execute function patient_activity();
