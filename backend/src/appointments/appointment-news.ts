import type { Statement } from '../database/statement';

/** An appointment that was cancelled, or moved by its patient, as it stands before that is taken back. */
export interface ChangedAppointment {
  readonly id: string;
  readonly version: number;
  readonly hospitalId: string | null;
  readonly doctorId: string;
}

/** Port: what the bell says of appointments. The module `notifications` implements it. */
export abstract class AppointmentNews {
  /** Takes back what is said of the change that made this version, whether it was written yet or will only be. */
  abstract withdraw(changed: ChangedAppointment): readonly Statement[];
}
