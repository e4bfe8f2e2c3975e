import type { AppointmentStatus } from '../appointments/status';
import { dayOf } from '../clock';
import { barriersOf, linkEndsAt, type LinkState } from './barriers';

const RULES = { changeUntil: 120, moves: 3 };
const ZONE = 'Asia/Kolkata';
const at = (text: string): number => Date.parse(text);
const START = at('2026-12-03T10:00:00+05:30');
const MINUTE = 60_000;

const state = (more: Partial<LinkState> = {}): LinkState => {
  const { startMs = START, timeZone = ZONE } = more;
  return { status: 'pending', isDeleted: false, startMs, day: dayOf(startMs, timeZone), timeZone, moves: 0, isBookable: true, ...more };
};
const barriers = (now: number, more: Partial<LinkState> = {}, rules = RULES) => barriersOf(state(more), rules, now);
const before = (minutes: number): number => START - minutes * MINUTE;

describe('what a patient may do by the link', () => {
  it('is all but to say late, days before', () => {
    expect(barriers(before(2 * 24 * 60))).toEqual({ coming: null, late: 'notToday', move: null, cancel: null });
  });

  it.each([
    [121, null],
    [120, null],
    [119, 'tooLate'],
  ])('%i minutes before the start, of a hospital with 120: a change meets %p', (minutes, barrier) => {
    expect(barriers(before(minutes))).toMatchObject({ move: barrier, cancel: barrier, coming: null });
  });

  it('changes to the minute of a hospital with another cut-off', () => {
    expect(barriers(before(1), {}, { ...RULES, changeUntil: 0 })).toMatchObject({ move: null, cancel: null });
    expect(barriers(before(10_080) + 1, {}, { ...RULES, changeUntil: 10_080 })).toMatchObject({ move: 'tooLate', cancel: 'tooLate' });
  });

  it('is over with the start, but for saying late', () => {
    expect(barriers(START - 1)).toMatchObject({ coming: null });
    expect(barriers(START)).toEqual({ coming: 'begun', late: null, move: 'begun', cancel: 'begun' });
  });

  it.each<AppointmentStatus>(['cancelled', 'completed', 'no_show'])('is nothing once it is %s', (status) => {
    expect(barriers(before(200), { status })).toEqual({ coming: 'closed', late: 'closed', move: 'closed', cancel: 'closed' });
  });

  it('is nothing once it is deleted', () => {
    expect(barriers(before(200), { status: 'confirmed', isDeleted: true })).toMatchObject({ coming: 'closed', cancel: 'closed' });
  });

  it('is three moves, and no fourth', () => {
    expect(barriers(before(200), { moves: 2 })).toMatchObject({ move: null });
    expect(barriers(before(200), { moves: 3 })).toMatchObject({ move: 'movesUsed', cancel: null });
    expect(barriers(before(200), {}, { ...RULES, moves: 0 })).toMatchObject({ move: 'movesUsed' });
  });

  it('is no move where doctor or hospital takes no bookings; it is cancelled all the same', () => {
    expect(barriers(before(200), { isBookable: false })).toMatchObject({ move: 'noBooking', cancel: null, coming: null });
  });
});

describe('saying late', () => {
  it.each([
    ['2026-12-03T00:00:00+05:30', null],
    ['2026-12-02T23:59:59+05:30', 'notToday'],
    ['2026-12-03T11:00:00+05:30', null],
    ['2026-12-03T11:00:01+05:30', 'tooLate'],
  ])('for 10:00 at %s meets %p', (now, barrier) => {
    expect(barriers(at(now)).late).toBe(barrier);
  });

  it.each([
    ['2026-12-03T06:00:00+05:30', null],
    ['2026-12-03T05:59:59+05:30', 'notToday'],
  ])('for 18:00 at %s, twelve hours before, meets %p', (now, barrier) => {
    expect(barriers(at(now), { startMs: at('2026-12-03T18:00:00+05:30') }).late).toBe(barrier);
  });

  it('is of the day at the hospital: 23:50 in India, and ten past midnight', () => {
    const late = { startMs: at('2026-12-03T23:50:00+05:30') };
    expect(barriers(at('2026-12-03T23:59:00+05:30'), late).late).toBeNull();
    expect(barriers(at('2026-12-04T00:10:00+05:30'), late).late).toBe('notToday');
    const early = { startMs: at('2026-12-04T00:10:00+05:30') };
    expect(barriers(at('2026-12-03T23:50:00+05:30'), early).late).toBe('notToday');
    expect(barriers(at('2026-12-04T00:00:00+05:30'), early).late).toBeNull();
  });

  it('is of the day at the hospital: in New York, when it is tomorrow in India', () => {
    const evening = { startMs: at('2026-12-03T20:00:00-05:00'), timeZone: 'America/New_York' };
    expect(barriers(at('2026-12-03T19:50:00-05:00'), evening).late).toBeNull();
    expect(barriers(at('2026-12-03T07:59:00-05:00'), evening).late).toBe('notToday');
  });
});

it('a link shows its appointment for seven days after the end', () => {
  expect(linkEndsAt(START)).toBe(at('2026-12-10T10:00:00+05:30'));
});
