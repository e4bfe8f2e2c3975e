import { REGULAR, type Calendar } from '@arogya/domain/appointments/calendar';
import { MINUTE } from '@arogya/domain/clock';
import { whyAffected } from './affected';
import { withChange } from './apply';
import type { CalendarChange } from './change';

const NOW = Date.parse('2026-11-23T10:00:00+05:30');
const BEFORE: Calendar = {
  zone: 'Asia/Kolkata',
  workingDays: ['Monday', 'Tuesday', 'Wednesday'],
  timeRanges: [{ from: 540, to: 720 }],
  appointmentMinutes: 15,
  ...REGULAR,
  active: true,
};
const doctorId = 'iyer';
const leave = (more: object = {}): CalendarChange => ({
  kind: 'leave',
  doctorId,
  leave: { from: '2026-11-24', to: '2026-11-24', ...more },
  leaveKind: 'sick',
  reason: null,
});
const closure = (more: object = {}): CalendarChange => ({
  kind: 'closure',
  hospitalId: 'lotus',
  closures: [{ day: '2026-11-24', name: 'Diwali', ...more }],
  source: 'typed',
});
const PART = { part: { from: 600, to: 660 } };

const why = (change: CalendarChange, time: string, { day = '2026-11-24', minutes = 15, before = BEFORE } = {}) => {
  const from = Date.parse(`${day}T${time}:00+05:30`);
  return whyAffected(before, withChange(before, change), { from, to: from + minutes * MINUTE }, NOW);
};

test.each<[string, ReturnType<typeof why>, string | null]>([
  ['an appointment of the day of a leave', why(leave(), '10:00'), 'leave'],
  ['one of another day is not', why(leave(), '10:00', { day: '2026-11-25' }), null],
  ['one that a leave of some hours meets, by its own length', why(leave(PART), '09:50', { minutes: 15 }), 'leave_then'],
  ['one that ends as the leave begins is not', why(leave(PART), '09:45', { minutes: 15 }), null],
  ['one of a closed day', why(closure(), '10:00'), 'closed'],
  ['one of closed hours', why(closure(PART), '10:30'), 'closed_then'],
  ['one of a weekday that is worked no more', why({ kind: 'hours', doctorId, hours: { Tuesday: [] } }, '10:00'), 'not_working'],
  ['one outside of other hours', why({ kind: 'hours', doctorId, hours: { Tuesday: [{ from: 660, to: 720 }] } }, '10:00'), 'outside_hours'],
  [
    'one of a date with other hours',
    why({ kind: 'dayHours', doctorId, day: '2026-11-24', hours: { ranges: [], despiteClosure: false } }, '10:00'),
    'not_working',
  ],
  ['one at a time that only the public is shown', why(leave(), '09:37'), 'leave'],
  ['one that has begun is not', why(leave({ from: '2026-11-23' }), '09:30', { day: '2026-11-23' }), null],
  ['one that was outside the hours before is not', why(leave(), '14:00'), null],
])('affected: %s', (_name, found, expected) => {
  expect(found).toBe(expected);
});

test('hours that are as usual again, and a date without its own hours, are gone from the calendar', () => {
  const other: Calendar = {
    ...BEFORE,
    hours: { Tuesday: [] },
    dayHours: { '2026-11-24': { ranges: [], despiteClosure: false } },
  };
  expect(withChange(other, { kind: 'hours', doctorId, hours: { Tuesday: null } }).hours).toEqual({});
  expect(withChange(other, { kind: 'dayHours', doctorId, day: '2026-11-24', hours: null }).dayHours).toEqual({});
});

test('a closure takes the place of the one that the day had', () => {
  const closed = withChange(BEFORE, closure());
  expect(withChange(closed, closure(PART)).closures).toEqual([{ day: '2026-11-24', name: 'Diwali', ...PART }]);
});
