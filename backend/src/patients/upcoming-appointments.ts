import type { Tx } from '../database/sql';

/** Port: the upcoming appointments of a patient. The module `appointments` implements it. */
export abstract class UpcomingAppointments {
  /** Cancels them, in the transaction of the caller and under the lock of every doctor concerned. Answers their ids. */
  abstract cancelOf(db: Tx, patientId: string): Promise<string[]>;
}
