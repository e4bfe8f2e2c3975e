import { sentenceOf } from '@arogya/platform';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { ErrorState } from '@arogya/ui/states/error-state';
import type { ReactNode } from 'react';

/** What a query hook answers, as far as a record's states need it. */
export interface Answer<Data> {
  readonly currentData?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface FetchedProps<Data> {
  readonly query: Answer<Data>;
  /** What is shown at once, when more is known than the call's own answer, e.g. the record from the list. */
  readonly record?: Data | undefined;
  readonly failure: string;
  /** Announced while it is loading. */
  readonly label?: string;
  readonly rows?: number;
  readonly children: (record: Data) => ReactNode;
}

/** A record in its states: loading, failed, loaded. It stays visible while it is fetched again. */
export function Fetched<Data>({ query, record, failure, label = 'Loading', rows = 8, children }: FetchedProps<Data>) {
  const { currentData, error, isFetching, refetch } = query;
  const shown = record ?? currentData;
  if (shown) return children(shown);
  if (error) return <ErrorState text={sentenceOf(error, failure)} retrying={isFetching} onRetry={() => void refetch()} />;
  return <Skeleton rows={rows} label={label} />;
}
