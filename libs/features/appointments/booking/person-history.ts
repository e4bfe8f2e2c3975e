import type { Appointment } from '@arogya/api/appointments';
import { isExpected } from '@arogya/domain/appointments/status';

type PersonAppointment = Pick<Appointment, 'id' | 'doctorId' | 'appointmentDate' | 'endsAt' | 'status' | 'doctor'>;

const CAME_TO_NOTHING: readonly Appointment['status'][] = ['cancelled', 'no_show'];
const startOf = ({ appointmentDate }: Pick<PersonAppointment, 'appointmentDate'>): number => Date.parse(appointmentDate);

/** The doctor of the latest appointment that has been; without one, of the next to come. Cancelled and missed ones do not count. */
export function lastDoctor<A extends PersonAppointment>(appointments: readonly A[], now: number): A['doctor'] | null {
  const latestFirst = appointments.filter(({ status }) => !CAME_TO_NOTHING.includes(status)).sort((a, b) => startOf(b) - startOf(a));
  return (latestFirst.find((one) => startOf(one) <= now) ?? latestFirst.at(-1))?.doctor ?? null;
}

/** Another appointment of the person that overlaps one of `minutes` from `start`; null when they are free then. */
export function sameTime<A extends PersonAppointment>(appointments: readonly A[], start: string, minutes: number): A | null {
  const from = Date.parse(start);
  const to = from + minutes * 60_000;
  return appointments.find((one) => isExpected(one.status) && startOf(one) < to && Date.parse(one.endsAt) > from) ?? null;
}
