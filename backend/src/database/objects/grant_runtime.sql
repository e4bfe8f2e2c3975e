-- A role for the running server: it reads and writes all tables but only adds to the audit log, where it says neither number, time
-- nor actor of a row, owns nothing and may change no table. `select grant_runtime()` grants again when the role was created later (docs/how-to/run-under-the-runtime-role.md).
create or replace function grant_runtime() returns boolean language plpgsql as $$
begin
  if not exists (select from pg_roles where rolname = 'arogyadesk_runtime') then return false; end if;
  grant usage on schema public to arogyadesk_runtime;
  grant select, insert, update, delete on all tables in schema public to arogyadesk_runtime;
  revoke insert, update, delete on audit_log from arogyadesk_runtime;
  grant insert (action, entity, entity_id, fields, row_count, operation, shown) on audit_log to arogyadesk_runtime;
  revoke update, delete on audit_chain from arogyadesk_runtime;
  revoke insert, update, delete on migrations, schema_objects from arogyadesk_runtime;
  alter default privileges in schema public grant select, insert, update, delete on tables to arogyadesk_runtime;
  return true;
end $$;
