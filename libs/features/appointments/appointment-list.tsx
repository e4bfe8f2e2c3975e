import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { ALL_APPOINTMENTS, NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { NewRows } from '@arogya/features/lists/new-rows';
import { pagination } from '@arogya/features/lists/pagination';
import { useRows } from '@arogya/features/lists/use-rows';
import { useListTotal } from '@arogya/platform';
import { TableSkeleton } from '@arogya/ui/table/table-skeleton';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import type { Day } from '@arogya/domain/clock';
import { chipOf, isFiltered, listQuery, LIST_VIEW, NO_FILTERS, PAGE_SIZE, sortOf, type ListView } from './list-view';
import type { Appointment } from './appointment-labels';
import { AppointmentMenu, type AppointmentActions } from './appointment-menu';
import { AppointmentFilterBar } from './appointment-filter-bar';
import { AppointmentTable } from './appointment-table';
import { NeedsList } from './needs-list';
import type { Needs } from './use-needs';

interface AppointmentListProps {
  /** Null until it is known what an address that says nothing opens on. */
  readonly view: ListView | null;
  readonly needs: Needs;
  readonly today: Day;
  readonly onView: (patch: Partial<ListView>) => void;
  readonly actions: AppointmentActions;
  readonly onOpen: (appointment: Appointment) => void;
  /** The action to offer while the list is empty. */
  readonly emptyAction: ReactNode;
}

interface RowsProps extends Omit<AppointmentListProps, 'view' | 'needs'> {
  readonly view: ListView;
}

/** One page of appointments, as the address asks for it. */
function Rows({ view, today, onView, actions, onOpen, emptyAction }: RowsProps) {
  const list = useListAppointmentsQuery(listQuery(view, today));
  const rows = useRows(list, 'Failed to fetch appointments.');
  const filtered = isFiltered(view) || chipOf(view, today) !== 'all';
  const all = useListAppointmentsQuery(filtered && list.data?.length === 0 ? { pageSize: 1 } : skipToken);
  const unfiltered = useListTotal(all).total;
  return (
    <>
      <NewRows list={list} />
      <AppointmentTable
        {...rows}
        {...pagination({ page: view.page, sort: sortOf(view, today) }, onView)}
        empty={{ text: NO_APPOINTMENTS_FOUND, action: emptyAction }}
        filtered={filtered}
        onClearFilters={() => onView(NO_FILTERS)}
        totalUnfiltered={unfiltered || undefined}
        pageSize={PAGE_SIZE}
        onOpen={onOpen}
        actions={(appointment) => <AppointmentMenu appointment={appointment} {...actions} />}
      />
    </>
  );
}

/** The list with its filters, opened on what needs somebody now. */
export function AppointmentList({ view, needs, ...props }: AppointmentListProps) {
  const { today, onView, actions, onOpen } = props;
  const isNeeds = view !== null && chipOf(view, today) === 'needs';
  return (
    <>
      <AppointmentFilterBar view={view ?? LIST_VIEW} needs={needs.count} today={today} onFilter={onView} />
      {view === null ? <TableSkeleton label={ALL_APPOINTMENTS} columns={5} /> : null}
      {isNeeds ? <NeedsList needs={needs} actions={actions} onOpen={onOpen} onToday={() => onView({ when: 'today' })} /> : null}
      {view !== null && !isNeeds ? <Rows view={view} {...props} /> : null}
    </>
  );
}
