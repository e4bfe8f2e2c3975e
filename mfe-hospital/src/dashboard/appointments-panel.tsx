import { useHospitalAppointmentsQuery, type Appointment } from '@arogya/api/hospital';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { AppointmentTable } from '@arogya/features/appointments/appointment-table';
import { NewRows } from '@arogya/features/lists/new-rows';
import { pagination } from '@arogya/features/lists/pagination';
import { useRows } from '@arogya/features/lists/use-rows';
import { Link, useNavigate, useUrlState } from '@arogya/platform';
import { Panel } from '@arogya/ui/cards/panel';

const PAGE_SIZE = 10;

/** The hospital's appointments; a row opens its record in Appointment Management. */
export function AppointmentsPanel() {
  const [view, setView] = useUrlState({ sort: '-appointmentDate', page: 1 });
  const list = useHospitalAppointmentsQuery({ sort: view.sort, page: view.page, pageSize: PAGE_SIZE });
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
      <NewRows list={list} />
      <AppointmentTable
        {...rows}
        {...pagination(view, setView)}
        empty={{ text: NO_APPOINTMENTS_FOUND }}
        pageSize={PAGE_SIZE}
        onOpen={open}
      />
    </Panel>
  );
}
