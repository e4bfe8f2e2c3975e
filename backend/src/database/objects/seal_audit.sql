-- Seals at most so many rows and answers how many. Servers seal one after another; the lock ends with this short
-- transaction, so that no booking ever waits for it. A row of a long transaction appears later than its number says: the
-- last numbers are looked at again each time; with `whole` all rows of a day, longer than any transaction may last.
create or replace function seal_audit(most integer, whole boolean) returns integer language plpgsql as $$
declare
  low bigint := coalesce((select max(c.audit_id) from audit_chain c), 0) - 2000;
  since timestamptz := case when whole then now() - interval '1 day' else 'infinity' end;
  entry audit_log;
  place bigint;
  link bytea;
  sealed integer := 0;
begin
  perform pg_advisory_xact_lock(7701002);
  select c.position, c.hash into place, link from audit_chain c order by c.position desc limit 1;
  for entry in
    select a.* from audit_log a
    where (a.id > low or a.at > since) and not exists (select from audit_chain c where c.audit_id = a.id)
    order by a.id limit most
  loop
    place := coalesce(place, 0) + 1;
    link := audit_hash(link, entry);
    sealed := sealed + 1;
    insert into audit_chain (position, audit_id, hash) values (place, entry.id, link);
  end loop;
  return sealed;
end $$;
