import { AS_BOOKED } from '@arogya/domain/clock';
import { formatDay, formatTime } from '@arogya/ui/look/formats';
import type { Appointment } from '@arogya/api/appointments';

/** Where an appointment was booked. */
const SOURCES: Readonly<Record<string, string>> = { staff: 'Staff', public: 'Booking page' };
export const sourceLabel = (source: string): string => SOURCES[source] ?? source;

/** '9:30 – 9:45 AM' at the hospital. */
export function timeSpan({ appointmentDate, endsAt }: Pick<Appointment, 'appointmentDate' | 'endsAt'>): string {
  const [from, to] = [formatTime(appointmentDate, AS_BOOKED), formatTime(endsAt, AS_BOOKED)];
  const half = from.slice(-2);
  return half === to.slice(-2) ? `${from.slice(0, -3)} – ${to}` : `${from} – ${to}`;
}

/** '9:30 AM on 24 Nov 2026', of an ISO start at the hospital. */
export const timeOnDay = (start: string): string => `${formatTime(start, AS_BOOKED)} on ${formatDay(start, AS_BOOKED)}`;

/** 'Asha Rao, 24 Nov 2026, 9:30 AM': how an appointment is named to a screen reader. */
export const appointmentName = ({ patient, appointmentDate }: Pick<Appointment, 'patient' | 'appointmentDate'>): string =>
  `${patient.name}, ${formatDay(appointmentDate, AS_BOOKED)}, ${formatTime(appointmentDate, AS_BOOKED)}`;
