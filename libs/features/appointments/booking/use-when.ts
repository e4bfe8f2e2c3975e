import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { CHOOSE_DOCTOR_FIRST } from '@arogya/domain/appointments/texts';
import { addDays, label12h, labelOfDay, type Day } from '@arogya/domain/clock';
import { DAY_KEYS, stepFrom } from '@arogya/light/days';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { WHEN_UNKNOWN } from './booking-texts';
import { startAt } from '@arogya/features/times/next-starts';
import { typedWhen } from '@arogya/features/times/typed-when';
import { reasonText, TAKEABLE, type useStarts } from '@arogya/features/times/use-starts';

export interface WhenChoice {
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

type ParsedWhen = { readonly day: Day } | { readonly at: string } | { readonly problem: string };

const refused = (problem: string): ParsedWhen => ({ problem });

/** What a typed text means on a day: another day, the start at a time, or why neither. */
function readWhen(typed: string, { times, doctorChosen, day }: Pick<WhenChoice, 'times' | 'doctorChosen' | 'day'>): ParsedWhen {
  if (!doctorChosen) return refused(`${CHOOSE_DOCTOR_FIRST}.`);
  const when = typedWhen(typed, times.today);
  if (!when) return refused(WHEN_UNKNOWN);
  if ('day' in when) return inWindow(when.day, times.today);
  const found = startAt(times.startsOf(day), when.minutes);
  if (typeof found === 'string') return refused(`No appointment begins at ${label12h(found)} on ${labelOfDay(day)}.`);
  const reason = found.reason ?? '';
  return found.free || TAKEABLE.includes(reason) ? { at: found.at } : refused(`${label12h(found.time)}: ${reasonText(reason)}`);
}

const windowOf = (today: Day) => ({ first: addDays(today, WINDOWS.staff.firstDay), last: addDays(today, WINDOWS.staff.lastDay) });

function inWindow(day: Day, today: Day): ParsedWhen {
  const { first, last } = windowOf(today);
  if (day < first) return refused(`The earliest date is ${labelOfDay(first)}.`);
  return day > last ? refused(`The latest date is ${labelOfDay(last)}.`) : { day };
}

/** What is typed for day and time: a digit takes a chip, Enter reads '24/11', '+3' or '415p', the arrows move over the days. */
export function useWhen(when: WhenChoice, chips: readonly { readonly at: string }[]) {
  const { times, doctorChosen, day, start, onDay, onStart, onDone } = when;
  const [{ typed, problem }, setState] = useState<{ typed: string; problem?: string }>({ typed: '' });
  const type = (text: string): void => setState({ typed: text });

  const choose = (at: string, by?: string): void => {
    type('');
    onStart(at);
    onDone(by);
  };
  const digit = /^[1-5]$/u.test(typed) ? Number(typed) : 0;
  const chip = digit > 0 ? chips[digit - 1]?.at : undefined;
  useEffect(() => {
    if (chip) choose(chip, typed);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once the digit has its chip; the times may come after it
  }, [chip]);

  const take = (read: ParsedWhen): void => {
    if ('problem' in read) return setState({ typed, problem: read.problem });
    if ('at' in read) return choose(read.at);
    type('');
    onDay(read.day);
  };
  const read = (): void => (typed.trim() === '' ? undefined : take(readWhen(typed, when)));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = typed === '' && doctorChosen ? DAY_KEYS[event.key] : undefined;
    if (event.key !== 'Enter' && !by) return;
    event.preventDefault();
    event.stopPropagation();
    const next = by ? stepFrom(day, by, windowOf(times.today), () => true) : null;
    if (next) onDay(next);
    else if (!by && typed.trim() === '' && start) onDone();
    else if (!by) read();
  };
  return { typed, problem, type, read, choose, onKeyDown };
}
