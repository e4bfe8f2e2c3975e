import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DEAD } from './13-booking/dead';
import { EVENTS, FIGURES } from './13-booking/events';
import { HOLDS, KEYS, VISITORS } from './13-booking/visitors';

/** An appointment that keeps others from its time. The statuses are OCCUPYING of libs/domain; a spec compares them. */
const OCCUPYING = `kind = 'slot' and status in ('pending', 'confirmed', 'completed') and archived_at is null`;

/**
 * Whoever occupies a doctor's time is the appointment itself, under a constraint on its own row. Appointments of another
 * kind than 'slot' (a queue without times) are outside of it.
 */
const APPOINTMENTS = `
alter table appointments
  add column kind text not null default 'slot' check (kind in ('slot', 'walk_in')),
  add column proof text not null default 'staff' check (proof in ('staff', 'unproven', 'device', 'verified')),
  add column browser_hash text,
  add column network text;
alter table appointments alter column notice_version drop default;
alter table appointments add constraint appointments_no_overlap
  exclude using gist (doctor_id with =, tstzrange(start_at, end_at) with &&) where (${OCCUPYING});
create index appointments_occupied on appointments (doctor_id, start_at) include (end_at) where (${OCCUPYING});
update appointments set proof = 'unproven' where source = 'public';
create index appointments_browser on appointments (browser_hash) where browser_hash is not null;`;

/** Archived patients count too where a phone is asked for, and so does anybody whose activity is kept apart. */
const PATIENTS = `
create table patient_activity (
  patient_id uuid primary key references patients on delete cascade,
  last_booked_at timestamptz(3) not null
);
insert into patient_activity select id, seen_at from patients;
create index patient_activity_latest on patient_activity (last_booked_at, patient_id);
alter table patients add column proven_at timestamptz(3);
alter table patients drop column seen_at;
create index patients_phone on patients (phone_key);`;

/** Moves a booking's rules out of the database: they stand in backend/src/appointments/booking. */
export class Booking1700000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [HOLDS, KEYS, DEAD, APPOINTMENTS, PATIENTS, VISITORS, EVENTS, FIGURES]) await runner.query(part);
  }

  /** Released data cannot go back: the old functions would have to come back with it. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migration 13 cannot be undone: restore the backup from before it'));
  }
}
