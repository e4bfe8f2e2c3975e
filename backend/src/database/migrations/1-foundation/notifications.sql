-- A notification is kept once for all whom it concerns; who has read it stands beside it.
create table notifications (
  id uuid primary key default gen_random_uuid(),
  audience text not null,
  kind text not null check (kind in ('appointment_booked', 'appointment_cancelled', 'enquiry_received', 'lead_assigned', 'booking_flood',
    'new_browser', 'password_changed', 'role_changed', 'second_factor_on', 'second_factor_off', 'release_withdrawn')),
  entity_id uuid not null,
  detail jsonb not null default '{}',
  at timestamptz(3) not null default now()
);
create index notifications_audience on notifications (audience, at desc, id desc);
create unique index notifications_flood on notifications (entity_id, (detail ->> 'day'), audience) where kind = 'booking_flood';

create table notification_reads (
  user_id uuid not null,
  notification_id uuid not null references notifications on delete cascade,
  read_at timestamptz(3) not null default now(),
  primary key (user_id, notification_id)
);
create index notification_reads_notification on notification_reads (notification_id);

-- Up to when somebody has read everything.
create table notification_marks (
  user_id uuid primary key,
  read_to timestamptz(3) not null
);
