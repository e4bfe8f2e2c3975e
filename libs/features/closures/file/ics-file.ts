import { addDays, daysBetween, type Day } from '@arogya/domain/clock';
import { MOST_ENTRIES, type FoundLine, type FoundFile } from '@arogya/domain/holidays/found-lines';
import { CUT_OFF, tooManyEvents } from '@arogya/domain/holidays/texts';
import type { TextLine } from './bytes';
import { calendarOf, plain, type Calendar, type Component } from './ics-events';
import { daysOf, pointOf, type Point, type Zones } from './ics-times';
import { startsOf } from './ics-years';

/** On whose clock a file is read, and what day it is there. */
export interface FileClock {
  readonly zone: string;
  readonly today: Day;
}

type IcsContext = Zones & FileClock & Pick<Calendar, 'cancelled'> & { readonly moved: ReadonlyMap<string, readonly string[]> };

const DURATION = /^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d{1,6}S)?)?$/u;

/** The end of an event that says how long it takes. */
function afterDuration(start: Point, typed: string): Point | string {
  const match = DURATION.exec(typed.trim());
  if (!match) return 'Its duration cannot be read';
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0));
  const all = (start.minute ?? 0) + ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
  const end = { day: addDays(start.day, Math.floor(all / 1440)), minute: all % 1440 };
  return start.minute === null && end.minute === 0 ? { ...end, minute: null } : end;
}

function endOf({ properties: { DTEND, DURATION: length, ...rest } }: Component, start: Point, zones: Zones): Point | string {
  const end = DTEND ? pointOf(DTEND, zones) : length ? afterDuration(start, length.value) : null;
  if (typeof end === 'string') return end;
  const wholeDay =
    start.minute === null || (start.minute === 0 && rest['X-MICROSOFT-CDO-ALLDAYEVENT']?.value.trim().toUpperCase() === 'TRUE');
  // Without an end, and where it ends on the day of its start, an event of whole days has one day.
  if (wholeDay && (!end || (end.day === start.day && (end.minute ?? 0) === 0))) return { day: addDays(start.day, 1), minute: start.minute };
  return end ?? 'It has no end';
}

const uidOf = ({ properties: { UID } }: Component): string => UID?.value.trim() ?? '';

function readEvent(event: Component, here: IcsContext): FoundLine['days'] {
  const { DTSTART, SUMMARY, STATUS, RRULE, RDATE } = event.properties;
  if (!event.whole) return CUT_OFF;
  if (here.cancelled || STATUS?.value.trim().toUpperCase() === 'CANCELLED') return 'This event is cancelled';
  if (!DTSTART || RDATE) return DTSTART ? 'A list of dates cannot be read' : 'It has no start';
  const start = pointOf(DTSTART, here);
  if (typeof start === 'string') return start;
  const end = endOf(event, start, here);
  if (typeof end === 'string') return end;
  const single = event.properties['RECURRENCE-ID'] !== undefined;
  const skipped = single ? [] : [...event.skipped, ...(here.moved.get(uidOf(event)) ?? [])];
  const firsts = startsOf(start, single ? undefined : RRULE?.value, { today: here.today, skipped });
  if (typeof firsts === 'string') return firsts;
  if (firsts.length === 0) return 'It does not return this year or next';
  const length = daysBetween(start.day, end.day);
  const all = firsts.map((day) => daysOf({ ...start, day }, { ...end, day: addDays(day, length) }, plain(SUMMARY?.value ?? '')));
  return all.find((days) => typeof days === 'string') ?? all.flat().filter((one) => typeof one !== 'string');
}

/** The days of each series that an event of their own stands in for. */
function movedOf(events: readonly Component[]): Map<string, string[]> {
  const moved = new Map<string, string[]>();
  for (const event of events) {
    const day = event.properties['RECURRENCE-ID']?.value;
    if (day) moved.set(uidOf(event), [...(moved.get(uidOf(event)) ?? []), day]);
  }
  return moved;
}

const isBegin = ({ text }: TextLine): boolean => /^BEGIN:VEVENT\s*$/iu.test(text);

/** The events of an .ics file as closed days, times on the hospital's clock. What has too many is not begun with. */
export function readIcs(lines: readonly TextLine[], reading: FileClock): FoundFile {
  const count = lines.filter(isBegin).length;
  if (count > MOST_ENTRIES) return { found: [], problem: tooManyEvents(count) };
  const { events, zones, cancelled } = calendarOf(lines);
  const here: IcsContext = { ...reading, zones, cancelled, moved: movedOf(events) };
  return {
    found: events.map((event) => {
      const { SUMMARY, DTSTART } = event.properties;
      return { line: event.line, text: plain(SUMMARY?.value ?? DTSTART?.value ?? 'Event'), days: readEvent(event, here) };
    }),
  };
}
