import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import type { Day } from '@arogya/domain/clock';
import type { DemoDoctor } from './doctors';
import type { DemoPatient } from './patients';

export interface ChosenStart {
  readonly day: Day;
  readonly time: string;
  /** ms since 1970. */
  readonly at: number;
}

export interface DemoAppointment {
  readonly id: string;
  readonly doctor: DemoDoctor;
  readonly patient: DemoPatient;
  readonly start: ChosenStart;
  readonly endAt: number;
  readonly bookedAt: number;
  readonly status: AppointmentStatus;
  readonly isPublic: boolean;
}
