-- Writes the event of a changed lead, patient, doctor or hospital: names of fields, ids, words of a status, no other value. Nothing
-- of it stands at the top of `change` as `from` or `to`: there readers look for the places of appointments. An erasure also says what
-- programs call the record, as each is told of it under its own id and nothing else leads some of them to it (docs/adr/0031-external-ids.md).
create or replace function note_record_event(noun text, done text, was jsonb, is_now jsonb, names text[]) returns void language plpgsql as $$
declare
  present jsonb := coalesce(is_now, was);
  place text := case when noun = 'hospital' then 'id' else 'hospital_id' end;
  known jsonb;
begin
  if done = 'erased' then
    select jsonb_build_object('knownBy', jsonb_object_agg(x.integration_id, x.external_id)) into known
    from external_ids x where x.entity = noun and x.entity_id = (present ->> 'id')::uuid having count(*) > 0;
  end if;
  insert into events (at, kind, hospital_id, entity_id, version, change) values (
    clock_timestamp(),
    noun || '.' || case when done = 'archived' then 'deleted' else done end,
    (present ->> place)::uuid,
    (present ->> 'id')::uuid,
    (present ->> 'version')::integer,
    jsonb_build_object(
      'fields', to_jsonb(names),
      'formerHospitalId', case when was ->> place is distinct from present ->> place then was ->> place end,
      'state', case when noun = 'lead' then jsonb_build_object(
        'from', case when was ->> 'archived_at' is null then was ->> 'status' end,
        'to', case when is_now ->> 'archived_at' is null then is_now ->> 'status' end) end)
    || coalesce(known, '{}'));
end $$;
