import { startOf, startShowing, stepFrom, stripFrom } from './days';

const SPAN = { first: '2026-11-22', last: '2026-12-10' };
const open = (): boolean => true;

test('a strip shows seven days, and its buttons stop at the first and the last day', () => {
  expect(stripFrom('2026-11-22', SPAN)).toMatchObject({ earlier: null, later: '2026-11-29' });
  expect(stripFrom('2026-11-29', SPAN).days).toHaveLength(7);
  expect(stripFrom('2026-12-06', SPAN)).toMatchObject({ earlier: '2026-11-29', later: null });
  expect(stripFrom('2026-12-06', { first: SPAN.first }).later).toBe('2026-12-13');
});

test('a strip that begins in the middle goes back to the first day, not before it', () => {
  expect(stripFrom('2026-11-25', SPAN).earlier).toBe('2026-11-22');
});

test('strips follow each other from the first day', () => {
  expect(startOf('2026-11-28', SPAN.first)).toBe('2026-11-22');
  expect(startOf('2026-11-29', SPAN.first)).toBe('2026-11-29');
  expect(startOf('2026-11-01', SPAN.first)).toBe('2026-11-22');
});

test('a strip moves only for a day that it does not show', () => {
  expect(startShowing('2026-11-28', '2026-11-22')).toBe('2026-11-22');
  expect(startShowing('2026-11-29', '2026-11-22')).toBe('2026-11-29');
});

test('a step passes over closed days, stays within the span, and finds nothing where nothing is open', () => {
  const closed = (day: string): boolean => day !== '2026-11-23';
  expect(stepFrom('2026-11-22', 1, SPAN, closed)).toBe('2026-11-24');
  expect(stepFrom('2026-12-08', 7, SPAN, open)).toBe('2026-12-10');
  expect(stepFrom('2026-12-10', 1, SPAN, open)).toBeNull();
  expect(stepFrom('2026-11-24', -1, SPAN, () => false)).toBeNull();
});
