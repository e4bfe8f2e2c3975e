import { addDays, daysBetween, type Day } from '@arogya/domain/clock';
import type { Found } from './found';
import { eventsOf, plain, type IcsEvent } from './ics-lines';
import { daysOf, pointOf, type Point } from './ics-times';
import { startsOf } from './ics-years';

/** On whose clock a file is read, and what day it is there. */
export interface Reading {
  readonly zone: string;
  readonly today: Day;
}

function endOf({ properties: { DTEND, DURATION } }: IcsEvent, start: Point, zone: string): Point | string {
  if (DTEND) return pointOf(DTEND, zone);
  const days = /^P(?:(\d{1,2})W|(\d{1,3})D)$/u.exec(DURATION?.value.trim() ?? '');
  if (DURATION && !days) return 'A duration can only be read in days or weeks';
  if (start.minute !== null && !days) return 'It has no end';
  return { day: addDays(start.day, days ? Number(days[1] ?? 0) * 7 + Number(days[2] ?? 0) : 1), minute: start.minute };
}

function readEvent(event: IcsEvent, { zone, today }: Reading): Found['days'] {
  const { DTSTART, SUMMARY, STATUS, RRULE, RDATE } = event.properties;
  if (STATUS?.value.trim().toUpperCase() === 'CANCELLED') return 'This event is cancelled';
  if (event.properties['RECURRENCE-ID']) return 'A single event of a series cannot be read';
  if (!DTSTART || RDATE) return DTSTART ? 'A list of dates cannot be read' : 'It has no start';
  const start = pointOf(DTSTART, zone);
  if (typeof start === 'string') return start;
  const end = endOf(event, start, zone);
  if (typeof end === 'string') return end;
  const firsts = startsOf(start, RRULE?.value, { today, skipped: event.skipped });
  if (typeof firsts === 'string') return firsts;
  if (firsts.length === 0) return 'It does not return this year or next';
  const length = daysBetween(start.day, end.day);
  const all = firsts.map((day) => daysOf({ ...start, day }, { ...end, day: addDays(day, length) }, plain(SUMMARY?.value ?? '')));
  return all.find((days) => typeof days === 'string') ?? all.flat().filter((one) => typeof one !== 'string');
}

/** The events of an .ics file as closed days, times on the hospital's clock. */
export const readIcs = (file: string, reading: Reading): Found[] =>
  eventsOf(file).map((event) => {
    const { SUMMARY, DTSTART } = event.properties;
    return { line: event.line, text: plain(SUMMARY?.value ?? DTSTART?.value ?? 'Event'), days: readEvent(event, reading) };
  });
