import { timeOf, WEEKDAYS } from '@arogya/domain/clock';
import { rangesFrom } from '@arogya/domain/doctors/time-ranges';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import { timesLabel, weekdayNameShort } from '../words/when';

/** Groups of consecutive weekdays: [[0, 4], [6, 6]] for Monday to Friday and Sunday. */
function runs(days: readonly string[]): [number, number][] {
  const found: [number, number][] = [];
  WEEKDAYS.forEach((day, index) => {
    if (!days.includes(day)) return;
    const last = found.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else found.push([index, index]);
  });
  return found;
}

/** 'Mon – Fri, Sun'. */
export function workingDaysLabel(words: PagesWords, days: readonly string[]): string {
  const { doctors, when } = words;
  const short = (index: number): string => weekdayNameShort(words, WEEKDAYS[index] ?? 'Monday');
  const found = runs(days);
  if (found.length === 0) return doctors.noDays();
  if (found[0]?.[0] === 0 && found[0][1] === 6) return doctors.everyDay();
  const runLabel = ([from, to]: [number, number]): string => {
    if (from === to) return short(from);
    return (to - from === 1 ? when.twoDays : when.daysFromTo)({ from: short(from), to: short(to) });
  };
  return found.map(runLabel).join(', ');
}

/** '9:00 AM – 12:00 PM, 2:00 – 5:00 PM'. */
export const hoursLabel = (words: PagesWords, timeSlots: readonly string[]): string =>
  rangesFrom(timeSlots)
    .map(({ from, to }) => timesLabel(words, timeOf(from), timeOf(to)))
    .join(', ') || words.doctors.noHours();
