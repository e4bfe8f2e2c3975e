-- A patient, doctor or hospital with appointments can be archived but not deleted. The other direction is checked by the booking
-- itself: it reads the doctor and the patient under its locks (docs/adr/0016-booking-recipe.md).
create or replace function keep_what_appointments_name() returns trigger language plpgsql as $$
declare
  named boolean;
begin
  execute format('select exists (select from appointments where %I = $1)', tg_argv[0]) into named using old.id;
  if named then
    raise foreign_key_violation using message = format('Appointments name this row of %s: archive it', tg_table_name);
  end if;
  return old;
end $$;

create or replace trigger patients_stay before delete on patients
  for each row execute function keep_what_appointments_name('patient_id');
create or replace trigger doctors_stay before delete on doctors
  for each row execute function keep_what_appointments_name('doctor_id');
create or replace trigger hospitals_stay before delete on hospitals
  for each row execute function keep_what_appointments_name('hospital_id');
create or replace trigger users_stay before delete on users
  for each row execute function keep_what_appointments_name('agent_id');
