import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A phone is found however the searcher types it: the key stands beside what was typed. */
const PATIENT_SEARCH = `
drop index patients_search;
alter table patients drop column search;
alter table patients add column search text
  generated always as (lower(name || ' ' || phone || ' ' || phone_key || ' ' || coalesce(email, ''))) stored;
create index patients_search on patients using gin (search gin_trgm_ops);`;

/** The patients of a hospital are those with a visit there. */
const PATIENTS_OF_HOSPITAL = `
create index appointments_hospital_patient on appointments (hospital_id, patient_id) where archived_at is null;`;

/** Lists are sorted as people sort, in the order that the queries state. */
const IN_ORDER = `
create index patients_by_name on patients ((lower(name) collate "und-x-icu"), id) where archived_at is null;
create index doctors_by_name on doctors ((lower(full_name) collate "und-x-icu"), id) where archived_at is null;
create index doctors_specialty on doctors (lower(specialty)) where archived_at is null;
create index doctors_city on doctors (lower(city)) where archived_at is null;
create index hospitals_by_name on hospitals ((lower(name) collate "und-x-icu"), id) where archived_at is null;
create index users_hospital on users (hospital_id) where hospital_id is not null;`;

/** What has been loaded into this database, once for ever: the demo data set. */
const DATA_LOADS = `
create table data_loads (
  name text primary key,
  loaded_at timestamptz(3) not null default now()
);`;

export class Rooms1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [PATIENT_SEARCH, PATIENTS_OF_HOSPITAL, IN_ORDER, DATA_LOADS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table data_loads;
      drop index users_hospital, hospitals_by_name, doctors_city, doctors_specialty, doctors_by_name, patients_by_name, appointments_hospital_patient, patients_search;
      alter table patients drop column search;
      alter table patients add column search text generated always as (lower(name || ' ' || phone || ' ' || coalesce(email, ''))) stored;
      create index patients_search on patients using gin (search gin_trgm_ops);`);
  }
}
