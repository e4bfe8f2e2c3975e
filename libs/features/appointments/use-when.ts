import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { CHOOSE_DOCTOR_FIRST } from '@arogya/domain/appointments/texts';
import { addDays, label12h, labelOfDay, type Day } from '@arogya/domain/clock';
import { DAY_KEYS, stepFrom } from '@arogya/light/days';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { WHEN_UNKNOWN } from './booking-texts';
import { startAt } from './next-starts';
import { typedWhen } from './typed-when';
import { reasonText, TAKEABLE, type useStarts } from './use-starts';

export interface When {
  readonly times: ReturnType<typeof useStarts>;
  readonly doctorChosen: boolean;
  /** The day that is chosen, or on which the dialog stands. */
  readonly day: Day;
  /** ISO start that is chosen. */
  readonly start: string | undefined;
  readonly onDay: (day: Day) => void;
  readonly onStart: (start: string) => void;
  /** A time is chosen, by a digit if one is given: the person goes on. */
  readonly onDone: (digit?: string) => void;
}

/** What is typed for day and time: a digit takes a chip, Enter reads '24/11', '+3' or '415p', the arrows walk over the days. */
export function useWhen({ times, doctorChosen, day, start, onDay, onStart, onDone }: When, chips: readonly { readonly at: string }[]) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [first, last] = [addDays(times.today, WINDOWS.staff.firstDay), addDays(times.today, WINDOWS.staff.lastDay)];

  const choose = (at: string, by?: string): void => {
    setTyped('');
    setProblem(undefined);
    onStart(at);
    onDone(by);
  };
  const digit = /^[1-5]$/u.test(typed) ? Number(typed) : 0;
  const chip = digit > 0 ? chips[digit - 1]?.at : undefined;
  useEffect(() => {
    if (chip) choose(chip, typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once the digit has its chip; the times may come after it
  }, [chip]);

  const takeDay = (wanted: Day): void => {
    if (wanted < first) return setProblem(`The earliest date is ${labelOfDay(first)}.`);
    if (wanted > last) return setProblem(`The latest date is ${labelOfDay(last)}.`);
    setTyped('');
    setProblem(undefined);
    onDay(wanted);
  };
  const takeTime = (minutes: readonly number[]): void => {
    const found = startAt(times.startsOf(day), minutes);
    if (typeof found === 'string') return setProblem(`No appointment begins at ${label12h(found)} on ${labelOfDay(day)}.`);
    const reason = found.reason ?? '';
    if (!found.free && !TAKEABLE.includes(reason)) return setProblem(`${label12h(found.time)}: ${reasonText(reason)}`);
    choose(found.at);
  };
  const read = (): void => {
    if (typed.trim() === '') return start ? onDone() : undefined;
    if (!doctorChosen) return setProblem(`${CHOOSE_DOCTOR_FIRST}.`);
    const when = typedWhen(typed, times.today);
    if (!when) return setProblem(WHEN_UNKNOWN);
    if ('day' in when) takeDay(when.day);
    else takeTime(when.minutes);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = typed === '' && doctorChosen ? DAY_KEYS[event.key] : undefined;
    if (event.key !== 'Enter' && !by) return;
    event.preventDefault();
    event.stopPropagation();
    if (!by) return read();
    const next = stepFrom(day, by, { first, last }, () => true);
    if (next) takeDay(next);
  };
  const type = (text: string): void => {
    setProblem(undefined);
    setTyped(text);
  };
  return { typed, problem, type, read, choose, onKeyDown };
}
