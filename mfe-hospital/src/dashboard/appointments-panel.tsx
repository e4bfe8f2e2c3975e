import { useHospitalAppointmentsQuery, useHospitalStatsQuery, type Appointment } from '@arogya/api/hospital';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { AppointmentTable } from '@arogya/features/appointments/list/appointment-table';
import { SPANS, spanOf, spanQuery } from '@arogya/features/appointments/list/from-today';
import { todayIn } from '@arogya/features/times/today';
import { NewRows } from '@arogya/features/lists/new-rows';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRows } from '@arogya/features/lists/use-rows';
import { Link, useNavigate, useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';
import { Chips } from '@arogya/ui/table/chips';
import { FilterBar } from '@arogya/ui/table/filter-bar';

const PAGE_SIZE = 10;

/** The hospital's appointments, from today on; a row opens its record in Appointment Management. */
export function AppointmentsPanel({ zone }: { readonly zone: string }) {
  const [view, setView] = useUrlState({ when: '', sort: '', page: 1 });
  const today = todayIn(zone);
  const span = spanOf(view, today);
  const query = spanQuery(view, today);
  const list = useHospitalAppointmentsQuery(usePages({ ...query, page: view.page, pageSize: PAGE_SIZE }));
  const { data: stats } = useHospitalStatsQuery();
  const rows = useRows(list, 'Failed to fetch appointments.');
  const navigate = useNavigate();
  const open = ({ id }: Appointment): void => void navigate(`/appointments?appointment=${id}`);
  return (
    <Panel
      flush
      title="Hospital Appointments"
      extra={
        <Link className="ad-link" to="/appointments">
          View all
        </Link>
      }
    >
      <FilterBar lead={<Chips label="Days" chips={SPANS} value={span} onChoose={(when) => setView({ when })} />} />
      <NewRows list={list} />
      <AppointmentTable
        {...rows}
        {...pagination({ page: view.page, sort: query.sort }, setView)}
        empty={{ text: NO_APPOINTMENTS_FOUND }}
        filtered={span !== 'all'}
        onClearFilters={() => setView({ when: 'all' })}
        noun={['appointment', 'appointments']}
        totalUnfiltered={stats?.totalAppointments}
        pageSize={PAGE_SIZE}
        onOpen={open}
      />
    </Panel>
  );
}
