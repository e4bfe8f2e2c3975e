import { ENQUIRY_STATUSES } from '@arogya/domain/enquiries/status';

/** What the address says about the list. */
export const ENQUIRIES_VIEW = { q: '', status: '', deleted: '', sort: '-createdAt', page: 1 };
export type EnquiriesView = typeof ENQUIRIES_VIEW;
type Filters = Pick<EnquiriesView, 'q' | 'status'>;

export const PAGE_SIZE = 25;
export const NO_FILTERS: Filters = { q: '', status: '' };

export const isFiltered = ({ q, status }: Filters): boolean => q !== '' || status !== '';

/** The query of the list call. Invalid values of an old or mistyped address are left out. */
export const listQuery = ({ q, status, sort, page }: EnquiriesView) => ({
  q: q || undefined,
  status: ENQUIRY_STATUSES.find((known) => known === status),
  sort,
  page: Math.max(1, page),
  pageSize: PAGE_SIZE,
});
