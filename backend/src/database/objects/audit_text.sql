-- The text of a row that is hashed. A column added to audit_log must not change the text of existing rows.
create or replace function audit_text(entry audit_log) returns text language sql stable as $$
  select json_build_array(entry.id, (extract(epoch from entry.at) * 1000)::bigint, entry.actor_id, entry.username, entry.role,
    entry.hospital_id, entry.action, entry.entity, entry.entity_id, entry.fields, entry.row_count, entry.operation,
    entry.request_id)::text || coalesce(' shown ' || encode(sha256(array_send(entry.shown)), 'hex'), '')
$$;
