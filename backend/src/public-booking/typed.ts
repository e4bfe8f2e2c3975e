import type { KnownPatient } from '@arogya/domain/booking/shapes';
import { dayOf, DEFAULT_ZONE, type Day } from '@arogya/domain/clock';
import { presentAge } from '@arogya/domain/patients/age';
import type { NewBookingPatient } from './public-booking.dto';

/** What a visitor typed about himself, with the day on which he told his age. Symptoms belong to one visit only. */
export interface Typed {
  readonly name: string;
  readonly email?: string | null;
  readonly age?: number | null;
  readonly ageOn?: Day;
  readonly gender?: KnownPatient['gender'];
  readonly location?: string | null;
}

/** The part of a body that is pre-filled the next time. */
export function typedOf({ name, email, age, gender, location }: Partial<NewBookingPatient>, now: number): Partial<Typed> {
  const told = { name, email, age, gender, location, ...(age === undefined ? {} : { ageOn: dayOf(now, DEFAULT_ZONE) }) };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

/** The age grows from the day on which it was told. */
export function knownPatient(id: string, { name, email, age, ageOn, gender, location }: Typed, now: number): KnownPatient {
  const today = dayOf(now, DEFAULT_ZONE);
  return {
    id,
    name,
    email: email ?? null,
    age: age === undefined || age === null ? null : presentAge(age, ageOn ?? today, today),
    gender: gender ?? null,
    location: location ?? null,
  };
}
