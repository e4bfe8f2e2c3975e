import { useLazyPatientByPhoneQuery, type Patient } from '@arogya/api/patients';
import { NEW_PATIENT, PATIENT_FOUND, PATIENT_FOUND_TEXT } from '@arogya/domain/patients/texts';
import { PHONE_MIN } from '@arogya/domain/rule';
import { failureOf, toasts } from '@arogya/platform';
import { useRef, useState } from 'react';

export type Lookup =
  | { readonly state: 'idle' }
  | { readonly state: 'looking'; readonly phone: string }
  | { readonly state: 'failed'; readonly phone: string }
  | { readonly state: 'new'; readonly phone: string }
  | { readonly state: 'found'; readonly phone: string; readonly people: readonly Patient[] };

const IDLE: Lookup = { state: 'idle' };

/** Looks a phone up when its field is left with ten characters or more (docs/spec/booking.md), once for each number. */
export function usePhoneLookup(onFound: (people: readonly Patient[]) => void) {
  const [find] = useLazyPatientByPhoneQuery();
  const [lookup, setLookup] = useState<Lookup>(IDLE);
  const asked = useRef('');

  const ask = async (phone: string): Promise<Lookup> => {
    const { data, error } = await find({ phone, all: true });
    const people = data ? [data].flat() : [];
    if (error && failureOf(error).status !== 404) return { state: 'failed', phone };
    return people.length > 0 ? { state: 'found', phone, people } : { state: 'new', phone };
  };

  const leave = async (typed: string): Promise<void> => {
    const phone = typed.trim();
    if (phone === asked.current) return;
    asked.current = phone;
    if (phone.length < PHONE_MIN) return setLookup(IDLE);
    setLookup({ state: 'looking', phone });
    const answer = await ask(phone);
    if (asked.current !== phone) return;
    setLookup(answer);
    if (answer.state === 'failed') asked.current = '';
    if (answer.state === 'new') toasts.show({ title: NEW_PATIENT, text: 'No patient has this phone number yet.' });
    if (answer.state === 'found') toasts.show({ title: PATIENT_FOUND, text: PATIENT_FOUND_TEXT });
    onFound(answer.state === 'found' ? answer.people : []);
  };

  const reset = (): void => {
    asked.current = '';
    setLookup(IDLE);
  };

  return { lookup, leave, reset };
}
