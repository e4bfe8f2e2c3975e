-- Counts patients, in sixteen parts so that writers seldom wait for each other.
create or replace function count_patients() returns trigger language plpgsql as $$
declare
  change integer := 0;
begin
  if tg_op <> 'DELETE' then change := change + (select count(*) from added where archived_at is null); end if;
  if tg_op <> 'INSERT' then change := change - (select count(*) from gone where archived_at is null); end if;
  if change <> 0 then
    update patient_totals set patients = patients + change where part = pg_backend_pid() % 16;
  end if;
  return null;
end $$;

create or replace trigger patients_counted after insert on patients
  referencing new table as added for each statement execute function count_patients();
create or replace trigger patients_recounted after update on patients
  referencing new table as added old table as gone for each statement execute function count_patients();
create or replace trigger patients_uncounted after delete on patients
  referencing old table as gone for each statement execute function count_patients();
