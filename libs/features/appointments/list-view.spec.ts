import { COUNTERS, isFiltered, LIST_VIEW, listQuery, NO_FILTERS, shows } from './list-view';

const TODAY = '2026-11-24';

describe('the list as its address tells it', () => {
  it('asks for the first page, the latest appointment first, when the address says nothing', () => {
    expect(listQuery(LIST_VIEW)).toEqual({ sort: '-appointmentDate', page: 1, pageSize: 25 });
  });

  it('leaves out a status or a day that does not exist', () => {
    expect(listQuery({ ...LIST_VIEW, status: 'gone', from: '2026-02-30', to: '2026-11-30' })).toEqual({
      sort: '-appointmentDate',
      page: 1,
      pageSize: 25,
      to: '2026-11-30',
    });
  });

  it('knows whether anything is filtered', () => {
    expect(isFiltered({ ...LIST_VIEW, page: 3, sort: 'patient' })).toBe(false);
    expect(isFiltered({ ...LIST_VIEW, q: 'asha' })).toBe(true);
  });

  it('each counter lists what it counts, and nothing else counts as selected', () => {
    for (const counter of COUNTERS) {
      const filters = counter.filters(TODAY);
      const view = { ...LIST_VIEW, ...filters };
      expect(COUNTERS.filter((one) => shows(view, one.filters(TODAY)))).toEqual([counter]);
    }
    expect(shows({ ...LIST_VIEW, status: 'pending', q: 'asha' }, { ...NO_FILTERS, status: 'pending' })).toBe(false);
  });
});
