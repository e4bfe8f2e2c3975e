import { addDays, type Day } from '@arogya/domain/clock';
import { type Chance, chanceOf, demoId, demoPhone } from './chance';
import { type DemoGender, demoEmail, SURNAMES, patientNames } from './names';
import { iso } from '../iso';

/** A patient; the appointments fill in the rest. */
export interface DemoPatient {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly gender: DemoGender | 'other';
  readonly city: string;
  readonly phone: string;
  readonly email: string | null;
  readonly statedDaysAgo: number;
  /** Symptoms, according to the specialty of the first doctor. */
  symptoms: string | null;
  /** ms since 1970 of the first and the last booking. */
  firstSeen: number;
  lastSeen: number;
}

const FIRST_PATIENT_PHONE = 1000;

const AGES = { child: 16, adult: 66, senior: 18 } as const;
const ageOf = (chance: Chance): number => {
  const group = chance.weighted(AGES);
  if (group === 'child') return chance.between(1, 15);
  return group === 'adult' ? chance.between(16, 64) : chance.between(65, 91);
};

/** `count` people over the cities. Nearly every fifth shares the phone and the surname of the one before: a family. */
export function demoPatients(count: number, cities: readonly string[]): DemoPatient[] {
  const chance = chanceOf('patients');
  const nameOf = patientNames(chance);
  let family = chance.pick(SURNAMES);
  let city = chance.pick(cities);
  let phone = FIRST_PATIENT_PHONE;
  return Array.from({ length: count }, (_, n): DemoPatient => {
    if (n > 0 && !chance.hits(18)) {
      family = chance.pick(SURNAMES);
      city = chance.pick(cities);
      phone += 1;
    }
    const gender: DemoGender = chance.hits(51) ? 'female' : 'male';
    const name = nameOf(gender, family);
    return {
      id: demoId('patient', n),
      name,
      age: ageOf(chance),
      gender: chance.hits(1) ? 'other' : gender,
      city,
      phone: demoPhone(phone),
      email: chance.hits(45) ? demoEmail(name, n) : null,
      statedDaysAgo: chance.between(0, 400),
      symptoms: null,
      firstSeen: 0,
      lastSeen: 0,
    };
  });
}

const STREETS = [
  'MG Road',
  'Station Road',
  'Gandhi Nagar',
  'Shivaji Nagar',
  'Lake View Colony',
  'Temple Street',
  'Nehru Chowk',
  'Park Lane',
];

/** Only people with an appointment are patients. */
export function patientRows(patients: readonly DemoPatient[], today: Day): Record<string, unknown>[] {
  const chance = chanceOf('addresses');
  return patients
    .filter(({ firstSeen }) => firstSeen > 0)
    .map((one) => ({
      id: one.id,
      name: one.name,
      phone: one.phone,
      phone_key: one.phone.replaceAll(' ', ''),
      email: one.email,
      age_told: one.age,
      age_told_on: addDays(today, -one.statedDaysAgo),
      gender: one.gender,
      location: one.city,
      address: chance.hits(40) ? `${chance.between(1, 240)}, ${chance.pick(STREETS)}, ${one.city}` : null,
      symptoms: one.symptoms,
      notes: chance.hits(6) ? chance.pick(['Prefers mornings', 'Diabetic', 'Allergic to penicillin', 'Needs a wheelchair']) : null,
      created_at: iso(one.firstSeen),
      updated_at: iso(one.lastSeen),
    }));
}
