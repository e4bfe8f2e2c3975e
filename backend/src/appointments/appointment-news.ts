import type { Statement } from '../database/statement';

/** Port: what the bell says of appointments. The module `notifications` implements it. */
export abstract class AppointmentNews {
  /** Takes back that this version of the appointment was a cancellation, whether it was written yet or will only be. */
  abstract withdraw(appointmentId: string, version: number): readonly Statement[];
}
