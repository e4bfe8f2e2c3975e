-- Writes looks at records to the audit log, in one statement for all who looked meanwhile: each row gets its own actor from
-- audit_stamp, as a transaction of theirs would say it (arogya.actor).
create or replace function note_looks(looks jsonb) returns void language plpgsql as $$
declare
  look jsonb;
begin
  for look in select value from jsonb_array_elements(looks) loop
    perform set_config('arogya.actor', look ->> 'who', true);
    insert into audit_log (action, entity, entity_id, row_count, shown)
    values (look ->> 'action', look ->> 'entity', (look ->> 'entityId')::uuid, (look ->> 'rows')::integer, (look ->> 'shown')::uuid[]);
  end loop;
end $$;
