-- A role for the running server, where whoever migrates may create one; what it may do is said in objects/grant_runtime.sql.
do $$
begin
  if not exists (select from pg_roles where rolname = 'arogyadesk_runtime') then create role arogyadesk_runtime nologin; end if;
exception when insufficient_privilege or duplicate_object or unique_violation then
  raise notice 'the role arogyadesk_runtime was left to the administrator of the database';
end $$;
