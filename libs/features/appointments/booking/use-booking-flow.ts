import { pressedKey } from '@arogya/ui/look/keys';
import type { Patient } from '@arogya/api/patients';
import { bookingFormRules } from '@arogya/domain/appointments/rules';
import { retype } from '@arogya/features/keyboard/typed-ahead';
import { dropTyped, keepTyped } from '@arogya/platform';
import type { FormInstance } from 'antd';
import { useRef, type KeyboardEvent } from 'react';
import { goTo, idOf, stepAfter } from './booking-steps';
import { personOf, type BookingValues } from './booking-values';
import { isListed } from './person-choice';
import { isBookKey, type Confirms } from './use-confirms';
import type { Lookup, usePhoneLookup } from './use-phone-lookup';

/** So long Enter in the phone waits for the look-up. */
const LOOKUP_MS = 3000;

interface Flow {
  readonly form: FormInstance<BookingValues>;
  readonly phones: Pick<ReturnType<typeof usePhoneLookup>, 'within'>;
  readonly confirms: Confirms;
  /** Whom the form is for, where it starts with somebody. */
  readonly named: string | undefined;
}

/** What may go on in the field for day and time after a digit of it was taken for a chip: the '4/11' of '24/11'. */
const GOES_ON = /^[\d/:.\-apm]$/iu;

/** The button on which the focus stands once a time is chosen: keys that go on with a date lead back into its field. */
function useBookButton(form: FormInstance<BookingValues>, confirms: Confirms) {
  const digit = useRef('');
  const onBookKeyDown = (event: KeyboardEvent): void => {
    if (isBookKey(event)) {
      event.preventDefault();
      return confirms.book(event.shiftKey);
    }
    const field = document.getElementById(idOf('when'));
    const key = pressedKey(event);
    if (!GOES_ON.test(key) || event.ctrlKey || event.metaKey || event.altKey || !field) return;
    event.preventDefault();
    if (digit.current) form.setFieldsValue({ appointmentTime: undefined as never });
    field.focus();
    retype(field, digit.current + key);
    digit.current = '';
  };

  const toBook = (by = ''): void => {
    digit.current = by;
    goTo('book');
  };
  return { onBookKeyDown, toBook };
}

/** Where Enter leads from each field of the booking dialog. It never submits. */
export function useBookingFlow({ form, phones, confirms, named }: Flow) {
  const afterLookup = (answer: Lookup): void => {
    const person = answer.state === 'found' ? personOf(answer.people, named) : null;
    if (isListed(answer, person)) goTo('people');
    else goTo(person ? 'doctor' : 'name');
  };

  const leavePhone = async (): Promise<void> => {
    const phone = String(form.getFieldValue('patientPhone') ?? '');
    if (bookingFormRules.patientPhone.check(phone)) return void form.validateFields(['patientPhone']).catch(() => undefined);
    const field = document.getElementById(idOf('phone'));
    keepTyped({ from: field, ms: LOOKUP_MS });
    const answer = await phones.within(phone, LOOKUP_MS);
    if (document.activeElement === field) afterLookup(answer);
    else dropTyped();
  };

  /** The fields that know no better: Enter goes to the next, and submits nothing. */
  const onKeyDown = (event: KeyboardEvent): void => {
    // The form itself submits at these keys, wherever they are pressed.
    if (isBookKey(event)) return confirms.ask(event.shiftKey);
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const next = stepAfter(event.target.id);
    if (next) goTo(next);
  };

  const afterPerson = (person: Patient | null): void => goTo(person ? 'doctor' : 'name');
  return { leavePhone: () => void leavePhone(), onKeyDown, afterPerson, ...useBookButton(form, confirms) };
}
