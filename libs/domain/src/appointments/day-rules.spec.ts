import { availability } from './availability';
import { REGULAR, type Calendar } from './calendar';
import { hoursOn } from './day-rules';

const DOCTOR: Calendar = {
  zone: 'Asia/Kolkata',
  workingDays: ['Monday', 'Tuesday', 'Saturday'],
  timeRanges: [{ from: 540, to: 720 }],
  appointmentMinutes: 30,
  ...REGULAR,
  active: true,
};
/** A Sunday. */
const NOW = Date.parse('2026-11-01T08:00:00+05:30');
const MONDAY = '2026-11-02';

const day = (on: string, more: Partial<Calendar>) =>
  availability({ ...DOCTOR, ...more }, { audience: 'staff', now: NOW, from: on, to: on }, [])[0];
const free = (on: string, more: Partial<Calendar>): string[] =>
  (day(on, more)?.starts ?? []).filter((start) => start.free).map(({ time }) => time);
const reasons = (on: string, more: Partial<Calendar>): string[] => [
  ...new Set((day(on, more)?.starts ?? []).flatMap(({ reason }) => reason ?? [])),
];

const SATURDAYS = ['2026-11-07', '2026-11-14', '2026-11-21', '2026-11-28', '2027-01-30'];

test('first and third Saturday off is one leave', () => {
  const leave = [{ from: '2026-11-01', to: '2027-10-31', weekdays: ['Saturday' as const], weeks: [1, 3] }];
  expect(SATURDAYS.map((on) => reasons(on, { leave }))).toEqual([['leave'], [], ['leave'], [], []]);
  expect(free(MONDAY, { leave })).not.toEqual([]);
});

test('a leave of a part of the day takes the appointments that it would meet, and spares those that only touch it', () => {
  const leave = [{ from: MONDAY, to: MONDAY, part: { from: 600, to: 630 } }];
  expect(free(MONDAY, { leave })).toEqual(['09:00', '09:15', '09:30', '10:30', '10:45', '11:00', '11:15', '11:30']);
  expect(reasons(MONDAY, { leave })).toEqual(['leave_then']);
});

test('a hospital that is closed for a part of the day comes before the leave of a doctor', () => {
  const part = { from: 540, to: 600 };
  expect(reasons(MONDAY, { leave: [{ from: MONDAY, to: MONDAY, part }], closures: [{ day: MONDAY, part }] })).toEqual(['closed_then']);
});

test('a closed day says for what, unless only a part of it is closed', () => {
  expect(day(MONDAY, { closures: [{ day: MONDAY, name: 'Diwali' }] })?.closedFor).toBe('Diwali');
  expect(day(MONDAY, { closures: [{ day: MONDAY, name: 'Diwali', part: { from: 0, to: 60 } }] })?.closedFor).toBeUndefined();
});

describe('the hours of a day', () => {
  const hours = { Monday: [{ from: 960, to: 1020 }], Tuesday: [], Sunday: [{ from: 600, to: 660 }] };

  it('of a weekday beat the usual ones, on a day that is otherwise free too', () => {
    expect(free(MONDAY, { hours })).toEqual(['16:00', '16:15', '16:30']);
    expect(reasons('2026-11-03', { hours })).toEqual(['not_working']);
    expect(free('2026-11-08', { hours })).toEqual(['10:00', '10:15', '10:30']);
  });

  it('of a date beat those of its weekday', () => {
    const dayHours = { [MONDAY]: { ranges: [{ from: 480, to: 540 }], despiteClosure: false } };
    expect(hoursOn({ ...DOCTOR, hours, dayHours }, MONDAY)).toEqual([{ from: 480, to: 540 }]);
    expect(free(MONDAY, { hours, dayHours })).toEqual(['08:00', '08:15', '08:30']);
    expect(reasons(MONDAY, { dayHours: { [MONDAY]: { ranges: [], despiteClosure: false } } })).toEqual(['not_working']);
  });

  it('of a date beat a closure only where they say so, and never a leave', () => {
    const closures = [{ day: MONDAY, name: 'Diwali' }];
    const worked = (despiteClosure: boolean) => ({ dayHours: { [MONDAY]: { ranges: [{ from: 480, to: 510 }], despiteClosure } } });
    expect(reasons(MONDAY, { closures, ...worked(false) })).toEqual(['closed']);
    expect(free(MONDAY, { closures, ...worked(true) })).toEqual(['08:00']);
    expect(day(MONDAY, { closures, ...worked(true) })?.closedFor).toBeUndefined();
    expect(reasons(MONDAY, { leave: [{ from: MONDAY, to: MONDAY }], ...worked(true) })).toEqual(['leave']);
  });
});
