-- How many links there are after `low`, up to `high`, and the first one that does not match.
create or replace function verify_audit(low bigint, high bigint, out links bigint, out broken_at bigint) language sql stable as $$
  with chain as (
    select c.position, c.hash, a.id is null as lost, audit_hash(lag(c.hash) over following, a) as due,
      coalesce(lag(c.position) over following, low) as place
    from audit_chain c left join audit_log a on a.id = c.audit_id
    where c.position between low and high
    window following as (order by c.position)
  )
  select count(*), min(position) filter (where lost or place <> position - 1 or hash <> due)
  from chain where position > low
$$;
