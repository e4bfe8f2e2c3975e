-- Writes the event of a record of which a part has changed that is rows of its own: a lead's timeline, or a calendar, whose rows of one
-- transaction are one event. The record is locked, so that its version is the one after which this comes.
create or replace function note_part_event(noun text, record_id uuid, part text) returns void language plpgsql as $$
declare
  present integer;
  hospital uuid;
  status text;
  written record;
begin
  if noun = 'lead' then
    select l.version, l.hospital_id, case when l.archived_at is null then l.status end into present, hospital, status
    from leads l where l.id = record_id for no key update;
    insert into events (at, kind, hospital_id, entity_id, version, change) values (
      clock_timestamp(), 'lead.changed', hospital, record_id, present,
      jsonb_build_object('fields', jsonb_build_array(part), 'formerHospitalId', null,
        'state', jsonb_build_object('from', status, 'to', status)));
    return;
  end if;
  if noun = 'doctor' then
    select d.version, d.hospital_id into present, hospital from doctors d where d.id = record_id for no key update;
  else
    select h.version, h.id into present, hospital from hospitals h where h.id = record_id for share;
  end if;
  select e.id, e.change -> 'fields' as fields, e.version into written from events e
  where e.entity_id = record_id and e.kind = noun || '.calendar_changed' and e.xmin = pg_current_xact_id()::xid;
  if written.id is null then
    insert into events (at, kind, hospital_id, entity_id, version, change) values (
      clock_timestamp(), noun || '.calendar_changed', hospital, record_id, present,
      jsonb_build_object('fields', jsonb_build_array(part), 'formerHospitalId', null, 'state', null));
  elsif not written.fields ? part or written.version < present then
    update events set version = present, change = jsonb_set(change, '{fields}', (
      select jsonb_agg(distinct name order by name) from jsonb_array_elements_text(written.fields || jsonb_build_array(part)) name))
    where id = written.id;
  end if;
end $$;
