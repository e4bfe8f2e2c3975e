import { CheckSquareOutlined } from '@ant-design/icons';
import { appointmentsApi, useAppointmentStatsQuery, useListAppointmentsQuery, type Appointment } from '@arogya/api/appointments';
import { ALL_APPOINTMENTS, NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { NewRows } from '@arogya/features/lists/new-rows';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRowHeight } from '@arogya/features/lists/use-row-height';
import { useRows } from '@arogya/features/lists/use-rows';
import { SavedViews } from '@arogya/features/views/saved-views';
import { useNarrow } from '@arogya/ui/look/use-media';
import { TableSkeleton } from '@arogya/ui/table/table-skeleton';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Day } from '@arogya/domain/clock';
import { useBulk } from '../bulk/use-bulk';
import { useBulkList } from '../bulk/use-bulk-list';
import { useRead } from '../bulk/use-read';
import { chipOf, isFiltered, listQuery, LIST_VIEW, NO_FILTERS, PAGE_SIZE, sortOf, type ListView } from './list-view';
import type { AppointmentActions } from './appointment-menu';
import { AppointmentFilterBar } from './appointment-filter-bar';
import { AppointmentTable } from './appointment-table';
import { NeedsList } from './needs-list';
import { RowActions } from './row-actions';
import type { ListOptions } from './list-options';
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
  readonly listOptions: ListOptions;
}

/** One page of appointments, as the address asks for it. */
function Rows({ view, today, onView, actions, onOpen, emptyAction, listOptions: { bulk, byTap, tall } }: RowsProps) {
  const query = usePages(listQuery(view, today));
  const list = useListAppointmentsQuery(query);
  const rows = useRows(list, 'Failed to fetch appointments.');
  const filtered = isFiltered(view) || chipOf(view, today) !== 'all';
  const { data: stats } = useAppointmentStatsQuery();
  const read = useRead(appointmentsApi.endpoints.listAppointments.initiate);
  const { sort, page: _page, pageSize: _pageSize, ...filter } = query;
  const { choosing, bar } = useBulkList({
    bulk,
    byTap,
    onOpen,
    rows: list.currentData,
    total: rows.total,
    capped: rows.capped,
    filter: JSON.stringify(filter),
    page: JSON.stringify(query),
    read: (page) => read({ ...filter, sort, ...page }),
    stillThere: async (ids) => new Set((await read({ ...filter, ids: ids.join(',') })).map(({ id }) => id)),
  });
  return (
    <>
      <NewRows list={list} />
      <AppointmentTable
        {...rows}
        {...pagination({ page: view.page, sort: sortOf(view, today) }, onView)}
        empty={{ text: NO_APPOINTMENTS_FOUND, action: emptyAction }}
        filtered={filtered}
        onClearFilters={() => onView(NO_FILTERS)}
        noun={['appointment', 'appointments']}
        totalUnfiltered={stats?.total}
        pageSize={PAGE_SIZE}
        tall={tall}
        choosing={choosing}
        onOpen={onOpen}
        actions={(appointment, hot) => <RowActions appointment={appointment} hot={hot} {...actions} />}
      />
      {bar}
    </>
  );
}

/** The list with its filters, opened on what needs somebody now. */
export function AppointmentList({ view, needs, ...props }: AppointmentListProps) {
  const { today, onView, actions, onOpen } = props;
  const [selecting, setSelecting] = useState(false);
  const { tall, button } = useRowHeight('appointments');
  const narrow = useNarrow();
  const bulk = useBulk();
  const listOptions = { bulk, byTap: narrow && selecting, tall };
  const isNeeds = view !== null && chipOf(view, today) === 'needs';
  const look = narrow ? (
    <Button
      icon={<CheckSquareOutlined />}
      title="Select"
      aria-label="Select"
      aria-pressed={selecting}
      type={selecting ? 'primary' : 'default'}
      onClick={() => setSelecting(!selecting)}
    />
  ) : (
    button
  );
  const extra = (
    <>
      <SavedViews screen="appointments" />
      {look}
    </>
  );
  return (
    <>
      <AppointmentFilterBar view={view ?? LIST_VIEW} needs={needs.count} today={today} onFilter={onView} extra={extra} />
      {view === null ? <TableSkeleton label={ALL_APPOINTMENTS} columns={5} tall={tall} /> : null}
      {isNeeds ? (
        <NeedsList
          needs={needs}
          hospitalId={view?.hospitalId ?? ''}
          actions={actions}
          onOpen={onOpen}
          listOptions={listOptions}
          onToday={() => onView({ when: 'today' })}
        />
      ) : null}
      {view !== null && !isNeeds ? <Rows view={view} listOptions={listOptions} {...props} /> : null}
    </>
  );
}
