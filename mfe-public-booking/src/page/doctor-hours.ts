import { label12h, timeOf, WEEKDAYS } from '@arogya/domain/clock';
import { rangesFrom, type TimeRange } from '@arogya/domain/doctors/time-ranges';
import { texts } from './texts';

const short = (index: number): string => (WEEKDAYS[index] ?? '').slice(0, 3);

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
export function workingDaysLabel(days: readonly string[]): string {
  const found = runs(days);
  if (found.length === 0) return texts.doctors.noDays;
  if (found[0]?.[0] === 0 && found[0][1] === 6) return texts.doctors.everyDay;
  return found.map(([from, to]) => (from === to ? short(from) : `${short(from)}${to - from === 1 ? ', ' : ' – '}${short(to)}`)).join(', ');
}

/** '9:00 AM – 12:00 PM', or '2:00 – 5:00 PM' when both ends are in the same half of the day. */
function rangeLabel({ from, to }: TimeRange): string {
  const start = label12h(timeOf(from));
  const end = label12h(timeOf(to));
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} – ${end}` : `${start} – ${end}`;
}

export const hoursLabel = (timeSlots: readonly string[]): string =>
  rangesFrom(timeSlots).map(rangeLabel).join(', ') || texts.doctors.noHours;
