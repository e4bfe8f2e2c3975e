import './data-table.css';
import { Button, Pagination } from 'antd';
import { useDeferredValue } from 'react';
import { DataCards } from './data-cards';
import { DataLines } from './data-lines';
import { EmptyState } from '../states/empty-state';
import { ErrorState, StaleNotice } from '../states/error-state';
import { DataRows } from './data-rows';
import { TableSkeleton } from './table-skeleton';
import { hiddenText, rangeText, paginationTotal, tableState, totalText } from './table-state';
import type { DataTableProps } from './table-types';
import { useNarrow } from '../look/use-media';

export type { Column, DataTableProps } from './table-types';

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

function Rows<Row>(props: DataTableProps<Row>) {
  if (!useNarrow()) return <DataRows {...props} />;
  return props.onOpen ? <DataLines {...props} /> : <DataCards {...props} />;
}

/** Rows of one server page: a table, or lines or cards below 768 px; with its loading, empty, failed and refreshing states. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, failure, fetching = false, onRetry, columns, tall = false } = props;
  // The first rows are drawn while the browser can answer; those of later answers at once.
  const isReady = useDeferredValue(rows !== undefined, false);
  const state = tableState(isReady ? rows : undefined, failure);
  const retry = onRetry ? { onRetry } : {};
  if (state === 'loading') return <TableSkeleton label={label} columns={columns.length} tall={tall} lines={props.onOpen !== undefined} />;
  if (state === 'error') return <ErrorState text={failure?.text ?? ''} retrying={fetching} {...retry} />;
  if (state === 'empty') return <Nothing {...props} />;
  return (
    <div className="ad-data" aria-busy={fetching} data-fetching={fetching || undefined}>
      {failure ? <StaleNotice text={failure.text} retrying={fetching} {...retry} /> : null}
      <Rows {...props} />
      <Foot {...props} />
    </div>
  );
}
