import type { DoctorSlots } from '@arogya/api/doctors';
import { dayOffText } from '@arogya/domain/appointments/day-off';
import { addDays, AS_BOOKED, dayOfStart, minutesFrom, timeOf, weekdayOf, type Day } from '@arogya/domain/clock';
import { formatTime } from '@arogya/ui/look/formats';

type SlotDay = DoctorSlots['days'][number];
type Start = SlotDay['starts'][number];

/** As many as a digit chooses with one hand. */
export const CHIPS = 5;

/** The next free starts over all days from `from` on. A start that a visitor holds is none. */
export const nextStarts = (days: readonly SlotDay[], from: Day, count = CHIPS): Start[] =>
  days
    .filter(({ day }) => day >= from)
    .flatMap(({ starts }) => starts.filter(({ free }) => free))
    .slice(0, count);

/** 'Today 4:15 PM', 'Tomorrow 9:00 AM', 'Tue 24 9:00 AM'. */
export function chipLabel(start: string, today: Day): string {
  const [day, time] = [dayOfStart(start), formatTime(start, AS_BOOKED)];
  if (day === today) return `Today ${time}`;
  if (day === addDays(today, 1)) return `Tomorrow ${time}`;
  return `${weekdayOf(day).slice(0, 3)} ${Number(day.slice(8))} ${time}`;
}

/** What a day offers, in a word or two: '11 free', 'Full', 'On leave', 'Closed: Diwali'; undefined for a day that is not worked. */
export function placesText(day: SlotDay | undefined): string | undefined {
  if (!day) return undefined;
  const off = dayOffText(day);
  if (off) return off;
  const free = day.starts.filter((start) => start.free).length;
  if (free > 0) return `${free} free`;
  return day.starts.some(({ reason }) => reason === 'taken' || reason === 'held') ? 'Full' : undefined;
}

/** The start of a day at one of the times, the likeliest first; where none of them is offered, the likeliest time as text. */
export function startAt(starts: readonly Start[], minutes: readonly number[]): Start | string {
  for (const minute of minutes) {
    const found = starts.find(({ time }) => minutesFrom(time) === minute);
    if (found) return found;
  }
  return timeOf(minutes[0] ?? 0);
}
