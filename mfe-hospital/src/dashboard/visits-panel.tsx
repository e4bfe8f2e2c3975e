import { useHospitalAppointmentsQuery, type Appointment } from '@arogya/api/hospital';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { VisitTable } from '@arogya/features/appointments/visit-table';
import { Link, sentenceOf, useListTotal, useNavigate, useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/panel';

const PAGE_SIZE = 10;

/** The hospital's appointments; a row leads to its record in Appointment Management. */
export function VisitsPanel() {
  const [view, setView] = useUrlState({ sort: '-appointmentDate', page: 1 });
  const list = useHospitalAppointmentsQuery({ sort: view.sort, page: view.page, pageSize: PAGE_SIZE });
  const { total, capped } = useListTotal(list);
  const navigate = useNavigate();
  const open = ({ id }: Appointment): void => void navigate(`/appointments?visit=${id}`);
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
      <VisitTable
        rows={list.data}
        fetching={list.isFetching}
        onRetry={() => void list.refetch()}
        failure={list.error ? { text: sentenceOf(list.error, 'Failed to fetch appointments.') } : null}
        empty={{ text: NO_APPOINTMENTS_FOUND }}
        total={total}
        capped={capped}
        page={view.page}
        pageSize={PAGE_SIZE}
        onPage={(page) => setView({ page })}
        sort={view.sort}
        onSort={(sort) => setView({ sort })}
        onOpen={open}
      />
    </Panel>
  );
}
