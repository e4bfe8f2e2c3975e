-- A phone is never unique: a family shares it. It is kept as typed, with the key for matching; the age as told, with the day of that.
create table patients (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  phone text not null,
  phone_key text not null,
  email text,
  age_told integer check (age_told between 1 and 150),
  age_told_on date,
  gender text check (gender in ('male', 'female', 'other')),
  address text,
  location text,
  symptoms text,
  notes text,
  erased_at timestamptz(3),
  archived_at timestamptz(3),
  search text generated always as (lower(name || ' ' || phone || ' ' || phone_key || ' ' || coalesce(email, ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  constraint patients_erased_are_archived check (erased_at is null or archived_at is not null)
);
create index patients_archived on patients (id) where archived_at is not null;
create index patients_by_age on patients ((coalesce(age_told * 365 - (age_told_on - date '2000-01-01'), -1000000)), id) where archived_at is null;
create index patients_by_name on patients (lower(name) collate "und-x-icu", id) where archived_at is null;
create index patients_erased on patients (id) where erased_at is not null;
create index patients_gender on patients (gender, created_at desc, id desc) where archived_at is null;
create index patients_newest on patients (created_at desc, id desc) where archived_at is null;
-- The few rows whose key a job has to look at: `isOddKey` of phones/phone-keys.sql.ts.
create index patients_odd_phone on patients (id) where phone_key !~ '^[+](91[2-9][0-9]{9}|(?!91)[0-9]{7,15})$';
create index patients_phone on patients (phone_key);

-- When a patient was last booked, or entered.
create table patient_activity (
  patient_id uuid primary key references patients on delete cascade,
  last_booked_at timestamptz(3) not null
);
create index patient_activity_latest on patient_activity (last_booked_at, patient_id);

-- What a hospital keeps of a patient for itself.
create table hospital_patients (
  hospital_id uuid not null references hospitals,
  patient_id uuid not null references patients,
  fields jsonb not null default '{}',
  archived_at timestamptz(3),
  version integer not null default 1,
  updated_at timestamptz(3) not null default now(),
  primary key (hospital_id, patient_id)
);
create index hospital_patients_odd_phone on hospital_patients (patient_id) where (fields ->> 'phoneKey') !~ '^[+](91[2-9][0-9]{9}|(?!91)[0-9]{7,15})$';
create index hospital_patients_patient on hospital_patients (patient_id);
create index hospital_patients_phone on hospital_patients ((fields ->> 'phoneKey')) where fields ? 'phoneKey';
