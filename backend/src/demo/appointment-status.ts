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

/** What fits every specialty, and what fits one. */
const FEEDBACK = [
  'Responding well to treatment.',
  'Tests advised; reports to be brought next time.',
  'Continue the same medicines. Review after two weeks.',
  'Better than last time. Review after a month.',
  'Treatment explained to the family.',
];
const FEEDBACK_OF: Readonly<Record<string, string>> = {
  'General Medicine': 'Advised rest and fluids. Review after a week.',
  Cardiology: 'Blood pressure under control, continue the same dose.',
  Orthopaedics: 'Referred for an X-ray.',
  Paediatrics: 'Weight and height noted; next vaccine in a month.',
  'Gynaecology and Obstetrics': 'Ultrasound advised. Review with the report.',
  Dermatology: 'Ointment at night for two weeks.',
  ENT: 'Steam twice a day; review if the pain returns.',
  Ophthalmology: 'New glasses prescribed.',
  Dentistry: 'Filling done. Soft food today.',
  Endocrinology: 'Diet explained; sugar to be checked every morning.',
  Pulmonology: 'Use of the inhaler shown and practised.',
  Physiotherapy: 'Exercises shown; to be done twice a day.',
  'General Surgery': 'Dressing done. Next visit in three days.',
};

const NOTES = ['Prefers a call before the visit', 'Follow-up visit', 'Bringing old reports', 'Referred by family doctor', 'First visit'];

export function feedbackOf(status: AppointmentStatus, specialty: string, chance: Chance): string | null {
  if (status !== 'completed' || !chance.hits(70)) return null;
  const own = FEEDBACK_OF[specialty];
  return own && chance.hits(40) ? own : chance.pick(FEEDBACK);
}

export const staffNote = (chance: Chance): string | null => (chance.hits(35) ? chance.pick(NOTES) : null);
