-- Writes looks of several people to the audit log in one statement, a list of values a column: audit_stamp leaves the actor of
-- each row as it is. The server's own role may not say who acts in a row, so this runs as the owner of the table.
create or replace function note_looks(actors uuid[], usernames text[], roles text[], hospitals uuid[], requests uuid[],
  actions text[], entities text[], ids uuid[], counts integer[], shown_ids text[])
returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('arogya.actor', 'each', true);
  insert into audit_log (actor_id, username, role, hospital_id, request_id, action, entity, entity_id, row_count, shown)
  select actor, username, role, hospital, request, action, entity, id, count, look.shown::uuid[]
  from unnest(actors, usernames, roles, hospitals, requests, actions, entities, ids, counts, shown_ids)
    as look (actor, username, role, hospital, request, action, entity, id, count, shown);
end $$;
