import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many leads came in each day (of India, where leads have no hospital yet) from each source, removed ones included. */
const LEAD_DAYS = `
create table lead_days (
  day date not null,
  source text not null,
  leads integer not null,
  primary key (day, source)
);

create function count_lead_days() returns trigger language plpgsql as $$
begin
  insert into lead_days as kept (day, source, leads)
  select (created_at at time zone 'Asia/Kolkata')::date, coalesce(source, ''), count(*)
  from added group by 1, 2 order by 1, 2
  on conflict (day, source) do update set leads = kept.leads + excluded.leads;
  return null;
end $$;
create trigger lead_days_counted after insert on leads
  referencing new table as added for each statement execute function count_lead_days();`;

/** How many patients there are, in sixteen parts so that writers seldom wait for each other. */
const PATIENT_TOTALS = `
create table patient_totals (
  part integer primary key,
  patients integer not null
);
insert into patient_totals select part, 0 from generate_series(0, 15) part;

create function count_patients() returns trigger language plpgsql as $$
declare
  change integer := 0;
begin
  if tg_op <> 'DELETE' then change := change + (select count(*) from added where archived_at is null); end if;
  if tg_op <> 'INSERT' then change := change - (select count(*) from gone where archived_at is null); end if;
  if change <> 0 then
    update patient_totals set patients = patients + change where part = pg_backend_pid() % 16;
  end if;
  return null;
end $$;
create trigger patients_counted after insert on patients
  referencing new table as added for each statement execute function count_patients();
create trigger patients_recounted after update on patients
  referencing new table as added old table as gone for each statement execute function count_patients();
create trigger patients_uncounted after delete on patients
  referencing old table as gone for each statement execute function count_patients();`;

/** Who is told of a visit: its doctor, the administrators of its hospital and of the product. */
const AUDIENCE = `
create function audience_of(doctor uuid, hospital uuid) returns setof uuid language sql stable as $$
  select u.id from users u
  where u.is_active and u.archived_at is null and (
    u.role = 'admin'
    or (u.role = 'hospital_admin' and u.hospital_id = hospital)
    or u.id = (select d.user_id from doctors d where d.id = doctor))
$$;`;

/** A booking by a visitor and a cancelled visit are told in the transaction that makes them; what is past is no news. */
const VISIT_NEWS = `
create function tell_of_visit() returns trigger language plpgsql as $$
begin
  insert into notifications (user_id, kind, entity_id, detail)
  select told, case when new.status = 'cancelled' then 'visit_cancelled' else 'visit_booked' end, new.id,
    jsonb_build_object('name', p.name, 'at', new.start_at, 'doctor', d.full_name)
  from audience_of(new.doctor_id, new.hospital_id) told
  join patients p on p.id = new.patient_id join doctors d on d.id = new.doctor_id;
  return null;
end $$;
create trigger visit_booked_told after insert on appointments for each row
  when (new.source = 'public' and new.status = 'pending' and new.start_at > now())
  execute function tell_of_visit();
create trigger visit_cancelled_told after update of status on appointments for each row
  when (new.status = 'cancelled' and old.status is distinct from new.status and new.start_at > now())
  execute function tell_of_visit();`;

export class Statistics1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [LEAD_DAYS, PATIENT_TOTALS, AUDIENCE, VISIT_NEWS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger visit_cancelled_told on appointments; drop trigger visit_booked_told on appointments;
      drop trigger patients_counted on patients; drop trigger patients_recounted on patients; drop trigger patients_uncounted on patients;
      drop trigger lead_days_counted on leads;
      drop function tell_of_visit, audience_of, count_patients, count_lead_days;
      drop table patient_totals, lead_days;`);
  }
}
