import { formatCount, formatNumber } from '../look/formats';
import type { Noun, TableFailure } from './table-types';

export type TableState = 'loading' | 'error' | 'empty' | 'rows';

/** What is shown in place of the rows. Existing rows stay, also while refreshing them fails. */
export function tableState(rows: readonly unknown[] | undefined, failure: TableFailure | null | undefined): TableState {
  if (rows && rows.length > 0) return 'rows';
  if (failure) return 'error';
  return rows ? 'empty' : 'loading';
}

/** The sort after a click on a column's head: ascending, descending, and so on. */
export const nextSort = (field: string, sort: string | undefined): string => (sort === field ? `-${field}` : field);

export const sortOrder = (field: string, sort: string | undefined): 'ascend' | 'descend' | null => {
  if (sort === field) return 'ascend';
  return sort === `-${field}` ? 'descend' : null;
};

/** '51–100 of 1,234'. */
export function rangeText(page: number, pageSize: number, shown: number, total: string): string {
  const first = (page - 1) * pageSize + 1;
  return shown === 0 ? `0 of ${total}` : `${first}–${first + shown - 1} of ${total}`;
}

interface TableCount {
  readonly total: number;
  /** There are more than `total`; nobody has counted them. */
  readonly capped: boolean;
  readonly page: number;
  readonly pageSize: number;
  readonly shown: number;
}

/** A total as far as it is known, e.g. '50+'; on the page with row 75, at least 75. */
export const totalText = ({ total, capped, page, pageSize, shown }: TableCount): string =>
  formatCount(capped ? Math.max(total, (page - 1) * pageSize + shown) : total, capped);

/** The rows of a page unless a list says otherwise, and the most that one call answers (backend/src/paging/). */
export const PAGE_SIZE = 50;
export const MOST_GROWN = 200;

interface PagePosition {
  readonly page: number;
  readonly pageSize: number;
  /** All rows, or as many as are known. */
  readonly total: number;
}

/** On a phone: whether the page shows all rows up to its end, and whether it can show the next ones, too. */
export const grownBy = ({ page, pageSize, total }: PagePosition): { grown: boolean; more: boolean } => ({
  grown: page * pageSize <= MOST_GROWN,
  more: (page + 1) * pageSize <= MOST_GROWN && page * pageSize < total,
});

/** The number of rows for the pager: after a full page of an uncounted list there is one more page. */
export const paginationTotal = ({ total, capped, page, pageSize, shown }: TableCount): number =>
  capped ? Math.max(total, (page - 1) * pageSize + shown + (shown === pageSize ? 1 : 0)) : total;

const ROWS: Noun = ['row', 'rows'];

/** How many rows the filters hide, in words; null when it is not known or none. */
export function hiddenText(shown: number, totalUnfiltered: number | undefined, [one, many]: Noun = ROWS): string | null {
  const hidden = (totalUnfiltered ?? 0) - shown;
  if (hidden <= 0) return null;
  return `${formatNumber(hidden)} ${hidden === 1 ? one : many} hidden by filters`;
}
