import type { Role } from '@arogya/domain/access';
import { TAGS, type TagColours } from '../palette';

export const APPOINTMENT_STATUSES = ['pending', 'confirmed', 'cancelled', 'completed', 'no_show'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

export const APPOINTMENT_STATUS: Record<AppointmentStatus, TagColours & { label: string }> = {
  pending: { label: 'Pending', ...TAGS.waiting },
  confirmed: { label: 'Confirmed', ...TAGS.agreed },
  cancelled: { label: 'Cancelled', ...TAGS.over },
  completed: { label: 'Completed', ...TAGS.done },
  no_show: { label: 'No Show', ...TAGS.urgent },
};

/** Pending, confirmed and completed occupy the slot; cancelled and no_show free it. */
export const OCCUPYING = ['pending', 'confirmed', 'completed'] as const satisfies readonly AppointmentStatus[];

/** The statuses of an appointment to which the patient is still expected. */
export const EXPECTED = ['pending', 'confirmed'] as const satisfies readonly AppointmentStatus[];
export const isExpected = (status: AppointmentStatus): boolean => EXPECTED.some((one) => one === status);

export const occupies = (status: AppointmentStatus): boolean => OCCUPYING.some((one) => one === status);

/** The status changes of a doctor: confirm what is pending, complete what is confirmed, the rest always. */
const DOCTOR_MOVES: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  pending: ['confirmed', 'no_show', 'cancelled'],
  confirmed: ['completed', 'no_show', 'cancelled'],
  cancelled: ['no_show', 'cancelled'],
  completed: ['no_show', 'cancelled'],
  no_show: ['no_show', 'cancelled'],
};

/** The steps that the doctor-scoped list offers from `status` (docs/spec/statuses.md). */
export const doctorSteps = (status: AppointmentStatus): readonly AppointmentStatus[] => DOCTOR_MOVES[status].filter((to) => to !== status);

/** What the update dialog lets the doctor choose, from any status. */
export const DOCTOR_CHOICES = ['confirmed', 'completed', 'cancelled', 'no_show'] as const satisfies readonly AppointmentStatus[];

/** From its start on, an appointment can be missed, and is completed without a question. Both in ms since 1970. */
export const hasBegun = (startMs: number, now: number): boolean => startMs <= now;

/** What menu and drawer offer to staff: Confirm, Complete and Cancel from any status, No Show from the start on. */
export const menuChoices = (startMs: number, now: number) => {
  const choices = ['confirmed', 'completed', 'no_show', 'cancelled'] as const satisfies readonly AppointmentStatus[];
  return choices.filter((status) => status !== 'no_show' || hasBegun(startMs, now));
};

/** What Edit offers: every status, but nobody misses in advance. */
export const editChoices = (status: AppointmentStatus, startMs: number, now: number): readonly AppointmentStatus[] =>
  APPOINTMENT_STATUSES.filter((one) => one !== 'no_show' || one === status || hasBegun(startMs, now));

/** The statuses that a role may set: everything for staff, the dialog's four for a doctor. */
export const settableBy = (role: Role): readonly AppointmentStatus[] => (role === 'doctor' ? DOCTOR_CHOICES : APPOINTMENT_STATUSES);
