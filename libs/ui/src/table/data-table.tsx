import './data-table.css';
import { Button, Pagination, Table, type TableColumnsType } from 'antd';
import type { KeyboardEvent, MouseEvent } from 'react';
import { DataCards } from './data-cards';
import { EmptyState } from '../states/empty-state';
import { ErrorState, StaleNotice } from '../states/error-state';
import { TableSkeleton } from './table-skeleton';
import { hiddenText, nextSort, rangeText, paginationTotal, sortOrder, tableState, totalText } from './table-state';
import type { Column, DataTableProps } from './table-types';
import { useNarrow } from '../look/use-media';

export type { Column, DataTableProps } from './table-types';

const VIRTUAL_FROM = 100;
const COLUMN_WIDTH = 160;
const ACTIONS_WIDTH = 64;

const fieldOf = <Row,>(column: Column<Row>): string | null => {
  if (!column.sort) return null;
  return typeof column.sort === 'string' ? column.sort : column.key;
};

function antdColumns<Row>({ columns, sort, onSort, actions }: DataTableProps<Row>): TableColumnsType<Row> {
  const shown: TableColumnsType<Row> = columns.map((column) => {
    const field = fieldOf(column);
    return {
      key: column.key,
      title: column.title,
      align: column.align ?? 'left',
      render: (_: unknown, row: Row) => column.render(row),
      ...(column.width ? { width: column.width } : {}),
      ...(field && onSort
        ? {
            sorter: true,
            sortOrder: sortOrder(field, sort),
            showSorterTooltip: false,
            onHeaderCell: () => ({ onClick: () => onSort(nextSort(field, sort)) }),
          }
        : {}),
    };
  });
  if (!actions) return shown;
  const last = { key: 'actions', title: 'Actions', align: 'right' as const, width: ACTIONS_WIDTH };
  return [...shown, { ...last, render: (_: unknown, row: Row) => actions(row) }];
}

/** A click on a link, button or menu inside the row is not a click on the row. */
const isOwn = (event: MouseEvent<HTMLElement>): boolean =>
  event.target instanceof Element &&
  event.currentTarget.contains(event.target) &&
  !event.target.closest('a,button,input,label,[role=menu]');

function rowHandlers<Row>({ onOpen }: DataTableProps<Row>) {
  if (!onOpen) return () => ({});
  return (row: Row) => ({
    tabIndex: 0,
    className: 'ad-row-opens',
    onClick: (event: MouseEvent<HTMLElement>) => (isOwn(event) ? onOpen(row) : undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
      event.key === 'Enter' && event.target === event.currentTarget ? onOpen(row) : undefined,
  });
}

function Rows<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows = [], rowKey, height = 560 } = props;
  const virtual = rows.length > VIRTUAL_FROM;
  const width = columns.reduce((sum, column) => sum + (column.width ?? COLUMN_WIDTH), ACTIONS_WIDTH);
  return (
    <Table<Row>
      aria-label={label}
      className="ad-table"
      columns={antdColumns(props)}
      dataSource={rows}
      rowKey={rowKey}
      pagination={false}
      onRow={rowHandlers(props)}
      virtual={virtual}
      scroll={virtual ? { x: width, y: height } : { x: 'max-content' }}
    />
  );
}

function Nothing<Row>({ empty, filtered, onClearFilters, totalUnfiltered }: DataTableProps<Row>) {
  if (!filtered) return <EmptyState {...empty} />;
  const hidden = hiddenText(0, totalUnfiltered) ?? 'Nothing matches the search and the filters.';
  const clear = onClearFilters ? <Button onClick={onClearFilters}>Clear Filters</Button> : undefined;
  return <EmptyState text={empty.text} hint={hidden} action={clear} />;
}

function Foot<Row>({ rows = [], total, capped = false, page = 1, pageSize = 50, onPage }: DataTableProps<Row>) {
  if (!onPage || total === undefined || rows.length === 0) return null;
  const counted = { total, capped, page, pageSize, shown: rows.length };
  const turns = paginationTotal(counted);
  return (
    <footer className="ad-table-foot">
      <span role="status">{rangeText(page, pageSize, rows.length, totalText(counted))}</span>
      {turns > pageSize ? (
        <Pagination size="small" current={page} pageSize={pageSize} total={turns} onChange={onPage} showSizeChanger={false} />
      ) : null}
    </footer>
  );
}

/** Rows of one server page: a table, or cards below 768 px; with its loading, empty, failed and refreshing states. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, failure, fetching = false, onRetry, columns } = props;
  const narrow = useNarrow();
  const state = tableState(rows, failure);
  const retry = onRetry ? { onRetry } : {};
  if (state === 'loading') return <TableSkeleton label={label} columns={columns.length} />;
  if (state === 'error') return <ErrorState text={failure?.text ?? ''} retrying={fetching} {...retry} />;
  if (state === 'empty') return <Nothing {...props} />;
  return (
    <div className="ad-data" aria-busy={fetching} data-fetching={fetching || undefined}>
      {failure ? <StaleNotice text={failure.text} retrying={fetching} {...retry} /> : null}
      {narrow ? <DataCards {...props} /> : <Rows {...props} />}
      <Foot {...props} />
    </div>
  );
}
