import {
  addDays,
  dayOf,
  daysBetween,
  instantAt,
  instantFrom,
  isDay,
  isZone,
  label12h,
  labelOfDay,
  minutesFrom,
  minutesOf,
  offsetAt,
  wallText,
  weekdayOf,
  withOffset,
} from './clock';

const IST = 'Asia/Kolkata';

describe('the clock', () => {
  it('puts ten past midnight in India on the new day, though it is still yesterday in UTC', () => {
    const at = Date.parse('2026-11-23T18:40:00Z');
    expect(dayOf(at, IST)).toBe('2026-11-24');
    expect(minutesOf(at, IST)).toBe(10);
    expect(dayOf(at, 'UTC')).toBe('2026-11-23');
  });

  it('puts ten to midnight in India on the old day', () => {
    expect(dayOf(Date.parse('2026-11-24T18:20:00Z'), IST)).toBe('2026-11-24');
  });

  it('finds the instant of a wall-clock time and back', () => {
    const at = instantAt('2026-11-24', 9 * 60 + 30, IST);
    expect(at).toBe(Date.parse('2026-11-24T04:00:00Z'));
    expect(withOffset(at ?? 0, IST)).toBe('2026-11-24T09:30:00+05:30');
  });

  it('writes what a clock shows as ISO 8601 does, to the second, before 1970 too', () => {
    const day = 86_400_000;
    const steps = Array.from({ length: 400 }, (_, n) => n * 7_654_321 - 200 * day);
    const edges = [0, -1, 999, 1000, 59_999, 60_000, day - 1, day, Date.parse('2024-02-29T23:59:59.999Z')];
    for (const at of [...steps, ...edges]) expect(wallText(at)).toBe(new Date(at).toISOString().slice(0, 19));
  });

  it('has no instant for the hour that a change of clocks leaves out, and one for the hour that comes twice', () => {
    expect(instantAt('2026-03-08', 150, 'America/New_York')).toBeNull();
    expect(instantAt('2026-11-01', 90, 'America/New_York')).not.toBeNull();
  });

  it('keeps the offset of a day, except of one on which the clocks change', () => {
    const hours = [...Array(72).keys()].map((hour) => Date.parse('2026-03-07T00:30:00Z') + hour * 3_600_000);
    const behind = hours.map((instant) => -offsetAt(instant, 'America/New_York') / 3_600_000);
    expect(behind).toEqual(hours.map((instant) => (instant < Date.parse('2026-03-08T07:00:00Z') ? 5 : 4)));
    expect(hours.map((instant) => -offsetAt(instant, 'America/New_York') / 3_600_000)).toEqual(behind);
  });

  it('writes offsets west of Greenwich', () => {
    expect(withOffset(Date.parse('2026-01-01T12:00:00Z'), 'America/New_York')).toBe('2026-01-01T07:00:00-05:00');
  });

  it.each(['2025-02-30', '0000-01-01', '2026-1-1', '2026-13-01', 5, null])('does not take %p for a day', (value) => {
    expect(isDay(value)).toBe(false);
  });

  it.each(['2026-11-24T09:30', '2026-02-30T09:30:00Z', '2026-11-24', '24/11/2026', '2026-11-24T25:00:00Z'])(
    'does not take %s for an instant',
    (value) => {
      expect(instantFrom(value)).toBeNull();
    },
  );

  it('reads an instant with its offset', () => {
    expect(instantFrom('2026-11-24T09:30:00+05:30')).toBe(Date.parse('2026-11-24T04:00:00Z'));
  });

  it('steps over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
    expect(weekdayOf('2026-11-23')).toBe('Monday');
    expect(weekdayOf('2026-11-29')).toBe('Sunday');
  });

  it('shows times in twelve hours and days in words', () => {
    expect(['00:05', '09:00', '12:00', '17:30'].map(label12h)).toEqual(['12:05 AM', '9:00 AM', '12:00 PM', '5:30 PM']);
    expect(labelOfDay('2026-11-04')).toBe('04 Nov 2026');
  });

  it('knows zones and times from what only looks like them', () => {
    expect([isZone(IST), isZone('Mars/Olympus')]).toEqual([true, false]);
    expect(['23:59', '24:00', '9:00', '09:60'].map(minutesFrom)).toEqual([1439, null, null, null]);
  });
});
