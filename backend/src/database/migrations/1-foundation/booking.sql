-- A start that is kept for somebody who has no appointment there: tens of rows at a time.
create table slot_holds (
  id uuid primary key,
  doctor_id uuid not null references doctors,
  during tstzrange not null,
  kind text not null check (kind in ('visitor', 'undo', 'offer')),
  kept_for uuid,
  browser_hash text,
  network text,
  made_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  constraint slot_holds_no_overlap exclude using gist (doctor_id with =, during with &&)
);
create unique index slot_holds_browser on slot_holds (browser_hash) where kind = 'visitor' and browser_hash is not null;
create index slot_holds_expiry on slot_holds (expires_at);
create index slot_holds_kept_for on slot_holds (kept_for) where kept_for is not null;

-- Who has held which start, so that nobody holds it again and again; it is swept within days.
create table hold_history (
  holder text not null,
  doctor_id uuid not null,
  start_at timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  primary key (holder, doctor_id, start_at)
);
create index hold_history_age on hold_history (ends_at);

-- What a visitor may refer to: never the patient's own row, but a handle that ends.
create table booking_handles (
  id uuid primary key,
  patient_id uuid references patients,
  patient_version integer,
  state text not null check (state in ('new', 'device', 'verified')),
  phone_key text not null,
  typed jsonb not null default '{}',
  reported jsonb,
  browser_hash text,
  bookings_left integer not null default 3,
  expires_at timestamptz(3) not null
);
create index booking_handles_expiry on booking_handles (expires_at);

-- A browser that is recognised; it knows people, also several of one phone.
create table booking_devices (
  token_hash text not null,
  phone_key text not null,
  patient_id uuid not null references patients,
  typed jsonb not null,
  expires_at timestamptz(3) not null,
  made_at timestamptz(3) not null default now(),
  used_at timestamptz(3) not null default now(),
  proven boolean not null default false,
  primary key (token_hash, patient_id)
);
create index booking_devices_expiry on booking_devices (expires_at);
create index booking_devices_phone on booking_devices (phone_key, made_at);

-- A code is kept as an HMAC, also when it has ended: what may be sent to a phone is reckoned from what was sent.
create table booking_codes (
  id uuid primary key,
  phone_key text not null,
  code_hash text not null,
  tries_left integer not null,
  expires_at timestamptz(3) not null,
  browser_hash text,
  device_hash text,
  sent_at timestamptz(3) not null default now()
);
create index booking_codes_expiry on booking_codes (expires_at);
create index booking_codes_phone on booking_codes (phone_key, sent_at);

-- What a code has proven, as the hash of the token in the visitor's cookie.
create table booking_proofs (
  token_hash text primary key,
  phone_key text not null,
  expires_at timestamptz(3) not null
);
create index booking_proofs_expiry on booking_proofs (expires_at);
