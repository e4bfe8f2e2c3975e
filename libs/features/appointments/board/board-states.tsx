import { NO_DOCTORS_FOUND } from '@arogya/domain/doctors/texts';
import { EmptyState } from '@arogya/ui/states/empty-state';
import { ErrorState } from '@arogya/ui/states/error-state';
import { TableSkeleton } from '@arogya/ui/table/table-skeleton';
import type { ReactNode } from 'react';

interface BoardStatesProps {
  /** 'the day of 24 Nov 2026', announced while it is loading. */
  readonly what: string;
  readonly loading: boolean;
  readonly failure: string | null;
  readonly fetching: boolean;
  readonly retry: () => void;
  /** There is nobody to show. */
  readonly empty: boolean;
  readonly emptyText?: string;
  readonly children: ReactNode;
}

/** A board that is on its way, failed or empty, or the board itself. */
export function BoardStates({ what, loading, failure, fetching, retry, empty, emptyText = NO_DOCTORS_FOUND, children }: BoardStatesProps) {
  if (failure && loading) return <ErrorState text={failure} onRetry={retry} retrying={fetching} />;
  if (empty) return <EmptyState text={emptyText} />;
  return loading ? <TableSkeleton label={what} columns={5} /> : children;
}
