-- What has happened, written in the transaction that makes it so. Readers take their turn in the order of (tx, id), behind the oldest
-- transaction that is still open: none is skipped, none is read twice (docs/adr/0017-events.md).
create table events (
  id bigint generated always as identity primary key,
  tx xid8 not null default pg_current_xact_id(),
  at timestamptz(3) not null,
  kind text not null,
  hospital_id uuid,
  doctor_id uuid,
  day date,
  entity_id uuid not null,
  version integer not null,
  change jsonb not null
);
create index events_of_entity on events (entity_id, version);
create index events_order on events (tx, id);

create table event_readers (
  name text primary key,
  tx xid8 not null default '0',
  id bigint not null default 0,
  caught_up_at timestamptz(3) not null default now()
);
