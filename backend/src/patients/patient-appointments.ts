import type { Tx } from '../database/sql';

/** Phone or e-mail of a patient have been changed: by a hospital for itself, or for all (null). */
export interface ChangedContact {
  readonly patientId: string;
  readonly hospitalId: string | null;
  readonly newPhone: boolean;
}

/** Port: the appointments of a patient. The module `appointments` implements it. */
export abstract class PatientAppointments {
  /** Cancels the upcoming ones, of one hospital or of all, in the transaction of the caller and under the lock of every doctor concerned. */
  abstract cancelUpcoming(db: Tx, patientId: string, hospitalId: string | null): Promise<unknown>;
  /** Their messages go to where phone and e-mail now say; of one hospital, or of all. A new phone ends the links that the old one has. */
  abstract refreshContacts(db: Tx, contact: ChangedContact): Promise<unknown>;
}
