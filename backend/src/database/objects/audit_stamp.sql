-- Time and actor of an audit row come from the database, whatever the writer says: the clock, and what the server has said for
-- this transaction about who acts (arogya.actor); without it, the system acts. Where it says that each row has an actor of its
-- own, as note_looks does, the rows name them.
create or replace function audit_stamp() returns trigger language plpgsql as $$
declare
  said text := current_setting('arogya.actor', true);
  who jsonb;
begin
  new.at := clock_timestamp();
  if said = 'each' then
    return new;
  end if;
  who := nullif(said, '')::jsonb;
  new.actor_id := (who ->> 'id')::uuid;
  new.username := who ->> 'username';
  new.role := coalesce(who ->> 'role', 'system');
  new.hospital_id := (who ->> 'hospitalId')::uuid;
  new.request_id := (who ->> 'requestId')::uuid;
  return new;
end $$;

create or replace trigger audit_log_stamped before insert on audit_log for each row execute function audit_stamp();
