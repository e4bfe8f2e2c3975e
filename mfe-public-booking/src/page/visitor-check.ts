import type { NewBookingPatient } from '@arogya/api/booking';
import { publicChoiceRules } from '@arogya/domain/appointments/rules';
import { visitorRules, type Gender } from '@arogya/domain/patients/rules';
import { latinDigits } from '@arogya/domain/phones/plain';
import { checkAll, PHONE_MIN } from '@arogya/domain/rule';
import type { Visitor } from './draft';

export type VisitorErrors = Readonly<Partial<Record<keyof Visitor, string>>>;
export type ChoiceErrors = Readonly<Partial<Record<keyof typeof publicChoiceRules, string>>>;

/** The fields in the order in which they stand on the page. */
export const FIELDS = ['phone', 'name', 'age', 'gender', 'symptoms', 'email', 'location'] as const satisfies readonly (keyof Visitor)[];

/** An age as typed, in the digits of any script; an empty one counts as 0, so that the sentence of the lower bound is shown. */
function ageOf(typed: string): number {
  const text = latinDigits(typed.trim());
  if (text === '') return 0;
  return /^\d{1,3}$/u.test(text) ? Number(text) : NaN;
}

/** The sentence of each field that cannot be sent yet (docs/spec/forms.md). */
export const checkVisitor = (visitor: Visitor): VisitorErrors => checkAll(visitorRules, { ...visitor, age: ageOf(visitor.age) });

/** The same for a person whom this browser knows: of them only the reason is typed. */
export function checkReason(visitor: Visitor): VisitorErrors {
  const { symptoms } = checkVisitor(visitor);
  return symptoms ? { symptoms } : {};
}

export const checkChoice = (choice: { doctorId: string; date: string; timeSlot: string }): ChoiceErrors =>
  checkAll(publicChoiceRules, choice);

/** Whether the phone is long enough to be looked up when its field is left. */
export const canCheckPhone = (phone: string): boolean => phone.trim().length >= PHONE_MIN && visitorRules.phone.check(phone) === null;

/** The body of a form that has passed the check. */
export function patientFrom(visitor: Visitor): NewBookingPatient {
  const email = visitor.email.trim();
  const location = visitor.location.trim();
  return {
    name: visitor.name.trim(),
    phone: visitor.phone.trim(),
    age: ageOf(visitor.age),
    gender: visitor.gender as Gender,
    symptoms: visitor.symptoms.trim(),
    ...((email ? { email } : {}) satisfies Partial<NewBookingPatient>),
    ...((location ? { location } : {}) satisfies Partial<NewBookingPatient>),
  };
}
