import type { TypedPerson } from '../appointments/booking/visitor.sql';
import type { KnownPatientAnswer } from './public-booking.dto';
import { dayOf, DEFAULT_ZONE } from '@arogya/domain/clock';
import { presentAge } from '@arogya/domain/patients/age';

/** What a browser remembers of somebody, with the day on which they gave their age. Symptoms belong to one appointment only. */
export type RememberedPerson = Omit<TypedPerson, 'phone' | 'symptoms'>;

const sent = <T extends object>(fields: T): T => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** A form, in which every field is one that is kept of a person: another one is an error of the compiler. */
type Form<F> = F & { readonly [K in Exclude<keyof F, keyof TypedPerson>]: never };

/** What was sent of a person, as a handle keeps it. */
export const typedOf = <F extends Partial<TypedPerson>>(form: Form<F>, now: number): F & Pick<TypedPerson, 'ageOn'> =>
  sent({ ...form, ...(form.age === undefined ? {} : { ageOn: dayOf(now, DEFAULT_ZONE) }) });

/** The part of it that is pre-filled the next time. */
export const rememberedOf = ({ phone: _phone, symptoms: _symptoms, ...known }: TypedPerson): RememberedPerson => known;

/** The age grows from the day on which it was stated. */
export function knownPatient(id: string, { name, email, age, ageOn, gender, location }: RememberedPerson, now: number): KnownPatientAnswer {
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
