import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import type { Chance } from './chance';

type Weights = Readonly<Record<AppointmentStatus, number>>;

/** For past days, for what is over today, and for what is to come. */
const PAST: Weights = { completed: 78, no_show: 8, cancelled: 11, confirmed: 2, pending: 1 };
const EARLIER_TODAY: Weights = { completed: 74, no_show: 6, cancelled: 7, confirmed: 9, pending: 4 };
const TO_COME: Weights = { confirmed: 54, pending: 37, cancelled: 9, completed: 0, no_show: 0 };

/** A status that an appointment can have at `now`: none is completed before it has ended. */
export function statusOf(appointment: { endAt: number; isToday: boolean }, now: number, chance: Chance): AppointmentStatus {
  if (appointment.endAt > now) return chance.weighted(TO_COME);
  return chance.weighted(appointment.isToday ? EARLIER_TODAY : PAST);
}

const FEEDBACK = [
  'Advised rest and fluids. Review after a week.',
  'Blood pressure under control, continue the same dose.',
  'Tests advised; reports to be brought next time.',
  'Responding well to treatment.',
  'Referred for an X-ray.',
  'Dressing done. Next visit in three days.',
  'Diet explained to the family.',
];
const NOTES = ['Prefers a call before the visit', 'Follow-up visit', 'Bringing old reports', 'Referred by family doctor', 'First visit'];

export const feedbackOf = (status: AppointmentStatus, chance: Chance): string | null =>
  status === 'completed' && chance.hits(70) ? chance.pick(FEEDBACK) : null;

export const staffNote = (chance: Chance): string | null => (chance.hits(35) ? chance.pick(NOTES) : null);
