import { addDays, dayOf, isDay, minutesFrom, minutesOf, timeOf, type Day } from '@arogya/domain/clock';
import { LONGEST_EVENT, type FoundDay } from '@arogya/domain/holidays/found-lines';
import { ENDS_FIRST } from '@arogya/domain/holidays/texts';
import type { Component, Property } from './ics-events';
import { clockOf } from './ics-zones';

/** A point on the hospital's clock; without a minute a whole day. */
export interface Point {
  readonly day: Day;
  readonly minute: number | null;
}

/** The hospital's zone, and those that the file describes. */
export interface Zones {
  readonly zone: string;
  readonly zones: readonly Component[];
}

const VALUE = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?\d{2})?(Z?))?$/u;

/** A DATE or DATE-TIME on the hospital's clock, or why it is none. */
export function pointOf({ value, params }: Property, { zone, zones }: Zones): Point | string {
  const match = VALUE.exec(value.trim());
  const day = match ? `${match[1]}-${match[2]}-${match[3]}` : '';
  if (!match || !isDay(day)) return `${value.trim().slice(0, 20) || 'Nothing'} is not a date`;
  const [, , , , hour, minute, utc] = match;
  if (hour === undefined) return { day, minute: null };
  const minutes = minutesFrom(`${hour}:${minute ?? ''}`);
  if (minutes === null) return `${value.trim().slice(0, 20)} is not a time`;
  const named = utc ? 'UTC' : params['TZID'];
  if (named === undefined || named === zone) return { day, minute: minutes };
  const clock = clockOf(named, zones);
  if (!clock) return `The time zone ${named.slice(0, 40)} is not known`;
  const at = clock(day, minutes);
  return at === null ? 'This time does not exist on that day' : { day: dayOf(at, zone), minute: minutesOf(at, zone) };
}

/** The days from a start to an end, which is not part of them; or why they are none. */
export function daysOf(start: Point, end: Point, name: string): FoundDay[] | string {
  const first = start.minute ?? 0;
  const last = end.minute ?? 0;
  if (end.day < start.day || (end.day === start.day && last <= first)) return ENDS_FIRST;
  if (addDays(start.day, LONGEST_EVENT) < end.day) return `It is longer than ${LONGEST_EVENT} days`;
  const days: FoundDay[] = [];
  for (let day = start.day; day <= end.day; day = addDays(day, 1)) {
    const from = day === start.day ? first : 0;
    const to = day === end.day ? last : 1440;
    if (from === to) continue;
    days.push(from === 0 && to === 1440 ? { day, name } : { day, name, fromTime: timeOf(from), toTime: timeOf(to) });
  }
  return days;
}
