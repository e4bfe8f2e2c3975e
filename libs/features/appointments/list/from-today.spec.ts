import { spanFiltered, spanOf, spanQuery } from './from-today';

const TODAY = '2026-11-24';
const VIEW = { q: '', status: '', from: '', to: '', when: '', sort: '' };

describe('a list under the schedule of the day', () => {
  it('opens on what is under way or to come, the earliest first', () => {
    expect(spanQuery(VIEW, TODAY)).toEqual({ from: TODAY, to: undefined, upcoming: true, sort: 'appointmentDate' });
    expect(spanQuery({ when: '', sort: '' }, TODAY)).toEqual({ from: TODAY, to: undefined, upcoming: true, sort: 'appointmentDate' });
  });

  it.each([
    ['upcoming', { from: TODAY, to: undefined, upcoming: true, sort: 'appointmentDate' }],
    ['past', { from: undefined, to: '2026-11-23', sort: '-appointmentDate' }],
    ['all', { from: undefined, to: undefined, sort: '-appointmentDate' }],
  ])('the chip %s says which days, and in which order', (when, asked) => {
    expect(spanQuery({ ...VIEW, when }, TODAY)).toEqual(asked);
    expect(spanQuery({ ...VIEW, when, sort: 'status' }, TODAY).sort).toBe('status');
  });

  it('an older link looks through all days, or shows its own', () => {
    expect(spanOf({ ...VIEW, status: 'confirmed' }, TODAY)).toBe('all');
    expect(spanOf({ ...VIEW, from: TODAY, to: TODAY }, TODAY)).toBe('days');
    expect(spanQuery({ ...VIEW, from: TODAY }, TODAY)).toEqual({ from: TODAY, to: undefined, sort: 'appointmentDate' });
  });

  it('days beside All are those that are shown', () => {
    const days = { from: '2026-11-01', to: '2026-11-30' };
    expect(spanQuery({ ...VIEW, when: 'all', ...days }, TODAY)).toEqual({ ...days, sort: 'appointmentDate' });
  });

  it('a search looks through all days, and another filter keeps those that are shown', () => {
    expect(spanFiltered(VIEW, { q: 'asha' }, TODAY)).toEqual({ q: 'asha', when: 'all', from: '', to: '' });
    expect(spanFiltered(VIEW, { status: 'pending' }, TODAY)).toEqual({ status: 'pending', when: 'upcoming' });
    const day = { ...VIEW, from: TODAY, to: TODAY };
    expect(spanFiltered(day, { status: 'pending' }, TODAY)).toEqual({ status: 'pending', when: '' });
  });

  it('all days can be chosen', () => {
    expect(spanFiltered(VIEW, { from: '', to: '' }, TODAY)).toEqual({ from: '', to: '', when: 'all' });
  });
});
