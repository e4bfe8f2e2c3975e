import { MENU_CHOICES, type AppointmentStatus } from '@arogya/domain/appointments/status';

const VERBS: Record<(typeof MENU_CHOICES)[number], string> = { confirmed: 'Confirm', completed: 'Mark Complete', cancelled: 'Cancel' };

/** What the general menu offers for an appointment: every choice but its present status. */
export const statusChoices = (status: AppointmentStatus) =>
  MENU_CHOICES.map((to) => ({ status: to, verb: VERBS[to], present: to === status }));
