-- Changes of calendars, and the appointments that each affects.
create table calendar_changes (
  id uuid primary key,
  kind text not null check (kind in ('leave', 'closure', 'hours', 'dayHours', 'inactive', 'hospital')),
  hospital_id uuid references hospitals,
  doctor_id uuid references doctors,
  change jsonb not null,
  was jsonb not null,
  made_by uuid not null,
  made_at timestamptz(3) not null,
  starts_at timestamptz(3) not null,
  taken_back_at timestamptz(3)
);
create index calendar_changes_hospital on calendar_changes (hospital_id, made_at desc);
create index calendar_changes_made on calendar_changes (made_at desc) where taken_back_at is null;

create table calendar_change_appointments (
  change_id uuid not null references calendar_changes on delete cascade,
  appointment_id uuid not null references appointments on delete cascade,
  known_version integer not null,
  decision jsonb,
  state text not null check (state in ('open', 'ready', 'done', 'failed', 'gone')),
  outcome jsonb,
  tries integer not null default 0,
  next_at timestamptz(3),
  decided_by uuid,
  primary key (change_id, appointment_id)
);
create index calendar_change_appointments_allowed on calendar_change_appointments ((outcome ->> 'allowedBy')) where state = 'gone';
create index calendar_change_appointments_of on calendar_change_appointments (appointment_id);
create index calendar_change_appointments_ready on calendar_change_appointments (next_at) where state = 'ready';
create index calendar_change_appointments_waiting on calendar_change_appointments (appointment_id) where state in ('open', 'failed');
