import type { DoctorLeave } from '@arogya/api/calendars';
import { label12h, type Day } from '@arogya/domain/clock';
import { dayText, shortDay } from './outcomes';

export const WEEKS = [
  { value: 1, label: '1st' },
  { value: 2, label: '2nd' },
  { value: 3, label: '3rd' },
  { value: 4, label: '4th' },
  { value: 5, label: '5th' },
];

const list = (all: readonly string[]): string => [all.slice(0, -1).join(', '), all.at(-1) ?? ''].filter(Boolean).join(' and ');

/** '9:00 AM–1:00 PM'; the end of the day may be 24:00. */
const partText = (from: string, to: string): string => `${label12h(from)}–${to === '24:00' ? 'midnight' : label12h(to)}`;

/** 'Tue 24 Nov 2026', 'Tue 24 Nov – Wed 2 Dec 2026'. */
export function spanText(from: Day, to: Day): string {
  if (from === to) return dayText(from);
  const first = from.slice(0, 4) === to.slice(0, 4) ? shortDay(from) : dayText(from);
  return `${first} – ${dayText(to)}`;
}

type LeaveFacts = Pick<DoctorLeave, 'from' | 'to' | 'fromTime' | 'toTime' | 'weekdays' | 'weeks'>;

/** 'Wed 25 Nov 2026, 2:00 PM–5:00 PM', 'Every 1st and 3rd Saturday until Sat 20 Nov 2027'. */
export function leaveText({ from, to, fromTime, toTime, weekdays, weeks }: LeaveFacts): string {
  const part = fromTime && toTime ? `, ${partText(fromTime, toTime)}` : '';
  if (!weekdays?.length) return `${spanText(from, to)}${part}`;
  const nth = weeks?.length ? `${list(weeks.map((week) => WEEKS[week - 1]?.label ?? ''))} ` : '';
  return `Every ${nth}${list(weekdays)}${part}, ${spanText(from, to)}`;
}
