import type { Tx } from '../database/sql';

/** Port: the appointments of a patient. The module `appointments` implements it. */
export abstract class PatientAppointments {
  /** Cancels the upcoming ones, of one hospital or of all, in the transaction of the caller and under the lock of every doctor concerned. */
  abstract cancelUpcoming(db: Tx, patientId: string, hospitalId: string | null): Promise<unknown>;
  /** Their messages go to where phone and e-mail now say; of one hospital, or of all. */
  abstract refreshContacts(db: Tx, patientId: string, hospitalId: string | null): Promise<unknown>;
}
