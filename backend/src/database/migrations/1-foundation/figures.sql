-- Kept figures, so that no screen counts a table. Those of appointments are folded from events (backend/src/events/readers), those of
-- leads and patients are kept by triggers (backend/src/database/objects). Nobody's hospital, doctor or agent is a uuid of zeros. Parts:
-- two who write at once do not wait for each other.
create table appointment_counters (
  hospital_id uuid not null,
  day date not null,
  status text not null,
  appointments integer not null,
  primary key (day, hospital_id, status)
);

create table appointment_totals (
  hospital_id uuid not null,
  doctor_id uuid not null,
  status text not null,
  appointments integer not null,
  primary key (hospital_id, doctor_id, status)
);
create index appointment_totals_doctor on appointment_totals (doctor_id);

create table appointment_days (
  day date not null,
  status text not null,
  appointments integer not null,
  primary key (day, status)
);

create table appointment_hours (
  day date not null,
  hour smallint not null,
  appointments integer not null,
  primary key (day, hour)
);

create table doctor_days (
  day date not null,
  doctor_id uuid not null,
  completed integer not null,
  no_shows integer not null,
  primary key (day, doctor_id)
);

create table patient_totals (
  part integer primary key,
  patients integer not null
);
insert into patient_totals select part, 0 from generate_series(0, 15) part;

create table lead_counters (
  hospital_id uuid not null,
  agent_id uuid not null,
  status text not null,
  leads integer not null,
  primary key (hospital_id, agent_id, status)
);
create index lead_counters_agent on lead_counters (agent_id);

create table lead_totals (
  status text not null,
  part integer not null,
  leads integer not null,
  primary key (status, part)
);

create table lead_days (
  day date not null,
  source text not null,
  leads integer not null,
  primary key (day, source)
);

-- By how many the pending leads change on a day; summed up they are those pending now.
create table pending_days (
  day date not null,
  part integer not null,
  leads integer not null,
  primary key (day, part)
);

create table pending_lead_days (
  day date not null,
  agent_id uuid not null,
  leads integer not null,
  primary key (day, agent_id)
);

-- What the nightly comparison with the rows has found; `checked_at` is null while it is under way.
create table figure_checks (
  day date primary key,
  checked_at timestamptz(3),
  differing jsonb not null default '[]'
);
