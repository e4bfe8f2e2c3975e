import { useLazyPatientByPhoneQuery, type Patient } from '@arogya/api/patients';
import { NEW_PATIENT, PATIENT_FOUND, PATIENT_FOUND_TEXT } from '@arogya/domain/patients/texts';
import { phoneKey, readPhone } from '@arogya/domain/phones/phone';
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

/** The number that is asked for, or has been, and its answer; `late`: what still comes is too late. */
interface PhoneRequest {
  readonly key: string;
  readonly answer: Promise<Lookup>;
  readonly late?: boolean;
}

const NOTHING: PhoneRequest = { key: '', answer: Promise.resolve(IDLE) };

/** The same number, however it is written, is asked for once. */
const keyOf = (typed: string): string => phoneKey(typed) || typed.trim();

const pause = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

function announce(answer: Lookup): void {
  if (answer.state === 'new') toasts.show({ title: NEW_PATIENT, text: NOBODY_YET });
  if (answer.state === 'found') toasts.show({ title: PATIENT_FOUND, text: PATIENT_FOUND_TEXT });
}

/** What the server says about a phone. */
function useAnswer(): (phone: string) => Promise<Lookup> {
  const [find] = useLazyPatientByPhoneQuery();
  return async (phone) => {
    const { data, error } = await find({ phone, all: true });
    const people = data ? [data].flat() : [];
    if (error && failureOf(error).status !== 404) return { state: 'failed', phone };
    return people.length > 0 ? { state: 'found', phone, people } : { state: 'new', phone };
  };
}

/** The answer for the phone in the field, asked for once. */
function useAsked(onFound: (people: readonly Patient[]) => void) {
  const answerFor = useAnswer();
  const [lookup, setLookup] = useState<Lookup>(IDLE);
  const asked = useRef<PhoneRequest>(NOTHING);

  const settle = (answer: Lookup): Lookup => {
    setLookup(answer);
    onFound(answer.state === 'found' ? answer.people : []);
    return answer;
  };
  const ask = async (phone: string): Promise<Lookup> => {
    setLookup({ state: 'looking', phone });
    const answer = await answerFor(phone);
    // Another number is in the field by now, or this one took too long.
    if (asked.current.key !== keyOf(phone) || asked.current.late) return IDLE;
    announce(answer);
    return settle(answer);
  };
  const forget = (): void => {
    asked.current = NOTHING;
    settle(IDLE);
  };
  /** The field is left, or Enter is pressed in it. */
  const leave = (typed: string): Promise<Lookup> => {
    const phone = typed.trim();
    if (keyOf(phone) === asked.current.key) return asked.current.answer;
    if (phone.length < PHONE_MIN) {
      forget();
      return Promise.resolve(IDLE);
    }
    const answer = ask(phone);
    asked.current = { key: keyOf(phone), answer };
    return answer;
  };
  return { lookup, asked, settle, forget, leave };
}

/**
 * Looks a phone up at its tenth digit, or when its field is left with ten characters or more (docs/spec/booking.md), once for
 * each number. `onFound` gets who is behind it; nobody when the number is changed afterwards.
 */
export function usePhoneLookup(onFound: (people: readonly Patient[]) => void) {
  const { lookup, asked, settle, forget, leave } = useAsked(onFound);
  /** The answer for the phone, or a failed look-up when there is none within `ms`. */
  const within = async (typed: string, ms: number): Promise<Lookup> => {
    const answer = await Promise.race([leave(typed), pause(ms)]);
    if (answer) return answer;
    const failed: Lookup = { state: 'failed', phone: typed.trim() };
    asked.current = { key: keyOf(typed), answer: Promise.resolve(failed), late: true };
    return settle(failed);
  };
  const retry = (typed: string): void => {
    asked.current = NOTHING;
    void leave(typed);
  };
  /** The field changes: a whole number is asked for, and for another one than was asked for nobody is known. */
  const type = (typed: string): void => {
    if (keyOf(typed) === asked.current.key) return;
    if (readPhone(typed)) void leave(typed);
    else if (asked.current !== NOTHING) forget();
  };
  return { lookup, leave, within, retry, type, reset: forget };
}
