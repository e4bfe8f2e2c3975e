import type { Appointment } from '@arogya/api/appointments';
import { menuChoices, editChoices, APPOINTMENT_STATUS, type AppointmentStatus } from '@arogya/domain/appointments/status';

type AppointmentState = Pick<Appointment, 'status' | 'appointmentDate'>;

const VERBS: Record<ReturnType<typeof menuChoices>[number], string> = {
  confirmed: 'Confirm',
  completed: 'Mark Complete',
  no_show: 'No Show',
  cancelled: 'Cancel Appointment',
};

/** What menu and drawer offer for an appointment; `present` is the status that it has. */
export const statusChoices = ({ status, appointmentDate }: AppointmentState) =>
  menuChoices(Date.parse(appointmentDate), Date.now()).map((to) => ({ status: to, verb: VERBS[to], present: to === status }));

/** The statuses as a form offers them. */
export const statusOptions = ({ status, appointmentDate }: AppointmentState): { value: AppointmentStatus; label: string }[] =>
  editChoices(status, Date.parse(appointmentDate), Date.now()).map((value) => ({ value, label: APPOINTMENT_STATUS[value].label }));
