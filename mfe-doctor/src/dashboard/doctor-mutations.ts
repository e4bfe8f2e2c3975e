import type { Appointment } from '@arogya/api/appointments';
import { doctorSteps, type AppointmentStatus } from '@arogya/domain/appointments/status';

/** The actions of an appointment on the dashboard. */
export interface DoctorMutations {
  readonly onStep: (appointment: Appointment, status: AppointmentStatus) => void;
  readonly onUpdate: (appointment: Appointment) => void;
  /** The appointment that is being changed right now. */
  readonly busyId: string | null;
}

export type StepStatus = Exclude<AppointmentStatus, 'pending'>;

/** The menu's words for a change of status (docs/spec/statuses.md). */
export const STEP_LABELS: Record<StepStatus, string> = {
  confirmed: 'Confirm',
  completed: 'Mark Complete',
  no_show: 'No Show',
  cancelled: 'Cancel',
};

const isStep = (status: AppointmentStatus): status is StepStatus => status !== 'pending';

/** The status changes of an appointment's menu, in the order of the words above. */
export const stepsOf = (status: AppointmentStatus): readonly StepStatus[] => doctorSteps(status).filter(isStep);

/** The button of the schedule: Confirm for pending, Complete for confirmed. */
export function mainStep(status: AppointmentStatus): { readonly status: StepStatus; readonly label: string } | null {
  const steps = stepsOf(status);
  if (steps.includes('confirmed')) return { status: 'confirmed', label: 'Confirm' };
  return steps.includes('completed') ? { status: 'completed', label: 'Complete' } : null;
}
