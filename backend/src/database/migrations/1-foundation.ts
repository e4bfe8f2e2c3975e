import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORD = `
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()`;

const reference = (name: string, columns: string): string => `
create table ${name} (
  id uuid primary key default gen_random_uuid(),
  ${columns},
  is_active boolean not null default true,${RECORD}
);`;

const REFERENCE_TABLES = [
  reference('states', `name text not null, code text not null, country text not null default 'India'`),
  reference('cities', `name text not null, state_id uuid not null references states, pincode text`),
  reference('services', `name text not null, description text, category text`),
  reference('specialties', `name text not null, description text, department text`),
  `create unique index states_name on states (lower(name));
   create unique index states_code on states (upper(code));
   create unique index cities_name on cities (state_id, lower(name));
   create unique index services_name on services (lower(name));
   create unique index specialties_name on specialties (lower(name));`,
].join('\n');

/** A slug is never given to another hospital, not even after the first is archived (trust: Session and requests). */
const HOSPITALS = `
create table hospitals (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  address text,
  city text not null,
  state_id uuid references states,
  phone text,
  email text,
  website text,
  type text,
  accreditation text,
  specialties text[] not null default '{}',
  booking_slug text not null unique,
  time_zone text not null default 'Asia/Kolkata',
  is_active boolean not null default true,
  archived_at timestamptz(3),
  search text generated always as (lower(name || ' ' || city || ' ' || coalesce(address, ''))) stored,${RECORD}
);
create index hospitals_search on hospitals using gin (search gin_trgm_ops);`;

const USERS = `
create table users (
  id uuid primary key default gen_random_uuid(),
  username text not null,
  password_hash text not null,
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  profile_image_url text,
  role text not null default 'agent' check (role in ('admin', 'agent', 'doctor', 'hospital_admin')),
  hospital_id uuid references hospitals,
  is_active boolean not null default true,
  archived_at timestamptz(3),
  search text generated always as (lower(username || ' ' || first_name || ' ' || last_name || ' ' || email)) stored,${RECORD}
);
create unique index users_username on users (lower(username)) where archived_at is null;
create unique index users_email on users (lower(email)) where archived_at is null;
create index users_search on users using gin (search gin_trgm_ops);

create table sessions (
  sid text primary key,
  user_id uuid not null references users on delete cascade,
  sess jsonb not null default '{}',
  seen_at timestamptz(3) not null default now(),
  expire timestamptz(3) not null
);
create index sessions_user on sessions (user_id);
create index sessions_expire on sessions (expire);`;

/** calendar_version rises with whatever changes a doctor's calendar, so that a booking can tell that it knows the present one. */
const DOCTORS = `
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
  archived_at timestamptz(3),
  search text generated always as (lower(full_name || ' ' || specialty || ' ' || coalesce(hospital_name, ''))) stored,${RECORD}
);
create index doctors_hospital on doctors (hospital_id);
create index doctors_search on doctors using gin (search gin_trgm_ops);

create table doctor_leaves (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references doctors,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  reason text
);
create index doctor_leaves_doctor on doctor_leaves (doctor_id, to_day);

create table hospital_closures (
  id uuid primary key default gen_random_uuid(),
  hospital_id uuid not null references hospitals,
  day date not null,
  reason text,
  unique (hospital_id, day)
);`;

/** A phone is never unique: a family shares it (decisions: Data). */
const PATIENTS = `
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
  seen_at timestamptz(3) not null default now(),
  archived_at timestamptz(3),
  search text generated always as (lower(name || ' ' || phone || ' ' || coalesce(email, ''))) stored,${RECORD}
);
create index patients_phone on patients (phone_key, seen_at desc) where archived_at is null;
create index patients_search on patients using gin (search gin_trgm_ops);
create index patients_newest on patients (created_at desc, id desc) where archived_at is null;`;

const APPOINTMENTS = `
create table appointments (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity (start with 100001) unique,
  patient_id uuid not null references patients,
  doctor_id uuid not null references doctors,
  hospital_id uuid references hospitals,
  agent_id uuid references users,
  start_at timestamptz(3) not null,
  end_at timestamptz(3) not null check (end_at > start_at),
  day date not null,
  time_slot text not null,
  status text not null default 'pending' check (status in ('pending', 'confirmed', 'cancelled', 'completed', 'no_show')),
  notes text,
  feedback text,
  reported jsonb,
  source text not null default 'staff' check (source in ('staff', 'public')),
  archived_at timestamptz(3),${RECORD}
);
create index appointments_newest on appointments (start_at desc, id desc) where archived_at is null;
create index appointments_hospital on appointments (hospital_id, start_at desc, id desc) where archived_at is null;
create index appointments_doctor on appointments (doctor_id, start_at desc, id desc) where archived_at is null;
create index appointments_patient on appointments (patient_id, start_at desc) where archived_at is null;
create index appointments_agent on appointments (agent_id, start_at desc) where archived_at is null;
create index appointments_status on appointments (status, start_at desc, id desc) where archived_at is null;`;

/**
 * Who has which time of which doctor: a booked visit (no expiry) or a visitor's hold (with one). The exclusion
 * constraint makes a double booking impossible; a hold becomes a booking by losing its expiry (decisions: Slots).
 */
const SLOT_CLAIMS = `
create table slot_claims (
  id uuid primary key default gen_random_uuid(),
  doctor_id uuid not null references doctors,
  during tstzrange not null,
  appointment_id uuid unique references appointments deferrable initially deferred,
  expires_at timestamptz(3),
  constraint slot_claims_booked_or_held check ((appointment_id is null) = (expires_at is not null)),
  constraint slot_claims_no_overlap exclude using gist (doctor_id with =, during with &&)
);
create index slot_claims_expiry on slot_claims (expires_at) where expires_at is not null;`;

/** What a visitor may refer to: never the patient's own row, but a handle that ends (trust: The returning patient). */
const PUBLIC_BOOKING = `
create table booking_handles (
  id uuid primary key,
  patient_id uuid not null references patients,
  state text not null check (state in ('new', 'device', 'verified')),
  phone_key text not null,
  reported jsonb,
  bookings_left integer not null default 3,
  expires_at timestamptz(3) not null
);
create index booking_handles_expiry on booking_handles (expires_at);

create table booking_devices (
  token_hash text not null,
  phone_key text not null,
  patient_id uuid not null references patients,
  typed jsonb not null,
  expires_at timestamptz(3) not null,
  primary key (token_hash, phone_key)
);`;

const IDEMPOTENCY = `
create table idempotency_keys (
  scope text not null,
  key text not null,
  body_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz(3) not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz(3) not null
);
create index rate_limits_reset on rate_limits (resets_at);`;

export class Foundation1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists btree_gist; create extension if not exists pg_trgm;');
    for (const part of [REFERENCE_TABLES, HOSPITALS, USERS, DOCTORS, PATIENTS, APPOINTMENTS, SLOT_CLAIMS, PUBLIC_BOOKING, IDEMPOTENCY]) {
      await runner.query(part);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema public cascade; create schema public;');
  }
}
