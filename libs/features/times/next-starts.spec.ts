import type { DoctorSlots } from '@arogya/api/doctors';
import { chipLabel, nextStarts, placesText, startAt } from './next-starts';
import { typedWhen } from './typed-when';

type SlotDay = DoctorSlots['days'][number];
type Start = SlotDay['starts'][number];
const start = (day: string, time: string, reason?: Start['reason']): Start => ({
  at: `${day}T${time}:00+05:30`,
  time,
  free: !reason,
  ...(reason ? { reason } : {}),
});
const [MONDAY, TUESDAY, WEDNESDAY] = ['2026-11-23', '2026-11-24', '2026-11-25'];
const dayOf = (day: string, ...starts: Start[]): SlotDay => ({ day, starts });
const DAYS = [
  dayOf(MONDAY, start(MONDAY, '16:00', 'taken'), start(MONDAY, '16:15')),
  dayOf(TUESDAY, start(TUESDAY, '09:00', 'held'), start(TUESDAY, '09:15'), start(TUESDAY, '09:30')),
  dayOf(WEDNESDAY, ...['09:00', '09:15', '09:30'].map((time) => start(WEDNESDAY, time))),
];

const labels = (from: string): string[] => nextStarts(DAYS, from).map(({ at }) => chipLabel(at, MONDAY));

it('the chips are the next five free starts over all days, without what a visitor holds', () => {
  expect(labels(MONDAY)).toEqual(['Today 4:15 PM', 'Tomorrow 9:15 AM', 'Tomorrow 9:30 AM', 'Wed 25 9:00 AM', 'Wed 25 9:15 AM']);
});

it('from a day on, they are those of that day and after', () => {
  expect(labels(WEDNESDAY)).toEqual(['Wed 25 9:00 AM', 'Wed 25 9:15 AM', 'Wed 25 9:30 AM']);
});

it('a day says how many places it has, or why it has none', () => {
  expect(DAYS.map(placesText)).toEqual(['1 free', '2 free', '3 free']);
  expect(placesText(dayOf(MONDAY, start(MONDAY, '09:00', 'taken'), start(MONDAY, '09:15', 'past')))).toBe('Full');
  expect(placesText(dayOf(MONDAY, start(MONDAY, '09:00', 'leave')))).toBe('On leave');
  expect(placesText({ day: MONDAY, starts: [], closedFor: 'Diwali' })).toBe('Closed: Diwali');
  expect(placesText(dayOf(MONDAY))).toBeUndefined();
});

it('a typed time is the start at it; of two halves of the day the one that is offered', () => {
  const [, tuesday] = DAYS;
  const at = (typed: string) => {
    const when = typedWhen(typed, MONDAY);
    return when && 'minutes' in when ? startAt(tuesday?.starts ?? [], when.minutes) : when;
  };
  expect(at('915')).toMatchObject({ time: '09:15' });
  expect(at('9.30a')).toMatchObject({ time: '09:30' });
  expect(at('9:00')).toMatchObject({ time: '09:00', free: false });
  expect(at('410p')).toBe('16:10');
});

it('what reads as a date is a date: 24/11, +3, 10.12 and a number of one or two digits', () => {
  expect(['24/11', '+3', '10.12', '25', 'fri'].map((typed) => typedWhen(typed, MONDAY))).toEqual(
    ['2026-11-24', '2026-11-26', '2026-12-10', '2026-11-25', '2026-11-27'].map((day) => ({ day })),
  );
  expect(typedWhen('soon', MONDAY)).toBeNull();
});
