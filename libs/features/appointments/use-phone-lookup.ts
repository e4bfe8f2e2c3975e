import { useLazyPatientByPhoneQuery, type Patient } from '@arogya/api/patients';
import { wholePhone } from '@arogya/domain/appointments/typed-phone';
import { NEW_PATIENT, PATIENT_FOUND, PATIENT_FOUND_TEXT } from '@arogya/domain/patients/texts';
import { PHONE_MIN } from '@arogya/domain/rule';
import { failureOf, toasts } from '@arogya/platform';
import { useRef, useState } from 'react';
import { NOBODY_YET } from './booking-texts';

export type Lookup =
  | { readonly state: 'idle' }
  | { readonly state: 'looking'; readonly phone: string }
  | { readonly state: 'failed'; readonly phone: string }
  | { readonly state: 'new'; readonly phone: string }
  | { readonly state: 'found'; readonly phone: string; readonly people: readonly Patient[] };

const IDLE: Lookup = { state: 'idle' };

/** The same number, however it is written, is asked for once. */
const keyOf = (typed: string): string => wholePhone(typed) ?? typed.trim();

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function announce(answer: Lookup): void {
  if (answer.state === 'new') toasts.show({ title: NEW_PATIENT, text: NOBODY_YET });
  if (answer.state === 'found') toasts.show({ title: PATIENT_FOUND, text: PATIENT_FOUND_TEXT });
}

/**
 * Looks a phone up at its tenth digit, or when its field is left with ten characters or more (docs/spec/booking.md), once for
 * each number. `onFound` hears who is behind it; nobody when the number is changed afterwards.
 */
export function usePhoneLookup(onFound: (people: readonly Patient[]) => void) {
  const [find] = useLazyPatientByPhoneQuery();
  const [lookup, setLookup] = useState<Lookup>(IDLE);
  const asked = useRef('');
  const answered = useRef<Promise<Lookup>>(Promise.resolve(IDLE));

  const settle = (answer: Lookup): Lookup => {
    setLookup(answer);
    if (answer.state === 'failed') asked.current = '';
    onFound(answer.state === 'found' ? answer.people : []);
    return answer;
  };

  const ask = async (phone: string): Promise<Lookup> => {
    const key = keyOf(phone);
    const { data, error } = await find({ phone, all: true });
    if (asked.current !== key) return IDLE;
    const people = data ? [data].flat() : [];
    const failed = error && failureOf(error).status !== 404;
    const answer: Lookup = failed
      ? { state: 'failed', phone }
      : people.length > 0
        ? { state: 'found', phone, people }
        : { state: 'new', phone };
    announce(answer);
    return settle(answer);
  };

  /** The field is left, or Enter is pressed in it. */
  const leave = (typed: string): Promise<Lookup> => {
    const phone = typed.trim();
    if (keyOf(phone) === asked.current) return answered.current;
    asked.current = keyOf(phone);
    if (phone.length < PHONE_MIN) {
      setLookup(IDLE);
      return Promise.resolve(IDLE);
    }
    setLookup({ state: 'looking', phone });
    answered.current = ask(phone);
    return answered.current;
  };

  /** The answer for the phone, or a failed look-up when there is none within `ms`. */
  const within = async (typed: string, ms: number): Promise<Lookup> => {
    const late = pause(ms).then(() => 'late' as const);
    const answer = await Promise.race([leave(typed), late]);
    return answer === 'late' ? settle({ state: 'failed', phone: typed.trim() }) : answer;
  };

  const type = (typed: string): void => {
    if (keyOf(typed) === asked.current) return;
    if (wholePhone(typed)) return void leave(typed);
    if (asked.current === '' && lookup.state === 'idle') return;
    asked.current = '';
    settle(IDLE);
  };

  const reset = (): void => {
    asked.current = '';
    answered.current = Promise.resolve(IDLE);
    setLookup(IDLE);
  };

  return { lookup, leave, within, type, reset };
}
