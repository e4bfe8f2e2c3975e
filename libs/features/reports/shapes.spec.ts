import { bookingBars } from './booking-bars';
import { busiestOf, heatOf } from './heat';
import { funnelOf, noShowBars, sourceBars } from './rankings';
import { spanOf } from './report-days';

const TODAY = '2026-11-24';

describe('the days of the reports', () => {
  it('are the thirty up to today, or the seven or ninety that are asked for', () => {
    const view = { days: 30, from: '', to: '' };
    expect(spanOf(view, TODAY)).toEqual({ from: '2026-10-26', to: TODAY });
    expect(spanOf({ ...view, days: 7 }, TODAY).from).toBe('2026-11-18');
    expect(spanOf({ ...view, days: 90 }, TODAY).from).toBe('2026-08-27');
  });

  it('fall back to thirty where the address says nothing sensible', () => {
    expect(spanOf({ days: 5000, from: '2026-02-30', to: TODAY }, TODAY)).toEqual({ from: '2026-10-26', to: TODAY });
  });

  it('may be typed, in any order', () => {
    expect(spanOf({ days: 30, from: '2026-03-09', to: '2026-03-02' }, TODAY)).toEqual({ from: '2026-03-02', to: '2026-03-09' });
  });
});

describe('bookings over time', () => {
  it('have a bar for each day, also without an appointment', () => {
    const bookings = [
      { day: '2026-11-23', status: 'completed' as const, appointments: 4 },
      { day: '2026-11-23', status: 'no_show' as const, appointments: 1 },
      { day: '2026-11-23', status: 'confirmed' as const, appointments: 2 },
    ];
    const bars = bookingBars(bookings, { from: '2026-11-22', to: TODAY });
    expect(bars.map(({ tick, total }) => [tick, total])).toEqual([
      ['22 Nov', 0],
      ['23 Nov', 7],
      ['24 Nov', 0],
    ]);
    expect(bars[1]).toMatchObject({ name: '23 Nov 2026', completed: 4, open: 2, lost: 1 });
  });

  it('are weeks from Monday in longer spans, cut at the ends of the span', () => {
    const bars = bookingBars([{ day: '2026-09-02', status: 'pending', appointments: 3 }], { from: '2026-08-27', to: TODAY });
    expect(bars).toHaveLength(14);
    expect(bars[0]?.name).toBe('27 Aug 2026 – 30 Aug 2026');
    expect(bars[1]).toMatchObject({ tick: '31 Aug', open: 3 });
    expect(bars.at(-1)?.name).toBe('23 Nov 2026 – 24 Nov 2026');
  });

  it('are months in a year', () => {
    const bars = bookingBars([], { from: '2025-11-25', to: TODAY });
    expect(bars.map(({ tick }) => tick).slice(0, 2)).toEqual(['Nov 2025', 'Dec 2025']);
    expect(bars).toHaveLength(13);
  });
});

describe('the rankings', () => {
  it('count a lead for every step it came to, and a lost one for the first', () => {
    const { total, lost, steps } = funnelOf([
      { status: 'new', leads: 4 },
      { status: 'contacted', leads: 3 },
      { status: 'converted', leads: 2 },
      { status: 'lost', leads: 1 },
    ]);
    expect([total, lost]).toEqual([10, 1]);
    expect(steps.map(({ value }) => value)).toEqual([10, 5, 5, 2, 2]);
    expect(steps.at(-1)?.note).toBe('2 (20%)');
  });

  it('say the share of a source and of the missed appointments', () => {
    expect(
      sourceBars([
        { source: 'Referral', leads: 3 },
        { source: 'Unknown', leads: 1 },
      ])[0]?.note,
    ).toBe('3 (75%)');
    expect(noShowBars([{ doctorId: 'd1', fullName: 'Dr. Asha Rao', noShows: 4, appointments: 80 }])[0]?.note).toBe('4 of 80 (5%)');
    const [small, large] = noShowBars([
      { doctorId: 'd2', fullName: 'Dr. Few', noShows: 5, appointments: 10 },
      { doctorId: 'd3', fullName: 'Dr. Many', noShows: 20, appointments: 200 },
    ]);
    expect([small?.value, large?.value]).toEqual([0.5, 0.1]);
    expect(funnelOf([]).steps[0]?.note).toBe('0 (0%)');
  });
});

describe('hours and weekdays', () => {
  it('show the ordinary day, and more where somebody came earlier or later', () => {
    const rows = heatOf([
      { weekday: 1, hour: 7, appointments: 10 },
      { weekday: 7, hour: 18, appointments: 1 },
    ]);
    expect([rows[0]?.hour, rows.at(-1)?.hour]).toEqual(['7 AM', '6 PM']);
    expect(rows[0]?.cells[0]).toEqual({ appointments: 10, level: 5 });
    expect(rows.at(-1)?.cells[6]).toEqual({ appointments: 1, level: 1 });
    expect(heatOf([])).toHaveLength(9);
  });

  it('name the busiest hour', () => {
    expect(
      busiestOf([
        { weekday: 3, hour: 10, appointments: 2 },
        { weekday: 5, hour: 16, appointments: 9 },
      ]),
    ).toEqual({ when: 'Friday at 4 PM', appointments: 9 });
    expect(busiestOf([])).toBeNull();
  });
});
