import { CHIPS, chipOf, COUNTERS, filtered, isFiltered, isOpening, LIST_VIEW, listQuery, NO_FILTERS, shows } from './list-view';

const TODAY = '2026-11-24';
const PAGE = { page: 1, pageSize: 25 };

describe('the list as its address tells it', () => {
  it('opens on today, which stands at now, when the address says nothing', () => {
    expect(listQuery(LIST_VIEW, TODAY)).toEqual({ ...PAGE, from: TODAY, to: TODAY, sort: 'schedule' });
  });

  it.each([
    ['today', { from: TODAY, to: TODAY, sort: 'schedule' }],
    ['tomorrow', { from: '2026-11-25', to: '2026-11-25', sort: 'appointmentDate' }],
    ['upcoming', { from: TODAY, upcoming: true, sort: 'appointmentDate' }],
    ['past', { to: '2026-11-23', sort: '-appointmentDate' }],
    ['all', { sort: '-appointmentDate' }],
  ])('the chip %s says which days, and in which order', (when, asked) => {
    expect(listQuery({ ...LIST_VIEW, when }, TODAY)).toEqual({ ...PAGE, ...asked });
  });

  it('an order that was chosen stays with the next chip', () => {
    expect(listQuery({ ...LIST_VIEW, when: 'past', sort: 'status' }, TODAY).sort).toBe('status');
  });

  it('an older link without a chip looks through all days, or shows its own', () => {
    expect(chipOf({ ...LIST_VIEW, status: 'pending' }, TODAY)).toBe('all');
    expect(chipOf({ ...LIST_VIEW, from: TODAY, to: TODAY }, TODAY)).toBe('today');
    expect(chipOf({ ...LIST_VIEW, from: '2026-11-01', to: '2026-11-30' }, TODAY)).toBe('days');
  });

  it('days from today are whole days, where what is to come begins now', () => {
    expect(chipOf({ ...LIST_VIEW, from: TODAY }, TODAY)).toBe('days');
    expect(listQuery({ ...LIST_VIEW, from: TODAY }, TODAY)).toEqual({ ...PAGE, from: TODAY, sort: 'appointmentDate' });
  });

  it('days beside All are those that are shown; without them All is all', () => {
    const days = { from: '2026-11-01', to: '2026-11-30' };
    expect(listQuery({ ...LIST_VIEW, when: 'all', ...days }, TODAY)).toEqual({ ...PAGE, ...days, sort: 'appointmentDate' });
    expect(listQuery({ ...LIST_VIEW, when: 'past', ...days }, TODAY)).toEqual({ ...PAGE, to: '2026-11-23', sort: '-appointmentDate' });
  });

  it('leaves out a status, a chip or a day that does not exist', () => {
    const view = { ...LIST_VIEW, status: 'gone', when: 'someday', from: '2026-02-30', to: '2026-11-30' };
    expect(listQuery(view, TODAY)).toEqual({ ...PAGE, to: '2026-11-30', sort: 'appointmentDate' });
  });

  it('knows whether anything is filtered', () => {
    expect(isFiltered({ ...LIST_VIEW, page: 3, sort: 'patient', when: 'past' })).toBe(false);
    expect(isFiltered({ ...LIST_VIEW, q: 'asha' })).toBe(true);
  });

  it('each counter lists what it counts, and nothing else counts as selected', () => {
    for (const counter of COUNTERS) {
      const view = { ...LIST_VIEW, ...counter.filters };
      expect(COUNTERS.filter((one) => shows(view, one.filters, TODAY))).toEqual([counter]);
    }
    expect(shows({ ...LIST_VIEW, status: 'pending', q: 'asha' }, { ...NO_FILTERS, status: 'pending' }, TODAY)).toBe(false);
  });
});

it('an address without a chip or a filter leaves open what the list shows', () => {
  expect(isOpening({ ...LIST_VIEW, page: 2 })).toBe(true);
  expect(['today', 'needs'].map((when) => isOpening({ ...LIST_VIEW, when }))).toEqual([false, false]);
  expect(isOpening({ ...LIST_VIEW, q: 'asha' })).toBe(false);
});

describe('a filter that is chosen', () => {
  it('keeps the days that are shown', () => {
    expect(filtered(LIST_VIEW, { status: 'pending' }, TODAY)).toEqual({ status: 'pending', when: 'today' });
  });

  it('looks through all days when it is a search', () => {
    expect(filtered({ ...LIST_VIEW, when: 'tomorrow' }, { q: 'asha' }, TODAY)).toEqual({ q: 'asha', when: 'all', from: '', to: '' });
  });

  it('leaves what needs somebody for today, as that list has no filters', () => {
    expect(filtered({ ...LIST_VIEW, when: 'needs' }, { status: 'pending' }, TODAY)).toEqual({ status: 'pending', when: 'today' });
  });

  it('may be days of its own, until a chip is chosen again', () => {
    const days = { from: '2026-11-01', to: '2026-11-30' };
    const chosen = { ...LIST_VIEW, ...filtered(LIST_VIEW, days, TODAY) };
    expect(chipOf(chosen, TODAY)).toBe('days');
    expect(filtered(chosen, { status: 'pending' }, TODAY)).toEqual({ status: 'pending', when: '' });
    expect(CHIPS.map(({ key }) => key)).toEqual(['needs', 'today', 'tomorrow', 'upcoming', 'past', 'all']);
  });
});
