import { AS_BOOKED, dayOfStart, DEFAULT_ZONE, timeOfStart, withOffset } from '@arogya/domain/clock';
import { standInZone } from '@arogya/testing/zone';
import { formatCount, formatDateTime, formatDay, formatNumber, formatSeconds, formatTime, fullNameOf, shortId, truncated } from './formats';

test('numbers are grouped as in India', () => {
  expect(formatNumber(1234567)).toBe('12,34,567');
  expect(formatCount(1000, true)).toBe('1,000+');
});

const TEN_PAST_MIDNIGHT = Date.parse('2026-11-24T18:40:00Z');
const TEN_TO_MIDNIGHT = Date.parse('2026-11-25T18:20:00Z');

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata'])('in a browser of %s', (zone) => {
  beforeEach(() => standInZone(zone));

  test('the browser stands there', () =>
    expect(new Date(TEN_PAST_MIDNIGHT).getHours()).toBe(zone === 'UTC' ? 18 : zone === 'Asia/Kolkata' ? 0 : 10));

  test.each([
    ['Z', (at: number) => new Date(at).toISOString()],
    ['+00:00', (at: number) => withOffset(at, 'UTC')],
    ['+05:30', (at: number) => withOffset(at, DEFAULT_ZONE)],
    ['-08:00', (at: number) => withOffset(at, 'America/Los_Angeles')],
  ])('an instant that is written with %s shows on the clock of its hospital', (_, written) => {
    expect(formatDateTime(written(TEN_PAST_MIDNIGHT), DEFAULT_ZONE)).toBe('25 Nov 2026, 12:10 AM');
    expect(formatDateTime(written(TEN_TO_MIDNIGHT), undefined)).toBe('25 Nov 2026, 11:50 PM');
    expect(formatDateTime(written(TEN_TO_MIDNIGHT), 'Asia/Dubai')).toBe('25 Nov 2026, 10:20 PM');
    expect(formatSeconds(written(TEN_PAST_MIDNIGHT + 7_000), DEFAULT_ZONE)).toBe('12:10:07 AM');
  });

  test('an appointment keeps the clock on which it was booked', () => {
    expect(formatDateTime('2026-11-24T00:10:00+04:00', AS_BOOKED)).toBe('24 Nov 2026, 12:10 AM');
    expect([dayOfStart('2026-11-24T23:50:00+00:00'), timeOfStart('2026-11-24T23:50:00+00:00')]).toEqual(['2026-11-24', '23:50']);
  });
});

test('what is no instant is shown as it is', () => {
  expect([formatDay('soon', DEFAULT_ZONE), formatTime('', null)]).toEqual(['soon', '']);
});

test('who has no name is called as they sign in', () => {
  expect(fullNameOf({ firstName: ' ', lastName: null, username: 'agent' })).toBe('agent');
});

test('long texts and ids are cut', () => {
  expect(truncated('x'.repeat(50), 50)).toHaveLength(50);
  expect(truncated('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}…`);
  expect(truncated(`${'x'.repeat(49)}😀`, 50)).toBe(`${'x'.repeat(49)}😀`);
  expect(truncated(`${'x'.repeat(49)}😀 and more`, 50)).toBe(`${'x'.repeat(49)}😀…`);
  expect(truncated(`${'x'.repeat(50)}😀`, 50)).toBe(`${'x'.repeat(50)}…`);
  expect(shortId('3c1a5b8e-0d2f')).toBe('3c1a5b8e');
});
