-- Writes who has changed a row, in the transaction that changes it. Arguments: the kind of record; for a part of another record
-- also the column with that record's id and the name of the field. audit_stamp adds who acts. Of leads, patients, doctors and hospitals
-- it writes the event, too. The rules of a hospital have its id. Appointments are not here: backend/src/appointments/booking writes their
-- audit rows and events.
create or replace function audit_change() returns trigger language plpgsql as $$
declare
  was jsonb;
  is_now jsonb;
  record_id uuid;
  done text;
  names text[] := '{}';
begin
  if tg_nargs > 1 then
    was := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    record_id := was ->> tg_argv[1];
    done := 'changed';
    names := array[tg_argv[2]];
  elsif tg_op = 'UPDATE' then
    was := to_jsonb(old);
    is_now := to_jsonb(new);
    select coalesce(array_agg(audit_field(n.key) order by audit_field(n.key)), '{}') into names
    from jsonb_each(is_now) n
    where n.value is distinct from was -> n.key and audit_field(n.key) is not null;
    record_id := coalesce(is_now ->> 'id', is_now ->> 'hospital_id');
    done := case
      when was ->> 'erased_at' is null and is_now ->> 'erased_at' is not null then 'erased'
      when was ->> 'archived_at' is null and is_now ->> 'archived_at' is not null then 'archived'
      when was ->> 'archived_at' is not null and is_now ->> 'archived_at' is null then 'restored'
      else 'changed' end;
    if done = 'changed' and names = '{}' then return null; end if;
  elsif tg_op = 'INSERT' then
    is_now := to_jsonb(new);
    record_id := coalesce(is_now ->> 'id', is_now ->> 'hospital_id');
    done := 'created';
  else
    was := to_jsonb(old);
    record_id := coalesce(was ->> 'id', was ->> 'hospital_id');
    done := 'deleted';
  end if;
  insert into audit_log (action, entity, entity_id, fields) values (done, tg_argv[0], record_id, names);
  if tg_argv[0] not in ('lead', 'patient', 'doctor', 'hospital') then
    return null;
  elsif tg_nargs > 1 then
    perform note_part_event(tg_argv[0], record_id, tg_argv[2]);
  else
    perform note_record_event(tg_argv[0], done, was, is_now, names);
  end if;
  return null;
end $$;

create or replace trigger users_audited after insert or update or delete on users
  for each row execute function audit_change('user');
create or replace trigger hospitals_audited after insert or update or delete on hospitals
  for each row execute function audit_change('hospital');
create or replace trigger doctors_audited after insert or update or delete on doctors
  for each row execute function audit_change('doctor');
create or replace trigger patients_audited after insert or update or delete on patients
  for each row execute function audit_change('patient');
create or replace trigger leads_audited after insert or update or delete on leads
  for each row execute function audit_change('lead');
create or replace trigger enquiries_audited after insert or update or delete on enquiries
  for each row execute function audit_change('enquiry');
create or replace trigger states_audited after insert or update or delete on states
  for each row execute function audit_change('state');
create or replace trigger cities_audited after insert or update or delete on cities
  for each row execute function audit_change('city');
create or replace trigger services_audited after insert or update or delete on services
  for each row execute function audit_change('service');
create or replace trigger specialties_audited after insert or update or delete on specialties
  for each row execute function audit_change('specialty');
create or replace trigger doctor_leaves_audited after insert or update or delete on doctor_leaves
  for each row execute function audit_change('doctor', 'doctor_id', 'leaves');
create or replace trigger doctor_hours_audited after insert or update or delete on doctor_hours
  for each row execute function audit_change('doctor', 'doctor_id', 'hours');
create or replace trigger doctor_day_hours_audited after insert or update or delete on doctor_day_hours
  for each row execute function audit_change('doctor', 'doctor_id', 'dayHours');
create or replace trigger hospital_closures_audited after insert or update or delete on hospital_closures
  for each row execute function audit_change('hospital', 'hospital_id', 'closures');
create or replace trigger hospital_rules_audited after insert or update or delete on hospital_rules
  for each row execute function audit_change('hospital_rules');
create or replace trigger lead_events_audited after insert on lead_events
  for each row when (new.kind in ('called', 'noted'))
  execute function audit_change('lead', 'lead_id', 'timeline');
create or replace trigger integrations_audited after insert or update or delete on integrations
  for each row execute function audit_change('integration');
create or replace trigger integration_keys_audited after insert or update of revoked_at or delete on integration_keys
  for each row execute function audit_change('integration_key');
-- What the sender notes of its tries is no change: an endpoint that rests or works again has the same reason, none.
create or replace trigger webhook_endpoints_audited after insert or delete on webhook_endpoints
  for each row execute function audit_change('webhook_endpoint');
create or replace trigger webhook_endpoints_change_audited after update on webhook_endpoints
  for each row when ((old.url, old.base_url, old.types, old.secret, old.reason, old.archived_at)
    is distinct from (new.url, new.base_url, new.types, new.secret, new.reason, new.archived_at))
  execute function audit_change('webhook_endpoint');
