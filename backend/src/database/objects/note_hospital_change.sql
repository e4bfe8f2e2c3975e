-- Writes what a hospital has changed of a patient for itself, which no trigger of patients sees: the audit row, and the event with that
-- hospital. audit_stamp adds who acts. The patient is locked, so that the version is the one after which this comes.
create or replace function note_hospital_change(hospital uuid, done text, patient uuid, names text[]) returns void language plpgsql as $$
declare
  present integer;
begin
  select p.version into present from patients p where p.id = patient for no key update;
  insert into audit_log (action, entity, entity_id, fields) values (done, 'patient', patient, names);
  insert into events (at, kind, hospital_id, entity_id, version, change) values (
    clock_timestamp(), 'patient.' || case when done = 'archived' then 'deleted' else done end, hospital, patient, present,
    jsonb_build_object('fields', to_jsonb(names), 'formerHospitalId', null, 'state', null));
end $$;
