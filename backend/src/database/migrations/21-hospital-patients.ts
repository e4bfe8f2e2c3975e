import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where messages of an appointment go; null for earlier ones: to the patient's phone and e-mail as they stand. */
const CONTACT = 'alter table appointments add column contact jsonb';

/** What a hospital keeps of a patient for itself. */
const HOSPITAL_PATIENTS = `
create table hospital_patients (
  hospital_id uuid not null,
  patient_id uuid not null,
  fields jsonb not null default '{}',
  version integer not null default 1,
  archived_at timestamptz(3),
  updated_at timestamptz(3) not null default now(),
  primary key (hospital_id, patient_id)
);
create index hospital_patients_patient on hospital_patients (patient_id);`;

/**
 * Which records a look has shown: "Who looked at this patient" finds lists too, which have no record of their own. Looks wait
 * in a list of 16 MB and are sorted into their index together, which costs half.
 */
const SHOWN = `
alter table audit_log add column shown uuid[];
drop index audit_log_record;
create index audit_log_record on audit_log (entity_id, at desc, id desc) where entity_id is not null;
create index audit_log_shown on audit_log using gin (shown) with (gin_pending_list_limit = 16384) where shown is not null;`;

/** Which rows were erased, for an older backup that is restored. */
const ERASURES = `
create table erasures (
  id uuid primary key,
  kind text not null,
  phone_mark text not null,
  erased_at timestamptz(3) not null default now(),
  listed boolean not null default false,
  due boolean not null default false
);
create index enquiries_phone on enquiries (right(regexp_replace(phone, '\\D', '', 'g'), 10));
create index appointments_deleted_patient on appointments (patient_id) where archived_at is not null;
create index hospital_patients_phone on hospital_patients ((fields ->> 'phoneKey')) where fields ? 'phoneKey';`;

/** Symptoms and notes stay with the one hospital that could read them until now. */
const KEPT = `
insert into hospital_patients (hospital_id, patient_id, fields)
select o.hospital_id, p.id, jsonb_strip_nulls(jsonb_build_object('symptoms', p.symptoms, 'notes', p.notes))
from patients p join (
  select patient_id, min(hospital_id::text)::uuid as hospital_id from appointments where archived_at is null
  group by patient_id having count(distinct hospital_id) = 1 and count(hospital_id) = count(*)) o on o.patient_id = p.id
where p.erased_at is null and (p.symptoms is not null or p.notes is not null)`;

/** What a hospital changes of a patient holds for its own appointments (docs/design/permissions.md). */
export class HospitalPatients1700000000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [CONTACT, HOSPITAL_PATIENTS, SHOWN, ERASURES, KEPT]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table erasures, hospital_patients; drop index enquiries_phone, appointments_deleted_patient; alter table appointments drop column contact; alter table audit_log drop column shown; drop index audit_log_record; create index audit_log_record on audit_log (entity_id, at desc, id desc);',
    );
  }
}
