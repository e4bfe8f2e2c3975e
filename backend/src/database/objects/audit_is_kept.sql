-- No statement may change these tables. Whoever drops these triggers first is found by the chain.
create or replace function audit_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create or replace trigger audit_log_kept before update or delete or truncate on audit_log
  for each statement execute function audit_is_kept();
create or replace trigger audit_chain_kept before update or delete or truncate on audit_chain
  for each statement execute function audit_is_kept();
