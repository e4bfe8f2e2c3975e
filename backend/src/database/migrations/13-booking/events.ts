/**
 * What has happened to appointments, written in the transaction that makes it so. Readers take their turn in the order of
 * (tx, id), behind the oldest transaction that is still open: none is skipped, none is read twice (ADR 16).
 */
export const EVENTS = `
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
create index events_order on events (tx, id);
create index events_of_entity on events (entity_id, version);

create table event_readers (
  name text primary key,
  tx xid8 not null default '0',
  id bigint not null default 0,
  caught_up_at timestamptz(3) not null default now()
);`;

/** Kept figures by their field's word; a reader of the events keeps them. */
export const FIGURES = `
alter table visit_counters rename to appointment_counters;
alter table appointment_counters rename column visits to appointments;
alter table visit_totals rename to appointment_totals;
alter table appointment_totals rename column visits to appointments;
create index appointment_totals_doctor on appointment_totals (doctor_id);`;
