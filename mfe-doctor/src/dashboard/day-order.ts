import { isExpected, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { durationText } from '@arogya/domain/duration';

interface TimedAppointment {
  readonly id: string;
  /** ISO with offset. */
  readonly appointmentDate: string;
  readonly endsAt: string;
  readonly status: AppointmentStatus;
}

const isOpen = ({ status }: TimedAppointment): boolean => isExpected(status);
const start = (appointment: TimedAppointment): number => Date.parse(appointment.appointmentDate);
const end = (appointment: TimedAppointment): number => Date.parse(appointment.endsAt);

/** The appointments of a day by their start; two with the same start (a cancelled one and its replacement) by their end. */
export const inDayOrder = <Appointment extends TimedAppointment>(appointments: readonly Appointment[]): Appointment[] =>
  [...appointments].sort((a, b) => start(a) - start(b) || end(a) - end(b));

/** The patient who is here or comes next: the first open appointment that is not over. */
export const nextAppointment = <Appointment extends TimedAppointment>(
  appointments: readonly Appointment[],
  now: number,
): Appointment | null => inDayOrder(appointments).find((appointment) => isOpen(appointment) && end(appointment) > now) ?? null;

/** Where to show the present time: before the first appointment that has not begun. */
export const lineIndex = (appointments: readonly TimedAppointment[], now: number): number =>
  inDayOrder(appointments).filter((appointment) => start(appointment) <= now).length;

export type Phase = 'running' | 'waiting' | 'unclosed' | 'done';

/** `unclosed`: its time is over, but it has no result yet. */
export function phaseOf(appointment: TimedAppointment, now: number): Phase {
  if (!isOpen(appointment)) return 'done';
  if (end(appointment) <= now) return 'unclosed';
  return start(appointment) <= now ? 'running' : 'waiting';
}

/** 'now', 'in 12 min', 'in 1 h 5 min' for an appointment that is not over. */
export function awayText(appointment: TimedAppointment, now: number): string {
  if (phaseOf(appointment, now) === 'running') return 'now';
  return `in ${durationText(Math.max(1, Math.round((start(appointment) - now) / 60_000)))}`;
}
