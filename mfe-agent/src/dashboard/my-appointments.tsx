import type { Appointment } from '@arogya/api/appointments';
import { NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { AppointmentStatusTag } from '@arogya/features/appointments/appointment-status';
import { timeSpan, appointmentName } from '@arogya/features/appointments/appointment-labels';
import { WHEN } from '@arogya/features/appointments/list/appointment-table';
import { rowsOf } from '@arogya/features/lists/use-rows';
import { useNavigate } from '@arogya/platform';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { AS_BOOKED } from '@arogya/domain/clock';
import { formatDay } from '@arogya/ui/look/formats';
import { Panel } from '@arogya/ui/cards/panel';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { Button } from 'antd';
import { PAGE_SIZE } from './agent-view';
import type { AgentData } from './use-agent-data';

const COLUMNS: readonly Column<Appointment>[] = [
  {
    key: 'patient',
    title: 'Patient',
    card: 'title',
    render: ({ patient }) => <PersonCell name={patient.name} detail={<PhoneLink phone={patient.phone} bare />} />,
  },
  { key: 'doctor', title: 'Doctor', render: ({ doctor }) => doctorName(doctor.fullName) },
  {
    ...WHEN,
    sort: false,
    render: (appointment) => `${formatDay(appointment.appointmentDate, AS_BOOKED)}, ${timeSpan(appointment)}`,
  },
  { key: 'status', title: 'Status', card: 'first', render: (appointment) => <AppointmentStatusTag appointment={appointment} /> },
];

interface MyAppointmentsProps {
  readonly data: AgentData;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onBook: () => void;
}

const TITLE = 'My Appointments';
const FAILED = 'Failed to fetch appointments.';

/** The appointments that this agent has booked. */
export function MyAppointments({ data: { appointments, totals }, page, onPage, onBook }: MyAppointmentsProps) {
  const navigate = useNavigate();
  const paging = { ...totals.appointments, page, onPage };
  return (
    <div id="my-appointments" className="ad-agent-anchor" tabIndex={-1}>
      <Panel flush title={TITLE}>
        <DataTable<Appointment>
          label={TITLE}
          columns={COLUMNS}
          {...rowsOf(appointments, FAILED)}
          rowKey={({ id }) => id}
          rowName={appointmentName}
          phoneOf={({ patient }) => patient.phone}
          empty={{ text: NO_APPOINTMENTS_FOUND, action: <Button onClick={onBook}>Book Appointment</Button> }}
          pageSize={PAGE_SIZE}
          onOpen={({ id }) => void navigate(`/appointments?appointment=${id}`)}
          {...paging}
        />
      </Panel>
    </div>
  );
}
