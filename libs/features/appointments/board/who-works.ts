import type { Appointment } from '@arogya/api/appointments';
import type { Doctor, DoctorSlots } from '@arogya/api/doctors';
import { dayOffText } from '@arogya/domain/appointments/day-off';
import { occupies } from '@arogya/domain/appointments/status';
import { weekdayOf, type Day } from '@arogya/domain/clock';

export type WorkingDoctor = Pick<Doctor, 'id' | 'fullName' | 'specialty' | 'workingDays'>;
type SlotDay = DoctorSlots['days'][number];

export const NOT_WORKING = 'Not working';

/** A doctor without work and without appointments on the day, and why. */
export interface OffDoctor {
  readonly id: string;
  readonly fullName: string;
  readonly specialty: string;
  /** 'On leave', 'Closed: Diwali', 'Not working'. */
  readonly reason: string;
}

const isBooked = (id: string, appointments: readonly Appointment[]): boolean =>
  appointments.some(({ doctorId, status }) => doctorId === id && occupies(status));

/** Who may work on the day, as far as the week says: first who does or is booked, then the others, who may have other hours on it. */
export function expectedOn<D extends WorkingDoctor>(doctors: readonly D[], appointments: readonly Appointment[], day: Day) {
  const works = (doctor: D): boolean => doctor.workingDays.includes(weekdayOf(day)) || isBooked(doctor.id, appointments);
  return { expected: doctors.filter(works), others: doctors.filter((doctor) => !works(doctor)) };
}

/** Why a doctor's column need not be shown; null for one who works, is booked or is not known yet. */
export function offReason(id: string, slots: SlotDay | undefined, appointments: readonly Appointment[]): string | null {
  if (!slots || isBooked(id, appointments)) return null;
  return dayOffText(slots) ?? (slots.starts.some(({ free, reason }) => free || reason !== 'not_working') ? null : NOT_WORKING);
}
