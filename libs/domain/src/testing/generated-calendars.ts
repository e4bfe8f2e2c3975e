import fc from 'fast-check';
import { addDays, dayOf, MINUTE, WEEKDAYS, type Day } from '@arogya/domain/clock';
import { AUDIENCES, type Audience, type Calendar, type Leave, type TakenTime } from '../appointments/calendar';

export const ZONES = [
  'Asia/Kolkata',
  'America/New_York',
  'Pacific/Auckland',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'UTC',
] as const;

export interface Case {
  readonly calendar: Calendar;
  readonly audience: Audience;
  readonly now: number;
  readonly from: string;
  readonly to: string;
  readonly taken: readonly TakenTime[];
}

const someRanges = fc
  .uniqueArray(fc.integer({ min: 0, max: 287 }), { minLength: 2, maxLength: 6 })
  .map((marks) => marks.sort((a, b) => a - b).map((mark) => mark * 5))
  .map((marks) =>
    marks.flatMap((from, index) => {
      const to = marks[index + 1];
      return index % 2 === 0 && to !== undefined ? [{ from, to }] : [];
    }),
  );

/** Of a weekday or a date: some have none. */
const someHours = fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 4, arbitrary: someRanges });

/** Random instants, many of them around changes of clocks. */
const someNow = fc.oneof(
  fc.integer({ min: Date.parse('2025-01-01T00:00:00Z'), max: Date.parse('2028-12-31T00:00:00Z') }),
  fc
    .constantFrom('2027-03-12', '2027-03-26', '2027-04-02', '2027-09-24', '2027-10-01', '2027-11-05')
    .chain((day) => fc.integer({ min: 0, max: 72 * 60 }).map((minutes) => Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE)),
);

/** A part of a day, in steps of five minutes. */
const somePart = fc
  .record({ from: fc.integer({ min: 60, max: 250 }), length: fc.integer({ min: 1, max: 60 }) })
  .map(({ from, length }) => ({ from: from * 5, to: Math.min(1440, (from + length) * 5) }));
const often = <T>(some: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(some, { nil: undefined, freq: 1 });
const someWeekdays = fc.subarray([...WEEKDAYS], { minLength: 1, maxLength: 3 });

const someLeave = (someDay: fc.Arbitrary<Day>): fc.Arbitrary<Leave> =>
  fc
    .record({
      from: someDay,
      length: fc.integer({ min: 0, max: 9 }),
      part: often(somePart),
      weekdays: often(someWeekdays),
      weeks: often(fc.subarray([1, 2, 3, 4, 5], { minLength: 1 })),
    })
    .map(({ from, length, ...rest }) => ({ ...rest, from, to: addDays(from, rest.weekdays ? length : length % 3) }));

/** What differs on some days: leave, closures, and hours of weekdays and dates. */
const someExceptions = (someDay: fc.Arbitrary<Day>) =>
  fc.record({
    leave: fc.array(someLeave(someDay), { maxLength: 2 }),
    closures: fc.array(fc.record({ day: someDay, part: often(somePart), name: often(fc.constant('Diwali')) }), { maxLength: 2 }),
    hours: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, fc.dictionary(fc.constantFrom(...WEEKDAYS), someHours, { maxKeys: 2 })),
    dayHours: fc.dictionary(someDay, fc.record({ ranges: someHours, despiteClosure: fc.boolean() }), { maxKeys: 2 }),
  });

const someCalendar = (now: number): fc.Arbitrary<Calendar> =>
  fc.constantFrom(...ZONES).chain((zone) => {
    const someDay = fc.integer({ min: -1, max: 12 }).map((days) => addDays(dayOf(now, zone), days));
    const regular = fc.record({
      zone: fc.constant(zone),
      workingDays: fc.subarray([...WEEKDAYS], { minLength: 3 }),
      timeRanges: someRanges,
      appointmentMinutes: fc.constantFrom(5, 10, 15, 20, 30, 45, 60, 240),
      active: fc.integer({ min: 0, max: 19 }).map((one) => one > 0),
    });
    return fc.tuple(regular, someExceptions(someDay)).map(([rules, exceptions]) => ({ ...rules, ...exceptions }));
  });

const someTaken = (now: number): fc.Arbitrary<TakenTime[]> =>
  fc.array(
    fc
      .record({ from: fc.integer({ min: 0, max: 10 * 24 * 12 }), minutes: fc.integer({ min: 1, max: 120 }), held: fc.boolean() })
      .map(({ from, minutes, held }) => {
        const start = Math.floor(now / (5 * MINUTE)) * 5 * MINUTE + from * 5 * MINUTE;
        return { from: start, to: start + minutes * MINUTE, held };
      }),
    { maxLength: 30 },
  );

/** A doctor's calendar, its occupied times, and a question about some days of it. */
export const someCase: fc.Arbitrary<Case> = someNow.chain((now) =>
  fc
    .tuple(
      someCalendar(now),
      fc.constantFrom(...AUDIENCES),
      someTaken(now),
      fc.integer({ min: -1, max: 5 }),
      fc.integer({ min: 0, max: 4 }),
    )
    .map(([calendar, audience, taken, ahead, length]) => {
      const from = addDays(dayOf(now, calendar.zone), ahead);
      return { calendar, audience, now, taken, from, to: addDays(from, length) };
    }),
);
