import type { ReactNode } from 'react';
import type { RowChoice } from './choosing';

/** What rows are: one, and several. */
export type Noun = readonly [one: string, many: string];

export interface Column<Row> {
  /** Unique; with `sort: true` also the server's sort field. */
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** The server sorts by this column; a string names its sort field where it differs from `key`. */
  readonly sort?: boolean | string;
  readonly width?: number;
  readonly align?: 'left' | 'right' | 'center';
  /** On a phone: 'title' names the row, 'lead' stands before it, 'first' begins the second line, 'hidden' is in none. */
  readonly card?: 'title' | 'lead' | 'first' | 'hidden';
  /** What a phone shows of it, in few words. */
  readonly brief?: (row: Row) => ReactNode;
}

export interface TableFailure {
  readonly text: string;
}

export interface DataTableProps<Row> {
  /** Accessible name, e.g. 'All Appointments'. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Spoken name of a row, for its buttons. */
  readonly rowName?: (row: Row) => string;
  /** Something is being fetched. */
  readonly fetching?: boolean;
  /** e.g. `error ? { text: sentenceOf(error, 'Failed to fetch doctors') } : null` */
  readonly failure?: TableFailure | null;
  readonly onRetry?: () => void;
  /** What an empty list says (docs/spec/messages.md), and at most one action. */
  readonly empty: { readonly text: string; readonly hint?: ReactNode; readonly action?: ReactNode };
  /** Filters are set: an empty list then offers to clear them. */
  readonly filtered?: boolean;
  readonly onClearFilters?: () => void;
  /** What the rows are, where it is said how many the filters hide; 'row' and 'rows' by default. */
  readonly noun?: Noun;
  /** The number of rows without filters, if known: '140 doctors hidden by filters'. */
  readonly totalUnfiltered?: number | undefined;
  /** From useListTotal(query). Without `onPage` these rows are all there is. */
  readonly total?: number;
  readonly capped?: boolean;
  readonly page?: number;
  readonly pageSize?: number;
  readonly onPage?: (page: number) => void;
  /** On a phone `rows` are those of all pages up to `page`, and more are added to them (libs/features/lists/use-pages.ts). */
  readonly grows?: boolean;
  /** 'field' or '-field'. */
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  /** Opens the record: click, or Enter on the row. Without it a phone shows all of a row under it, at a tap. */
  readonly onOpen?: (row: Row) => void;
  /** Whom a phone calls from the row. */
  readonly phoneOf?: (row: Row) => string | null | undefined;
  /** The last column, e.g. a <RowMenu>; `hot`: the pointer or the focus is in the row. */
  readonly actions?: (row: Row, hot: boolean) => ReactNode;
  /** Rows can be chosen, by a check box in each. */
  readonly choosing?: RowChoice | undefined;
  /** Rows of 56 px instead of 44; on a phone they have 64 in any case. */
  readonly tall?: boolean;
}
