import type { Statement } from '../database/statement';

/** A cancelled appointment as it stands, before the cancellation is taken back. */
export interface CancelledAppointment {
  readonly id: string;
  readonly version: number;
  readonly hospitalId: string | null;
  readonly doctorId: string;
}

/** Port: what the bell says of appointments. The module `notifications` implements it. */
export abstract class AppointmentNews {
  /** Takes back that this version was a cancellation, whether it was written yet or will only be. */
  abstract withdraw(cancelled: CancelledAppointment): readonly Statement[];
}
