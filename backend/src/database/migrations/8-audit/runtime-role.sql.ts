/**
 * A role for the running server: it reads and writes all tables but only adds to the audit log, owns nothing and may
 * change no table. Who may create roles gets it here; `select grant_runtime()` grants again when the role came later.
 */
export const GRANT_RUNTIME = `
create function grant_runtime() returns boolean language plpgsql as $$
begin
  if not exists (select from pg_roles where rolname = 'arogyadesk_runtime') then return false; end if;
  grant usage on schema public to arogyadesk_runtime;
  grant select, insert, update, delete on all tables in schema public to arogyadesk_runtime;
  revoke update, delete on audit_log, audit_chain from arogyadesk_runtime;
  revoke insert, update, delete on migrations from arogyadesk_runtime;
  alter default privileges in schema public grant select, insert, update, delete on tables to arogyadesk_runtime;
  return true;
end $$;`;

export const RUNTIME_ROLE = `
do $$
begin
  if not exists (select from pg_roles where rolname = 'arogyadesk_runtime') then create role arogyadesk_runtime nologin; end if;
  perform grant_runtime();
exception when insufficient_privilege or duplicate_object or unique_violation then
  raise notice 'the role arogyadesk_runtime was left to the administrator of the database';
end $$;`;

export const NO_RUNTIME_ROLE = `
do $$
begin
  if exists (select from pg_roles where rolname = 'arogyadesk_runtime') then
    alter default privileges in schema public revoke all on tables from arogyadesk_runtime;
    revoke all on all tables in schema public from arogyadesk_runtime;
    revoke all on schema public from arogyadesk_runtime;
  end if;
exception when insufficient_privilege then null;
end $$;
drop function grant_runtime;`;
