-- Writes a change to the audit log that no trigger of the record's own table sees, in the transaction that makes it. audit_stamp adds
-- who acts.
create or replace function note_change(done text, kind text, record_id uuid, names text[]) returns void language sql as $$
  insert into audit_log (action, entity, entity_id, fields) values (done, kind, record_id, names)
$$;
