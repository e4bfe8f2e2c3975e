import { freeCount, isClosedDay, nextFree, partsOf, reasonOfDay, tabStop, type Slot } from './slots';

const slot = (time: string, reason?: string): Slot => ({ at: `2026-11-24T${time}:00+05:30`, time, free: !reason, reason });
const STARTS = [slot('17:00'), slot('09:00', 'taken'), slot('09:15'), slot('12:00')];

test('starts are grouped into morning, afternoon and evening, in order', () => {
  expect(partsOf(STARTS).map(({ part, starts }) => [part, starts.map(({ time }) => time)])).toEqual([
    ['morning', ['09:00', '09:15']],
    ['afternoon', ['12:00']],
    ['evening', ['17:00']],
  ]);
  expect(partsOf([])).toEqual([]);
});

test('the next free starts are those that can be booked', () => {
  expect(nextFree(STARTS, 2).map(({ time }) => time)).toEqual(['17:00', '09:15']);
  expect(freeCount(STARTS)).toBe(3);
});

test('the Tab key reaches the chosen start, or the first free one, or the first', () => {
  expect(tabStop(STARTS, slot('12:00').at)?.time).toBe('12:00');
  expect(tabStop(STARTS, null)?.time).toBe('17:00');
  expect(tabStop([slot('09:00', 'taken')], null)?.time).toBe('09:00');
  expect(tabStop([], null)).toBeUndefined();
});

test('a day is closed when nobody could ever come, booked out when somebody does', () => {
  expect(isClosedDay([slot('09:00', 'leave')])).toBe(true);
  expect(isClosedDay([slot('09:00', 'taken')])).toBe(false);
  expect(isClosedDay([])).toBe(true);
  expect(reasonOfDay([slot('09:00', 'leave'), slot('09:15', 'leave')])).toBe('leave');
  expect(reasonOfDay([slot('09:00', 'leave'), slot('09:15', 'taken')])).toBeNull();
  expect(reasonOfDay(STARTS)).toBeNull();
});
