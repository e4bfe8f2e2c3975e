import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { NewRows } from '@arogya/features/lists/new-rows';
import { turning } from '@arogya/features/lists/turning';
import { useRows } from '@arogya/features/lists/use-rows';
import { useListTotal } from '@arogya/platform';
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
  const rows = useRows(list, 'Failed to fetch appointments.');
  const filtered = isFiltered(view);
  const all = useListAppointmentsQuery(filtered && list.data?.length === 0 ? { pageSize: 1 } : skipToken);
  const unfiltered = useListTotal(all).total;
  return (
    <>
      <NewRows list={list} />
      <VisitTable
        {...rows}
        {...turning(view, onView)}
        empty={{ text: NO_APPOINTMENTS_FOUND, action: emptyAction }}
        filtered={filtered}
        onClearFilters={() => onView(NO_FILTERS)}
        totalUnfiltered={unfiltered || undefined}
        pageSize={PAGE_SIZE}
        onOpen={onOpen}
        actions={(visit) => <VisitMenu visit={visit} {...actions} />}
      />
    </>
  );
}
