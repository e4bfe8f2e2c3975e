import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ANSWERS, INDEXES, WALL_TIMES } from './2-booking/answers.sql';
import { BOOK_VISIT, CLAIM_FOR, KEEP_ANSWER, SEEN, VISITOR_LIMITS } from './2-booking/book-visit.sql';
import { CALENDAR, VERSIONS } from './2-booking/calendar.sql';
import { CHANGE_VISIT } from './2-booking/change-visit.sql';
import { CLAIMS, HOLD, IS_TAKEN, LOCK } from './2-booking/claims.sql';
import { COUNTERS } from './2-booking/counters.sql';

const PARTS = [
  WALL_TIMES,
  ANSWERS,
  INDEXES,
  CALENDAR,
  VERSIONS,
  CLAIMS,
  LOCK,
  IS_TAKEN,
  HOLD,
  COUNTERS,
  VISITOR_LIMITS,
  CLAIM_FOR,
  SEEN,
  KEEP_ANSWER,
  BOOK_VISIT,
  CHANGE_VISIT,
];

/**
 * What makes a booking one round trip. The rule of what is free stands in TypeScript alone: these functions only guard
 * that the calendar it judged is still the present one, and that no two visits of a doctor share a minute.
 */
export class Booking1700000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of PARTS) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function change_visit, book_visit, keep_answer, patient_seen, claim_for, visitor_refused, hold_slot, is_taken, end_holds, lock_time_of;
      drop trigger appointments_counted on appointments;
      drop trigger appointments_recounted on appointments;
      drop trigger appointments_uncounted on appointments;
      drop trigger appointments_claim on appointments;
      drop trigger appointments_claim_new on appointments;
      drop trigger doctors_calendar on doctors;
      drop trigger doctor_leaves_calendar on doctor_leaves;
      drop trigger hospital_closures_calendar on hospital_closures;
      drop trigger hospitals_calendar on hospitals;
      drop function count_visits_added, count_visits_changed, count_visits_gone, visit_claims_its_time, new_visit_claims_its_time,
        occupies, raise_calendar_version, leave_changes_calendar, closure_changes_calendars, hospital_changes_calendar,
        hospital_changes_calendars, doctor_calendar;
      drop table visit_counters, visit_totals;
      drop view appointment_answers;
      drop index appointments_day, appointments_hospital_day, appointments_created;
      alter table appointments drop column starts, drop column ends;
      drop function wall_iso;`);
  }
}
