import { instantOf } from './instant';

describe('an instant that the database says', () => {
  it.each([
    ['2026-11-24 04:35:00+00', '2026-11-24T04:35:00.000Z'],
    ['2026-11-24 04:35:00.5+00', '2026-11-24T04:35:00.500Z'],
    ['2026-11-24 04:35:00.05+00', '2026-11-24T04:35:00.050Z'],
    ['2026-11-24 04:35:00.123999+00', '2026-11-24T04:35:00.123Z'],
    ['1969-12-31 23:59:59.999999+00', '1969-12-31T23:59:59.999Z'],
  ])('%s is the Date %s, in JSON too', (text, iso) => {
    const instant = instantOf(text);
    expect(instant).toEqual(new Date(iso));
    expect(JSON.stringify([instant])).toBe(JSON.stringify([new Date(iso)]));
    expect(new Date(instant).toISOString()).toBe(iso);
  });

  it.each([
    ['2026-11-24 10:05:00+05:30', '2026-11-24T04:35:00.000Z'],
    ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
  ])('%s, as other sessions say it, is %s', (text, iso) => {
    expect(instantOf(text).toISOString()).toBe(iso);
  });

  it('has no end where the database says so', () => {
    expect(instantOf('infinity')).toBe(Infinity);
  });
});
