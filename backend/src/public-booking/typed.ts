import type { TypedPerson } from '../appointments/booking/visitor.sql';
import type { KnownPatient } from '@arogya/domain/booking/shapes';
import { dayOf, DEFAULT_ZONE, type Day } from '@arogya/domain/clock';
import { presentAge } from '@arogya/domain/patients/age';
import type { NewBookingPatient } from './public-booking.dto';

/** What a browser remembers of a person, with the day on which they stated their age. Symptoms belong to one appointment only. */
export interface Typed {
  readonly name: string;
  readonly email?: string | null;
  readonly age?: number | null;
  readonly ageOn?: Day;
  readonly gender?: KnownPatient['gender'];
  readonly location?: string | null;
}

const sent = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The sent details of a person, as a handle keeps them. */
export function typedOf(body: Partial<NewBookingPatient>, now: number): Partial<TypedPerson> {
  const { name, phone, email, age, gender, symptoms, location } = body;
  const ageOn = age === undefined ? undefined : dayOf(now, DEFAULT_ZONE);
  return sent({ name, phone, email, age, ageOn, gender, symptoms, location });
}

/** The part that is filled in the next time. */
export function rememberedOf({ name, email, age, ageOn, gender, location }: TypedPerson): Typed {
  return { name, ...sent({ email, age, ageOn, gender: gender as Typed['gender'], location }) };
}

/** The age grows from the day on which it was stated. */
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
