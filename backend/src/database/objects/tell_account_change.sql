-- Servers remember for some seconds who is signed in (auth/session-memory.ts) and which key calls (integrations/keys.ts): this notifies
-- them when that may have changed.
create or replace function tell_account_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('arogya_accounts', case tg_table_name
    when 'sessions' then to_jsonb(old) ->> 'user_id' when 'users' then to_jsonb(old) ->> 'id'
    when 'saved_views' then coalesce(to_jsonb(new), to_jsonb(old)) ->> 'owner_id' else '*' end);
  return null;
end $$;

create or replace trigger sessions_end after delete on sessions
  for each row execute function tell_account_change();
create or replace trigger sessions_end_earlier after update of expire, seen_at on sessions
  for each row when (new.expire < old.expire or new.seen_at < old.seen_at) execute function tell_account_change();
create or replace trigger users_change after update on users
  for each row when (old.* is distinct from new.*) execute function tell_account_change();
create or replace trigger hospitals_come_and_go after update of archived_at, is_active, name, city, time_zone on hospitals
  for each row when ((old.archived_at, old.is_active, old.name, old.city, old.time_zone)
    is distinct from (new.archived_at, new.is_active, new.name, new.city, new.time_zone)) execute function tell_account_change();
create or replace trigger saved_views_change after insert or update or delete on saved_views
  for each row execute function tell_account_change();
create or replace trigger integrations_change after update or delete on integrations
  for each row execute function tell_account_change();
create or replace trigger integration_keys_end after update of revoked_at, expires_at or delete on integration_keys
  for each row execute function tell_account_change();
