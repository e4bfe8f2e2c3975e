/** A start that is kept for somebody who has no appointment there: tens of rows at a time. Live holds go on. */
export const HOLDS = `
create table slot_holds (
  id uuid primary key,
  doctor_id uuid not null references doctors,
  during tstzrange not null,
  kind text not null check (kind in ('visitor', 'undo', 'offer')),
  kept_for uuid,
  browser_hash text,
  network text,
  made_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint slot_holds_no_overlap exclude using gist (doctor_id with =, during with &&)
);
create unique index slot_holds_browser on slot_holds (browser_hash) where kind = 'visitor' and browser_hash is not null;
create index slot_holds_expiry on slot_holds (expires_at);
insert into slot_holds (id, doctor_id, during, kind, made_at, expires_at)
select id, doctor_id, during, 'visitor', expires_at - interval '5 minutes', expires_at
from slot_claims where appointment_id is null and expires_at > now();

create table hold_history (
  holder text not null,
  doctor_id uuid not null references doctors on delete cascade,
  start_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  primary key (holder, doctor_id, start_at)
);
create index hold_history_age on hold_history (ends_at);`;

/**
 * Whose request has made which record. No answer is kept: a repetition is answered with the record as it is. Keys of
 * before had no caller of their own for visitors; they end within a day, and only where the record is known go on.
 */
export const KEYS = `
create table request_keys (
  scope text not null,
  key text not null,
  body_hash text not null,
  record_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (scope, key)
);
create index request_keys_age on request_keys (created_at);
insert into request_keys (scope, key, body_hash, record_id, created_at)
select k.scope, k.key, k.body_hash, record.id::uuid, k.created_at
from idempotency_keys k, lateral (select coalesce(k.answer ->> 'id', k.answer -> 'appointment' ->> 'id') as id) record
where record.id ~ '^[0-9a-f-]{36}$';
drop table idempotency_keys;`;

/** Handles that no patient stands behind yet. */
export const VISITORS = `
alter table booking_handles alter column patient_id drop not null;
alter table booking_handles add column patient_version integer;`;
