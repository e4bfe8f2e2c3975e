import { availability, nearestFree, whyNot, type AvailabilityContext } from './availability';
import { REGULAR, type Calendar, type TakenTime } from './calendar';

const INDIA: Calendar = {
  zone: 'Asia/Kolkata',
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  timeRanges: [
    { from: 540, to: 720 },
    { from: 840, to: 1020 },
  ],
  appointmentMinutes: 15,
  ...REGULAR,
  active: true,
};
const TUESDAY = '2026-11-24';
const at = (iso: string): number => Date.parse(iso);
const staff: AvailabilityContext = { audience: 'staff', now: at('2026-11-24T10:05:00+05:30') };
const visitor: AvailabilityContext = { ...staff, audience: 'public' };
const appointment = (start: string, minutes = 15, held = false): TakenTime => ({ from: at(start), to: at(start) + minutes * 60_000, held });
const on = (day: string, calendar: Calendar = INDIA, asking: AvailabilityContext = staff, taken: TakenTime[] = []) =>
  availability(calendar, { ...asking, from: day, to: day }, taken)[0]?.starts ?? [];
const reasonAt = (time: string, ...rest: Parameters<typeof on>) => on(...rest).find((start) => start.time === time)?.reason;

describe('the starts that staff see', () => {
  it('come every 15 minutes from the beginning of each range, the last ending with it', () => {
    const times = on('2026-11-25').map(({ time }) => time);
    expect(times).toHaveLength(24);
    expect([times[0], times[1], times[11], times[12], times[23]]).toEqual(['09:00', '09:15', '11:45', '14:00', '16:45']);
    expect(on('2026-11-25')[0]).toEqual({ at: '2026-11-25T09:00:00+05:30', time: '09:00', free: true });
  });

  it('follow a range that begins at an odd minute, and leave time for a long appointment', () => {
    const calendar = { ...INDIA, timeRanges: [{ from: 550, to: 620 }], appointmentMinutes: 40 };
    expect(on('2026-11-25', calendar).map(({ time }) => time)).toEqual(['09:10', '09:25', '09:40']);
  });

  it('are past today once they have begun', () => {
    expect(reasonAt('10:00', TUESDAY)).toBe('past');
    expect(reasonAt('10:15', TUESDAY)).toBeUndefined();
    expect(reasonAt('09:00', '2026-11-23')).toBe('past');
  });

  it('are not free on other weekdays, on leave, when the hospital is closed, and too far ahead', () => {
    const calendar: Calendar = { ...INDIA, leave: [{ from: '2026-11-25', to: '2026-11-26' }], closures: [{ day: '2026-11-27' }] };
    expect(reasonAt('09:00', '2026-11-29', calendar)).toBe('not_working');
    expect(reasonAt('09:00', '2026-11-25', calendar)).toBe('leave');
    expect(reasonAt('09:00', '2026-11-26', calendar)).toBe('leave');
    expect(reasonAt('09:00', '2026-11-27', calendar)).toBe('closed');
    expect(reasonAt('09:00', '2026-11-28', calendar)).toBeUndefined();
    expect(reasonAt('09:00', '2027-11-24', calendar)).toBeUndefined();
    expect(reasonAt('09:00', '2027-11-25', calendar)).toBe('too_far');
  });

  it('are not free while doctor or hospital takes no bookings', () => {
    expect(on('2026-11-25', { ...INDIA, active: false }).every(({ reason }) => reason === 'inactive')).toBe(true);
  });

  it('are taken when an appointment would overlap another by a minute, and free when it only touches it', () => {
    const calendar = { ...INDIA, appointmentMinutes: 30 };
    const taken = [appointment('2026-11-25T10:00:00+05:30', 30)];
    const reasons = ['09:15', '09:30', '09:45', '10:00', '10:15', '10:30'].map((time) =>
      reasonAt(time, '2026-11-25', calendar, staff, taken),
    );
    expect(reasons).toEqual([undefined, undefined, 'taken', 'taken', 'taken', undefined]);
  });

  it('tell a hold from an appointment, the appointment first', () => {
    const held = appointment('2026-11-25T10:00:00+05:30', 15, true);
    expect(reasonAt('10:00', '2026-11-25', INDIA, staff, [held])).toBe('held');
    expect(reasonAt('10:00', '2026-11-25', INDIA, staff, [held, appointment('2026-11-25T10:00:00+05:30')])).toBe('taken');
  });
});

describe('the starts that visitors see', () => {
  it('are the whole grid of half hours from 09:00 to 17:30, outside the hours too', () => {
    const starts = on('2026-11-25', INDIA, visitor);
    expect(starts).toHaveLength(18);
    expect(starts[17]).toEqual({ at: '2026-11-25T17:30:00+05:30', time: '17:30', free: false, reason: 'outside_hours' });
    expect(starts.filter(({ free }) => free).map(({ time }) => time)).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
    ]);
  });

  it('begin tomorrow and end after 90 days', () => {
    expect(reasonAt('16:00', TUESDAY, INDIA, visitor)).toBe('too_soon');
    expect(reasonAt('16:00', '2027-02-22', INDIA, visitor)).toBeUndefined();
    expect(reasonAt('16:00', '2027-02-23', INDIA, visitor)).toBe('too_far');
  });

  it.each(['2026-11-24T00:10:00+05:30', '2026-11-24T23:50:00+05:30'])('count tomorrow on the clock of the hospital, at %s', (now) => {
    const asking: AvailabilityContext = { audience: 'public', now: at(now) };
    expect(reasonAt('09:00', TUESDAY, INDIA, asking)).toMatch(/too_soon|past/u);
    expect(reasonAt('09:00', '2026-11-25', INDIA, asking)).toBeUndefined();
  });
});

describe('one start', () => {
  it('is refused off the grid of who asks, and outside the hours', () => {
    expect(whyNot(INDIA, at('2026-11-25T09:15:00+05:30'), staff, [])).toBeNull();
    expect(whyNot(INDIA, at('2026-11-25T09:15:00+05:30'), visitor, [])).toBe('off_grid');
    expect(whyNot(INDIA, at('2026-11-25T09:07:00+05:30'), staff, [])).toBe('off_grid');
    expect(whyNot(INDIA, at('2026-11-25T09:00:00.001+05:30'), staff, [])).toBe('off_grid');
    expect(whyNot(INDIA, at('2026-11-25T12:30:00+05:30'), staff, [])).toBe('outside_hours');
    expect(whyNot(INDIA, at('2026-11-25T11:52:00+05:30'), staff, [])).toBe('outside_hours');
  });

  it('is offered with the three nearest free ones when it is taken', () => {
    const taken = [appointment('2026-11-25T09:00:00+05:30', 60)];
    expect(nearestFree(INDIA, at('2026-11-25T09:45:00+05:30'), staff, taken)).toEqual([
      '2026-11-25T10:00:00+05:30',
      '2026-11-25T10:15:00+05:30',
      '2026-11-25T10:30:00+05:30',
    ]);
  });

  it('that has passed is answered with the next ones, and one too far ahead with the last ones', () => {
    expect(nearestFree(INDIA, at('2020-01-01T09:00:00Z'), staff, [])[0]).toBe('2026-11-24T10:15:00+05:30');
    expect(nearestFree(INDIA, at('2026-11-23T04:00:00Z'), visitor, [])[0]).toBe('2026-11-25T09:00:00+05:30');
    expect(nearestFree(INDIA, at('2900-01-01T09:00:00Z'), visitor, [])[0]).toBe('2027-02-22T16:30:00+05:30');
  });
});

describe('a day that changes the clocks', () => {
  const night = (zone: string): Calendar => ({
    ...INDIA,
    zone,
    workingDays: ['Sunday'],
    timeRanges: [{ from: 60, to: 240 }],
    appointmentMinutes: 15,
  });

  it('has no starts in the hour that is left out', () => {
    const times = on('2027-03-14', night('America/New_York')).map(({ time }) => time);
    expect(times).toEqual(['01:00', '01:15', '01:30', '01:45', '03:00', '03:15', '03:30', '03:45']);
  });

  it('has the hour that comes twice once', () => {
    const starts = on('2027-04-04', night('Pacific/Auckland'));
    expect(starts.map(({ time }) => time)).toHaveLength(12);
    expect(new Set(starts.map((start) => start.at)).size).toBe(12);
  });
});
