-- `calendar_version` rises with whatever changes a doctor's calendar, so that a booking can tell that it knows the present one.
-- What a deletion took away: `was_active`; whether the doctor rests only because the hospital was deleted.
create table doctors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid unique references users,
  full_name text not null,
  specialty text not null,
  phone text not null,
  email text,
  hospital_id uuid references hospitals,
  hospital_name text,
  city text not null,
  experience integer check (experience between 0 and 80),
  license_number text,
  working_days text[] not null default '{}',
  time_slots text[] not null default '{}',
  services text[] not null default '{}',
  consultation_minutes integer not null default 15 check (consultation_minutes between 5 and 240),
  calendar_version integer not null default 1,
  is_active boolean not null default true,
  was_active boolean,
  rests_with_hospital boolean not null default false,
  archived_at timestamptz(3),
  search text generated always as (lower(full_name || ' ' || specialty || ' ' || coalesce(hospital_name, ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index doctors_archived on doctors (id) where archived_at is not null;
create index doctors_by_name on doctors (lower(full_name) collate "und-x-icu", id) where archived_at is null;
create index doctors_city on doctors (lower(city)) where archived_at is null;
create index doctors_hospital on doctors (hospital_id);
create index doctors_services on doctors using gin (services);
create index doctors_specialty on doctors (lower(specialty)) where archived_at is null;

alter table users add constraint users_former_doctor_id_fkey foreign key (former_doctor_id) references doctors on delete set null;

-- Days, or the minutes of each in which the doctor is away; on some weekdays, or in some weeks of the month.
create table doctor_leaves (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references doctors,
  from_day date not null,
  to_day date not null,
  reason text,
  from_minute smallint,
  to_minute smallint,
  weekdays text[],
  weeks smallint[],
  kind text not null default 'leave' check (kind in ('leave', 'sick', 'surgery', 'teaching', 'other')),
  made_by uuid,
  made_at timestamptz(3),
  constraint doctor_leaves_check check (to_day >= from_day),
  constraint doctor_leaves_part check ((from_minute is null) = (to_minute is null) and from_minute < to_minute)
);
create index doctor_leaves_doctor on doctor_leaves (doctor_id, to_day);

-- Hours by weekday, and by date.
create table doctor_hours (
  doctor_id uuid not null references doctors,
  weekday text not null,
  ranges text[] not null,
  primary key (doctor_id, weekday)
);

create table doctor_day_hours (
  doctor_id uuid not null references doctors,
  day date not null,
  ranges text[] not null,
  despite_closure boolean not null default false,
  primary key (doctor_id, day)
);
