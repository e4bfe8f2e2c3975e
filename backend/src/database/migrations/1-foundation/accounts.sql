-- What a deletion takes away and a restoration gives back: whether the account was active, and its doctor (key in doctors.sql).
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
  must_change_password boolean not null default false,
  was_active boolean,
  former_doctor_id uuid,
  first_password_until timestamptz(3),
  second_factor_at timestamptz(3),
  -- As sign-in compares it: without characters that are not seen, composed, in small letters by no country's rules.
  -- `foldName` (libs/domain/src/users/names.ts) says the same in TypeScript.
  username_folded text generated always as (normalize(lower(normalize(regexp_replace(username,
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]',
    '', 'g'), nfkc) collate "und-x-icu"), nfkc)) stored,
  archived_at timestamptz(3),
  search text generated always as (lower(username || ' ' || first_name || ' ' || last_name || ' ' || email)) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index users_archived on users (id) where archived_at is not null;
create index users_by_first_name on users (lower(first_name) collate "und-x-icu", id) where archived_at is null;
create index users_by_role on users (role, id) where archived_at is null;
create index users_by_username on users (lower(username) collate "und-x-icu", id) where archived_at is null;
create unique index users_email on users (lower(email)) where archived_at is null;
create index users_hospital on users (hospital_id) where hospital_id is not null;
create index users_newest on users (created_at desc, id desc) where archived_at is null;
create unique index users_username on users (lower(username)) where archived_at is null;
create index users_username_folded on users (username_folded) where archived_at is null;

create table sessions (
  sid text primary key,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  sess jsonb not null default '{}',
  seen_at timestamptz(3) not null default now(),
  expire timestamptz(3) not null,
  opened_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3) not null default now(),
  browser text not null default '',
  network text not null default ''
);
create index sessions_expire on sessions (expire);
create unique index sessions_id on sessions (id);
create index sessions_user on sessions (user_id);

-- The few browsers in which an account has signed in, as rows that end with its password.
create table known_browsers (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz(3) not null default now()
);
create index known_browsers_of_user on known_browsers (user_id, seen_at desc, id);

-- Owners are told of a sign-in from a new browser, which an account's first one is not.
create table first_sign_ins (
  user_id uuid primary key references users on delete cascade,
  at timestamptz(3) not null default now()
);

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  last_step integer not null default 0
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table pending_sign_ins (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz(3) not null
);
