import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { NewRows } from '@arogya/features/lists/new-rows';
import { pagination } from '@arogya/features/lists/pagination';
import { useRows } from '@arogya/features/lists/use-rows';
import { useListTotal } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import type { Day } from '@arogya/domain/clock';
import { chipOf, isFiltered, listQuery, NO_FILTERS, PAGE_SIZE, sortOf, type ListView } from './list-view';
import type { Appointment } from './appointment-labels';
import { AppointmentMenu, type AppointmentActions } from './appointment-menu';
import { AppointmentTable } from './appointment-table';

interface AppointmentListProps {
  readonly view: ListView;
  readonly today: Day;
  readonly onView: (patch: Partial<ListView>) => void;
  readonly actions: AppointmentActions;
  readonly onOpen: (appointment: Appointment) => void;
  /** The action to offer while the list is empty. */
  readonly emptyAction: ReactNode;
}

/** One page of appointments, as the address asks for it. */
export function AppointmentList({ view, today, onView, actions, onOpen, emptyAction }: AppointmentListProps) {
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
