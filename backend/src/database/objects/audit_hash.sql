-- A link of the chain: a hash over the previous link and the row.
create or replace function audit_hash(before bytea, entry audit_log) returns bytea language sql stable as $$
  select sha256(coalesce(before, '') || convert_to(audit_text(entry), 'UTF8'))
$$;
