/** A column by the name that the API has for it; null for what no person changes. */
export const FIELD = `
create function audit_field(name text) returns text language sql immutable as $$
  select case
    when name in ('id', 'search', 'version', 'created_at', 'updated_at', 'archived_at', 'erased_at', 'seen_at', 'phone_key',
      'calendar_version', 'age_told_on', 'day', 'time_slot', 'end_at', 'starts', 'ends') then null
    when name = 'password_hash' then 'password'
    when name = 'start_at' then 'appointmentDate'
    when name = 'age_told' then 'age'
    else left(name, 1) || substr(replace(initcap(replace(name, '_', ' ')), ' ', ''), 2)
  end
$$;`;

/**
 * Writes who has changed a row, in the transaction that changes it. Arguments: what the row is; for a part of another
 * record also the column with its id and the field that it is there. Who acts is told by the server for each
 * transaction (`arogya.actor`); nobody: the system itself.
 */
export const CHANGE = `
create function audit_change() returns trigger language plpgsql as $$
declare
  who jsonb := nullif(current_setting('arogya.actor', true), '')::jsonb;
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
    record_id := new.id;
    done := case
      when was ->> 'erased_at' is null and is_now ->> 'erased_at' is not null then 'erased'
      when was ->> 'archived_at' is null and is_now ->> 'archived_at' is not null then 'archived'
      when was ->> 'archived_at' is not null and is_now ->> 'archived_at' is null then 'restored'
      else 'changed' end;
    if done = 'changed' and names = '{}' then return null; end if;
  elsif tg_op = 'INSERT' then
    record_id := new.id;
    done := 'created';
  else
    record_id := old.id;
    done := 'deleted';
  end if;
  insert into audit_log (actor_id, username, role, hospital_id, action, entity, entity_id, fields, request_id)
  values ((who ->> 'id')::uuid, who ->> 'username', coalesce(who ->> 'role', 'system'), (who ->> 'hospitalId')::uuid,
    done, tg_argv[0], record_id, names, (who ->> 'requestId')::uuid);
  return null;
end $$;`;

const NOUNS: Readonly<Record<string, string>> = {
  users: 'user',
  hospitals: 'hospital',
  doctors: 'doctor',
  patients: 'patient',
  appointments: 'appointment',
  leads: 'lead',
  enquiries: 'enquiry',
  states: 'state',
  cities: 'city',
  services: 'service',
  specialties: 'specialty',
};

const watch = ([table, noun]: [string, string]): string =>
  `create trigger ${table}_audited after insert or update or delete on ${table} for each row execute function audit_change('${noun}');`;

/** What belongs to a record is a change of that record. */
const PARTS = `
create trigger doctor_leaves_audited after insert or update or delete on doctor_leaves
  for each row execute function audit_change('doctor', 'doctor_id', 'leaves');
create trigger hospital_closures_audited after insert or update or delete on hospital_closures
  for each row execute function audit_change('hospital', 'hospital_id', 'closures');
create trigger lead_events_audited after insert on lead_events
  for each row when (new.kind in ('called', 'noted')) execute function audit_change('lead', 'lead_id', 'timeline');`;

export const TRIGGERS = [...Object.entries(NOUNS).map(watch), PARTS].join('\n');

export const UNWATCH = [...Object.keys(NOUNS), 'doctor_leaves', 'hospital_closures', 'lead_events']
  .map((table) => `drop trigger ${table}_audited on ${table};`)
  .join('\n');
