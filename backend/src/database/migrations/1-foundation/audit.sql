-- Who did what to which record, and when. No reference to other tables: what is written here stands whatever becomes of them. `role` is
-- a role of staff, 'visitor' for the public pages or 'system' for what nobody asked for by a call. Fields are names, never values; `shown`
-- are the records that a look has shown, sorted into their index many at a time.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null default clock_timestamp(),
  actor_id uuid,
  username text,
  role text not null,
  hospital_id uuid,
  action text not null,
  entity text not null,
  entity_id uuid,
  fields text[] not null default '{}',
  row_count integer,
  operation text,
  request_id uuid,
  shown uuid[]
);
create index audit_log_action on audit_log (action, at desc, id desc);
create index audit_log_actor on audit_log (actor_id, at desc, id desc);
create index audit_log_at on audit_log (at desc, id desc);
-- Without who looked at what: that is most of the log.
create index audit_log_done on audit_log (at desc, id desc) include (role) where action not in ('read', 'listed');
create index audit_log_entity on audit_log (entity, at desc, id desc);
create index audit_log_record on audit_log (entity_id, at desc, id desc) where entity_id is not null;
create index audit_log_shown on audit_log using gin (shown) with (gin_pending_list_limit = 16384) where shown is not null;

-- The rows in the order in which they were sealed, each with a hash over the one before and itself.
create table audit_chain (
  position bigint primary key,
  audit_id bigint not null unique,
  hash bytea not null
);

-- What the verifications of the log have found; `seal` is an HMAC over `result`.
create table audit_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz(3) not null,
  whole boolean not null,
  intact boolean not null,
  result text not null,
  seal bytea not null
);
