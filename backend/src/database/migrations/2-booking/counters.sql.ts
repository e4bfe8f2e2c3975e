const NONE = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * How many visits stand in each status: per hospital and day, and per hospital and doctor for all days together, so
 * that no screen counts the table (speed: statistics). Kept in the transaction that changes them; rows are visited in
 * one order, so that two writers cannot deadlock. Totals are kept per doctor because writers of one doctor already
 * wait for each other: a total per hospital would make all its bookings do so.
 */
const TABLES = `
create table visit_counters (
  hospital_id uuid not null,
  day date not null,
  status text not null,
  visits integer not null,
  primary key (day, hospital_id, status)
);
create table visit_totals (
  hospital_id uuid not null,
  doctor_id uuid not null,
  status text not null,
  visits integer not null,
  primary key (hospital_id, doctor_id, status)
);`;

/** Archived visits do not count. \`changes\` is the statement's rows, each with +1 or -1. */
const counting = (name: string, changes: string): string => `
create function ${name}() returns trigger language plpgsql as $$
begin
  insert into visit_counters as kept (hospital_id, day, status, visits)
  select coalesce(hospital_id, ${NONE}), day, status, sum(change) from (${changes}) changes
  group by 1, 2, 3 having sum(change) <> 0 order by 2, 1, 3
  on conflict (day, hospital_id, status) do update set visits = kept.visits + excluded.visits;

  insert into visit_totals as kept (hospital_id, doctor_id, status, visits)
  select coalesce(hospital_id, ${NONE}), doctor_id, status, sum(change) from (${changes}) changes
  group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
  on conflict (hospital_id, doctor_id, status) do update set visits = kept.visits + excluded.visits;
  return null;
end $$;`;

const ADDED = 'select hospital_id, doctor_id, day, status, 1 as change from added where archived_at is null';
const GONE = 'select hospital_id, doctor_id, day, status, -1 as change from gone where archived_at is null';

const TRIGGERS = `
create trigger appointments_counted after insert on appointments
referencing new table as added for each statement execute function count_visits_added();
create trigger appointments_recounted after update on appointments
referencing new table as added old table as gone for each statement execute function count_visits_changed();
create trigger appointments_uncounted after delete on appointments
referencing old table as gone for each statement execute function count_visits_gone();`;

export const COUNTERS = [
  TABLES,
  counting('count_visits_added', ADDED),
  counting('count_visits_changed', `${ADDED} union all ${GONE}`),
  counting('count_visits_gone', GONE),
  TRIGGERS,
].join('\n');
