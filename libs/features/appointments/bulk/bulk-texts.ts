import type { BulkAct, BulkNonsense, ListAct } from '@arogya/domain/appointments/bulk';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';

/** The buttons of the bar, in their order. */
export const ACT_LABELS: Readonly<Record<ListAct, string>> = {
  confirm: 'Confirm',
  cancel: 'Cancel Appointment',
  no_show: 'No Show',
  agent: 'Assign agent',
};

const DOING: Readonly<Record<BulkAct, string>> = {
  confirm: 'Confirming',
  cancel: 'Cancelling',
  complete: 'Completing',
  no_show: 'Marking No Show',
  agent: 'Assigning',
  undo: 'Undoing',
};
const DONE: Readonly<Record<BulkAct, string>> = {
  confirm: 'confirmed',
  cancel: 'cancelled',
  complete: 'completed',
  no_show: 'marked No Show',
  agent: 'assigned',
  undo: 'as before',
};

export const BULK_FAILED = 'Failed to change the appointments.';
export const CHOOSE_ALL_FAILED = 'Failed to choose all appointments.';

/** '1 appointment', '212 appointments'. */
export const appointmentsText = (count: number): string => `${count} ${count === 1 ? 'appointment' : 'appointments'}`;
const are = (count: number): string => (count === 1 ? 'is' : 'are');

export const doingText = (act: BulkAct, done: number, of: number): string => `${DOING[act]} ${done} of ${of}`;
/** '48 appointments are confirmed.' */
export const doneText = (act: BulkAct, count: number): string => `${appointmentsText(count)} ${are(count)} ${DONE[act]}.`;
/** '2 appointments are left as they are:' */
export const refusedText = (count: number): string =>
  `${appointmentsText(count)} ${are(count)} left as ${count === 1 ? 'it is' : 'they are'}:`;
export const unsentText = (count: number, why: string): string => `${appointmentsText(count)} ${are(count)} still chosen: ${why}`;

const IS: Readonly<Record<AppointmentStatus, string>> = {
  pending: 'pending',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  completed: 'completed',
  no_show: 'marked No Show',
};

/** Why an act was not sent for an appointment. */
export const nonsenseText = (nonsense: BulkNonsense, status: AppointmentStatus): string =>
  nonsense === 'toCome' ? 'It is still to come.' : `It is ${IS[status]} already.`;

export const assignTitle = (count: number): string => `Assign ${appointmentsText(count)}`;
export const ASSIGN = 'Assign';
export const cancelTitle = (count: number): string => `Cancel ${appointmentsText(count)}?`;
export const cancelNotice = (count: number): string =>
  count === 1
    ? 'The patient will be notified. You can undo it within ten seconds.'
    : `All ${count} patients will be notified. You can undo it within ten seconds.`;
