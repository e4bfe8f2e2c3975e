-- Adds at most so many rows to the chain and answers how many. Servers take turns; the lock ends with this short transaction, so
-- that no booking waits for it. A row of a long transaction becomes visible later than its number suggests: `whole` null looks at
-- rows newer than the chain's end, false also at the last 2,000 numbers, true at all of a day, which is longer than any transaction
-- may last.
create or replace function seal_audit(most integer, whole boolean) returns integer language plpgsql as $$
declare
  low bigint := coalesce((select max(c.audit_id) from audit_chain c), 0);
  entry audit_log;
  place bigint;
  link bytea;
  sealed integer := 0;
begin
  if whole is null and coalesce((select max(a.id) from audit_log a), 0) <= low then return 0; end if;
  perform pg_advisory_xact_lock(7701002);
  select c.position, c.hash into place, link from audit_chain c order by c.position desc limit 1;
  low := coalesce((select max(c.audit_id) from audit_chain c), 0);
  if whole is not null then low := low - 2000; end if;
  if whole then low := least(low, (select min(a.id) - 1 from audit_log a where a.at > now() - interval '1 day')); end if;
  for entry in
    select a.* from audit_log a
    where a.id > low and not exists (select from audit_chain c where c.audit_id = a.id)
    order by a.id limit most
  loop
    place := coalesce(place, 0) + 1;
    link := audit_hash(link, entry);
    sealed := sealed + 1;
    insert into audit_chain (position, audit_id, hash) values (place, entry.id, link);
  end loop;
  return sealed;
end $$;
