import type { Tx } from '../database/sql';

/** Port: the calendar of a doctor, with the appointments in it. The module `calendar-changes` implements it. */
export abstract class DoctorCalendarPort {
  /**
   * Carries out a change of a doctor whose row the caller has locked. Answers the change of the calendar about whose appointments
   * somebody has to decide from now on; null where it affects none.
   */
  abstract around(db: Tx, doctorId: string, update: () => Promise<unknown>): Promise<string | null>;
}
