import { dayOffText } from './day-off';

const day = (...reasons: (string | undefined)[]) => ({
  day: '2026-11-24',
  starts: reasons.map((reason) => ({ free: reason === undefined, reason })),
});

test.each([
  ['a day with a free start', day('leave_then', undefined), null],
  ['a day that is booked out', day('closed_then', 'taken'), null],
  ['a weekday that is not worked', day('not_working'), null],
  ['a day without starts', day(), null],
  ['a closed day', day('past', 'closed'), 'Closed'],
  ['a day of which the worked part is closed', day('outside_hours', 'closed_then'), 'Closed'],
  ['a day of leave', day('leave'), 'On leave'],
  ['a day of which the worked part is leave', day('outside_hours', 'leave_then'), 'On leave'],
  ['a closed day with its name', { ...day('closed'), closedFor: 'Diwali' }, 'Closed: Diwali'],
])('%s is shown as it is', (_name, shown, text) => {
  expect(dayOffText(shown)).toBe(text);
});
