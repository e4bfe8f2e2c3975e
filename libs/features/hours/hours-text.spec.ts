import { daysText, hoursText } from './hours-text';
import { lengthOf, nextRange, rowFrom } from './time-range-rows';

it('joins days in a row and keeps single ones apart', () => {
  expect(daysText(['Monday', 'Tuesday', 'Wednesday', 'Friday', 'Sunday'])).toBe('Mon–Wed, Fri, Sun');
});

it('says days and hours on the twelve-hour clock', () => {
  expect(hoursText({ workingDays: ['Monday'], timeSlots: ['09:00-12:00', '14:00-17:00'] })).toBe('Mon · 9:00 AM–12:00 PM, 2:00 PM–5:00 PM');
});

it('says that no hours are set', () => {
  expect(hoursText({ workingDays: ['Monday'], timeSlots: [] })).toBe('No hours set');
});

it('offers the default range that is still free, then an hour after the last one', () => {
  expect(nextRange([])).toBe('09:00-12:00');
  expect(nextRange(['09:00-12:00'])).toBe('14:00-17:00');
  expect(nextRange(['08:00-20:00'])).toBe('20:00-21:00');
  expect(nextRange(['00:00-23:59'])).toBe('-');
});

it('measures a range once both ends are typed', () => {
  expect(lengthOf(rowFrom('09:00-12:30'))).toBe('3 h 30 min');
  expect(lengthOf(rowFrom('09:00-'))).toBe('');
  expect(lengthOf(rowFrom('12:00-09:00'))).toBe('');
});
