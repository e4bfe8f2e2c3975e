import { LEAD_STATUSES, PRIORITIES, type LeadStatus, type Priority } from '@arogya/domain/leads/status';

/** What the address of /leads says about the list. */
export const LEADS_VIEW = { q: '', status: '', priority: '', deleted: '', sort: '-createdAt', page: 1, view: 'list' };
export type LeadsView = typeof LEADS_VIEW;
export type LeadFilters = Pick<LeadsView, 'q' | 'status' | 'priority'>;

export const PAGE_SIZE = 25;
export const NO_FILTERS: LeadFilters = { q: '', status: '', priority: '' };

export const isFiltered = ({ q, status, priority }: LeadFilters): boolean => q !== '' || status !== '' || priority !== '';

const known = <T extends string>(all: readonly T[], value: string): T | undefined => all.find((one) => one === value);

/** The filters of the list call. Invalid values of an old or mistyped address are left out. */
export const filterQuery = ({ q, status, priority }: LeadFilters) => ({
  q: q || undefined,
  status: known<LeadStatus>(LEAD_STATUSES, status),
  priority: known<Priority>(PRIORITIES, priority),
});

/** What the file holds: what is on the screen. The board shows every status, and no deleted leads. */
export const exportFilters = ({ view, deleted, ...filters }: LeadsView) => ({
  ...filterQuery(view === 'board' ? { ...filters, status: '' } : filters),
  archived: deleted && view !== 'board' ? 'true' : undefined,
});

export const listQuery = (view: LeadsView) => ({
  ...filterQuery(view),
  sort: view.sort,
  page: Math.max(1, view.page),
  pageSize: PAGE_SIZE,
});

/** The four cards of the page (docs/spec/screens.md), each with the status that lists what it counts. */
export const COUNTERS = [
  { key: 'total', label: 'Total', status: '' },
  { key: 'new', label: 'New', status: 'new' },
  { key: 'contacted', label: 'Contacted', status: 'contacted' },
  { key: 'converted', label: 'Converted', status: 'converted' },
] as const;
