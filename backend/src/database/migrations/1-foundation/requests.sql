-- Whose request has made which record. No answer is kept: a repetition is answered with the record as it is. Keys come in the order of
-- their age and are swept: a few pages for each thousand of them are enough.
create table request_keys (
  scope text not null,
  key text not null,
  body_hash text not null,
  record_id uuid not null,
  created_at timestamptz(3) not null,
  primary key (scope, key)
);
create index request_keys_age on request_keys using brin (created_at);

-- Logged: who has used up a limit would start anew after a crash of PostgreSQL, which empties unlogged tables.
create table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz(3) not null
);
create index rate_limits_reset on rate_limits (resets_at);
