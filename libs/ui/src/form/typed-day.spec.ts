import { typedDay } from './typed-day';

const TODAY = '2026-11-21'; // a Saturday

test.each([
  ['24/11', '2026-11-24'],
  ['24-11', '2026-11-24'],
  ['24.11.2027', '2027-11-24'],
  ['1/2/27', '2027-02-01'],
  ['20/11', '2027-11-20'],
  ['24 nov', '2026-11-24'],
  ['24 November 2028', '2028-11-24'],
  ['5 jan', '2027-01-05'],
  ['24', '2026-11-24'],
  ['3', '2026-12-03'],
  ['31', '2026-12-31'],
  ['today', '2026-11-21'],
  [' Tomorrow ', '2026-11-22'],
  ['+3', '2026-11-24'],
  ['+ 30', '2026-12-21'],
  ['fri', '2026-11-27'],
  ['saturday', '2026-11-28'],
  ['2026-12-01', '2026-12-01'],
])('%s means %s', (typed, day) => {
  expect(typedDay(typed, TODAY)).toBe(day);
});

test.each(['', 'soon', '32/1', '30/2', '30/2/2027', '13/13', '0', '+', 'm', 'satt', '24/11/26/1', '2026-02-30', '💊'])(
  '%s means no day',
  (typed) => {
    expect(typedDay(typed, TODAY)).toBeNull();
  },
);

test('the 29th of February waits for a leap year only when the year is named', () => {
  expect(typedDay('29/2/2028', TODAY)).toBe('2028-02-29');
  expect(typedDay('29/2', TODAY)).toBeNull();
});
