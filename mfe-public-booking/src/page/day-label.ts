import { addDays, dayOfStart, label12h, labelOfDay, timeOfStart, weekdayOf, type Day } from '@arogya/domain/clock';
import { texts } from './texts';

export const weekdayShort = (day: Day): string => weekdayOf(day).slice(0, 3);

/** 'Tue, 24 Nov'. */
export const dayShort = (day: Day): string => `${weekdayShort(day)}, ${labelOfDay(day).slice(0, 6)}`;

/** 'Tuesday, 24 Nov 2026'. */
export const dayLong = (day: Day): string => `${weekdayOf(day)}, ${labelOfDay(day)}`;

/** 'Today', 'Tomorrow' or 'Tue, 24 Nov', relative to `today`. */
export function dayNear(day: Day, today: Day): string {
  if (day === today) return texts.when.today;
  return day === addDays(today, 1) ? texts.when.tomorrow : dayShort(day);
}

/** 'Tomorrow, 9:30 AM' for an ISO start. */
export const whenNear = (iso: string, today: Day): string => texts.when.at(dayNear(dayOfStart(iso), today), label12h(timeOfStart(iso)));

/** 'Tue, 24 Nov, 9:30 AM' for an ISO start. */
export const whenShort = (iso: string): string => texts.when.at(dayShort(dayOfStart(iso)), label12h(timeOfStart(iso)));
