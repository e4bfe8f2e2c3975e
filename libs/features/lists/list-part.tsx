import './brief.css';
import { rowsOf, type QueryState } from './use-rows';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { ErrorState, StaleNotice } from '@arogya/ui/states/error-state';
import { ROW_KEY } from '@arogya/ui/table/choosing';
import type { ReactNode } from 'react';

interface ListPartProps<Row> {
  readonly list: QueryState<Row>;
  readonly failure: string;
  readonly empty: string;
  readonly emptyHint?: ReactNode;
  readonly className: string;
  readonly children: (row: Row) => ReactNode;
}

/** A short list of a panel in its states: loading, failed, empty, old rows kept. */
export function ListPart<Row extends { readonly id: string }>(props: ListPartProps<Row>) {
  const { list, failure, empty, emptyHint, className, children } = props;
  const { rows, fetching, failure: failed, onRetry } = rowsOf(list, failure);
  if (!rows) return failed ? <ErrorState {...failed} retrying={fetching} onRetry={onRetry} /> : <Skeleton rows={3} />;
  return (
    <>
      {failed ? <StaleNotice {...failed} retrying={fetching} onRetry={onRetry} /> : null}
      {rows.length === 0 ? (
        <EmptyState text={empty} {...(emptyHint ? { hint: emptyHint } : {})} />
      ) : (
        <ul className={className}>
          {rows.map((row) => (
            <li key={row.id} {...{ [ROW_KEY]: row.id }}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
