import { type Chance, chanceOf, demoId, demoPhone } from './chance';
import { serviceNames, specialtyWeights } from './catalogue';
import { type DemoHospital, OWN_PRACTICES } from './hospitals';
import { type DemoGender, demoEmail, SURNAMES, givenName } from './names';
import type { DemoSize } from './size';

export interface DemoDoctor {
  readonly id: string;
  readonly fullName: string;
  readonly specialty: string;
  readonly hospitalId: string | null;
  readonly city: string;
  readonly workingDays: readonly string[];
  readonly timeSlots: readonly string[];
  readonly minutes: number;
  readonly isActive: boolean;
  /** How full the calendar is, 1 being usual. */
  readonly demand: number;
  readonly joinedDaysAgo: number;
  readonly row: Readonly<Record<string, unknown>>;
}

const MON_FRI = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const MON_SAT = [...MON_FRI, 'Saturday'];
const EVERY_DAY = [...MON_SAT, 'Sunday'];
const WEEKS = [
  MON_SAT,
  MON_SAT,
  MON_SAT,
  MON_FRI,
  MON_FRI,
  EVERY_DAY,
  ['Monday', 'Wednesday', 'Friday'],
  ['Tuesday', 'Thursday', 'Saturday', 'Sunday'],
];
/** Six of 123 doctors joined within the last thirty days: the 5 % of growth on the dashboard. */
const NEWCOMERS = [5, 17, 41, 66, 90, 111];

const HOURS = [
  ['09:00-12:00', '14:00-17:00'],
  ['09:00-12:00', '14:00-17:00'],
  ['10:00-13:00', '17:00-20:00'],
  ['09:00-13:00'],
  ['08:30-11:30', '15:00-18:00'],
];
const APPOINTMENTS_LAST = [15, 15, 15, 20, 30];

interface Workplace {
  readonly hospital: DemoHospital | null;
  readonly hospitalName: string;
  readonly city: string;
}

/** The doctor of the demo's account `doctor`: at work every day of the week, so that the dashboard is never empty. */
const DEMO_DOCTOR = {
  fullName: 'Arjun Mehta',
  specialty: 'General Medicine',
  workingDays: EVERY_DAY,
  timeSlots: ['09:00-13:00', '14:00-18:00'],
  minutes: 15,
  isActive: true,
  demand: 3,
};

function profile(n: number, { hospital }: Workplace, chance: Chance) {
  const gender: DemoGender = chance.hits(45) ? 'female' : 'male';
  const common = hospital && hospital.focus.length < 5 ? chance.pick(hospital.focus) : chance.weighted(specialtyWeights);
  return {
    fullName: `${givenName(gender, chance)} ${chance.pick(SURNAMES)}`,
    specialty: common,
    workingDays: n < 4 ? EVERY_DAY : chance.pick(WEEKS),
    timeSlots: chance.pick(HOURS),
    minutes: chance.pick(APPOINTMENTS_LAST),
    isActive: (hospital?.isActive ?? true) && n % 23 !== 22,
    demand: n < 22 ? 1.5 : 1,
  };
}

function doctorOf(n: number, place: Workplace): DemoDoctor {
  const chance = chanceOf(`doctor ${n}`);
  const one = n === 0 ? DEMO_DOCTOR : profile(n, place, chance);
  const id = demoId('doctor', n);
  const hospitalId = place.hospital?.id ?? null;
  const joinedDaysAgo = NEWCOMERS.includes(n) ? chance.between(3, 27) : chance.between(100, 900);
  const experience = chance.between(2, 34);
  const row = {
    id,
    full_name: one.fullName,
    specialty: one.specialty,
    phone: demoPhone(n),
    email: demoEmail(`dr ${one.fullName}`, n || 1),
    hospital_id: hospitalId,
    hospital_name: place.hospitalName,
    city: place.city,
    experience,
    license_number: `${place.city.slice(0, 2).toUpperCase()}MC/${2025 - experience}/${String(10_000 + n * 37)}`,
    working_days: one.workingDays,
    time_slots: one.timeSlots,
    services: chance.shuffled(serviceNames).slice(0, 4).sort(),
    consultation_minutes: one.minutes,
    is_active: one.isActive,
  };
  return { id, hospitalId, city: place.city, joinedDaysAgo, ...one, row };
}

export function demoDoctors(hospitals: readonly DemoHospital[], size: DemoSize): DemoDoctor[] {
  const inHospitals = hospitals.flatMap((hospital): Workplace[] =>
    Array.from({ length: hospital.doctorCount }, () => ({ hospital, hospitalName: hospital.name, city: hospital.city })),
  );
  const alone = OWN_PRACTICES.slice(0, size === 'full' ? OWN_PRACTICES.length : 1).map((one): Workplace => ({ hospital: null, ...one }));
  return [...inHospitals, ...alone].map((place, n) => doctorOf(n, place));
}
