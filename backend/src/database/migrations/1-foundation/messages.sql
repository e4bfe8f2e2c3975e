-- What is still to be sent. A row is claimed for a while before it is sent, so that a server that is killed loses nothing; a code is
-- sealed while it waits, and gone when it has been sent. What told of an appointment stays until that is past: it is told once of each
-- start that it has had. `sent_at` is written before it goes out.
create table message_jobs (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  template text not null check (template in ('code', 'confirmation', 'reminder', 'moved', 'cancelled', 'account')),
  params jsonb not null default '{}',
  sealed text,
  appointment_id uuid references appointments,
  day date,
  start_at timestamptz(3),
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'unknown', 'failed', 'dropped')),
  tries integer not null default 0,
  next_at timestamptz(3) not null,
  not_after timestamptz(3) not null,
  failure text,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint message_jobs_once unique (appointment_id, template, start_at)
);
create index message_jobs_age on message_jobs (created_at);
create index message_jobs_due on message_jobs (next_at) where state in ('queued', 'sending');
create index message_jobs_failed on message_jobs (start_at) where state = 'failed';
create index message_jobs_unknown on message_jobs (sent_at) where state = 'unknown';

-- What the demo keeps instead of sending it.
create table outbox_messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  template text not null check (template in ('code', 'confirmation', 'reminder', 'moved', 'cancelled', 'account')),
  subject text not null,
  text text not null,
  at timestamptz(3) not null
);
create index outbox_messages_newest on outbox_messages (at desc, id desc);
