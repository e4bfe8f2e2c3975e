-- Events of one record are read in the order of its versions. Readers go by transaction, and a transaction that has begun earlier may
-- change a record later: it takes the place behind the record's last event then. No reader has gone that far, since none goes beyond
-- the oldest transaction that is open (docs/adr/0017-events.md). What a restore brought from another PostgreSQL counts differently.
create or replace function order_event() returns trigger language plpgsql as $$
declare
  last xid8;
begin
  select e.tx into last from events e where e.entity_id = new.entity_id order by e.version desc, e.tx desc limit 1;
  if last > new.tx and last < pg_snapshot_xmax(pg_current_snapshot()) then new.tx := last; end if;
  return new;
end $$;

create or replace trigger events_in_order before insert on events for each row
  when (new.version > 0 and new.kind <> 'appointment.booked' and new.kind not like '%.created')
  execute function order_event();
