-- Whoever occupies a doctor's time is the appointment itself, under a constraint on its own row; one of another kind than 'slot' (a
-- queue without times) is outside of it. The statuses are OCCUPYING of libs/domain. Who is named is archived and never deleted, so no
-- index serves the keys alone.
create table appointments (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 100001) unique,
  patient_id uuid not null references patients,
  doctor_id uuid not null references doctors,
  hospital_id uuid references hospitals,
  agent_id uuid references users,
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null,
  day date not null,
  time_slot text not null,
  kind text not null default 'slot' check (kind in ('slot', 'walk_in')),
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'cancelled', 'completed', 'no_show')),
  source text not null default 'staff' check (source in ('staff', 'public')),
  proof text not null default 'staff' check (proof in ('staff', 'unproven', 'device', 'verified')),
  kept_despite text check (kept_despite in ('leave', 'closure', 'hours', 'dayHours', 'inactive', 'hospital')),
  notes text,
  feedback text,
  reported jsonb,
  contact jsonb,
  notice_version text,
  browser_hash text,
  network text,
  archived_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint appointments_check check (end_at > start_at),
  constraint appointments_no_overlap exclude using gist (doctor_id with =, tstzrange(start_at, end_at) with &&)
    where (kind = 'slot' and status in ('pending', 'confirmed', 'completed') and archived_at is null)
);
create index appointments_agent on appointments (agent_id, start_at desc) where archived_at is null;
create index appointments_browser on appointments (browser_hash) where browser_hash is not null;
create index appointments_by_status on appointments (status, id) where archived_at is null;
create index appointments_created on appointments (created_at desc, id desc) where archived_at is null;
create index appointments_day on appointments (day, start_at, id) where archived_at is null;
create index appointments_deleted_patient on appointments (patient_id) where archived_at is not null;
create index appointments_doctor on appointments (doctor_id, start_at desc, id desc) where archived_at is null;
create index appointments_hospital on appointments (hospital_id, start_at desc, id desc) where archived_at is null;
create index appointments_hospital_day on appointments (hospital_id, day, start_at, id) where archived_at is null;
create index appointments_hospital_patient on appointments (hospital_id, patient_id) where archived_at is null;
create index appointments_kept on appointments (doctor_id, start_at) where kept_despite is not null;
create index appointments_newest on appointments (start_at desc, id desc) where archived_at is null;
create index appointments_newest_of_agent on appointments (agent_id, created_at desc, id desc) where archived_at is null and agent_id is not null;
create index appointments_occupied on appointments (doctor_id, start_at) include (end_at)
  where kind = 'slot' and status in ('pending', 'confirmed', 'completed') and archived_at is null;
create index appointments_odd_phone on appointments (id) where (contact ->> 'phoneKey') !~ '^[+](91[2-9][0-9]{9}|(?!91)[0-9]{7,15})$';
create index appointments_patient on appointments (patient_id, start_at desc) where archived_at is null;
create index appointments_reported on appointments (start_at, id) where reported is not null and archived_at is null;
create index appointments_status on appointments (status, start_at desc, id desc) where archived_at is null;

-- What a change of an appointment was before, for the seconds in which it can be undone.
create table appointment_undos (
  appointment_id uuid primary key references appointments on delete cascade,
  version integer not null,
  actor_id uuid not null,
  was jsonb not null,
  until timestamptz(3) not null
);
create index appointment_undos_until on appointment_undos (until);

-- What a call that changed many appointments has answered of each, so that it can be sent again.
create table bulk_answers (
  call_id uuid not null,
  appointment_id uuid not null,
  answer jsonb not null,
  answered_at timestamptz(3) not null,
  primary key (call_id, appointment_id)
);
create index bulk_answers_age on bulk_answers using brin (answered_at);
