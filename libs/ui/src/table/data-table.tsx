import './data-table.css';
import { Button } from 'antd';
import { useDeferredValue } from 'react';
import { DataLines } from './data-lines';
import { EmptyState } from '../states/empty-state';
import { ErrorState, StaleNotice } from '../states/error-state';
import { DataRows } from './data-rows';
import { TableSkeleton } from './table-skeleton';
import { TableFoot } from './table-foot';
import { hiddenText, tableState } from './table-state';
import type { DataTableProps } from './table-types';
import { useNarrow } from '../look/use-media';

export type { Column, DataTableProps } from './table-types';

function Nothing<Row>({ empty, filtered, onClearFilters, totalUnfiltered, noun }: DataTableProps<Row>) {
  if (!filtered) return <EmptyState {...empty} />;
  const hidden = hiddenText(0, totalUnfiltered, noun) ?? 'Nothing matches the search and the filters.';
  const clear = onClearFilters ? <Button onClick={onClearFilters}>Clear Filters</Button> : undefined;
  return <EmptyState text={empty.text} hint={hidden} action={clear} />;
}

function Rows<Row>(props: DataTableProps<Row>) {
  return useNarrow() ? <DataLines {...props} /> : <DataRows {...props} />;
}

/** Rows of one server page: a table, or two lines each below 768 px; with its loading, empty, failed and refreshing states. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, failure, fetching = false, onRetry, columns, tall = false } = props;
  // The first rows are rendered while the browser can answer; those of later answers at once.
  const isReady = useDeferredValue(rows !== undefined, false);
  const state = tableState(isReady ? rows : undefined, failure);
  const retry = onRetry ? { onRetry } : {};
  if (state === 'loading') return <TableSkeleton label={label} columns={columns.length} tall={tall} />;
  if (state === 'error') return <ErrorState text={failure?.text ?? ''} retrying={fetching} {...retry} />;
  if (state === 'empty') return <Nothing {...props} />;
  return (
    <div className="ad-data" aria-busy={fetching} data-fetching={fetching || undefined}>
      {failure ? <StaleNotice text={failure.text} retrying={fetching} {...retry} /> : null}
      <Rows {...props} />
      <TableFoot {...props} />
    </div>
  );
}
