import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { sentenceOf, useListTotal } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { isFiltered, listQuery, NO_FILTERS, PAGE_SIZE, type ListView } from './list-view';
import type { Visit } from './visit';
import { VisitMenu, type VisitActions } from './visit-menu';
import { VisitTable } from './visit-table';

interface VisitListProps {
  readonly view: ListView;
  readonly onView: (patch: Partial<ListView>) => void;
  readonly actions: VisitActions;
  readonly onOpen: (visit: Visit) => void;
  /** The one thing to do when there is nothing yet. */
  readonly emptyAction: ReactNode;
}

/** One page of the visits that the address asks for. */
export function VisitList({ view, onView, actions, onOpen, emptyAction }: VisitListProps) {
  const list = useListAppointmentsQuery(listQuery(view));
  const { total, capped } = useListTotal(list);
  const filtered = isFiltered(view);
  const all = useListAppointmentsQuery(filtered && list.data?.length === 0 ? { pageSize: 1 } : skipToken);
  const unfiltered = useListTotal(all).total;
  return (
    <VisitTable
      rows={list.data}
      fetching={list.isFetching}
      onRetry={() => void list.refetch()}
      failure={list.error ? { text: sentenceOf(list.error, 'Failed to fetch appointments.') } : null}
      empty={{ text: NO_APPOINTMENTS_FOUND, action: emptyAction }}
      filtered={filtered}
      onClearFilters={() => onView(NO_FILTERS)}
      totalUnfiltered={unfiltered || undefined}
      total={total}
      capped={capped}
      page={view.page}
      pageSize={PAGE_SIZE}
      onPage={(page) => onView({ page })}
      sort={view.sort}
      onSort={(sort) => onView({ sort })}
      onOpen={onOpen}
      actions={(visit) => <VisitMenu visit={visit} {...actions} />}
    />
  );
}
