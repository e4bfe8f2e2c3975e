import '../appointments.css';
import './list.css';
import type { Appointment } from '@arogya/api/appointments';
import { ALL_APPOINTMENTS } from '@arogya/domain/appointments/texts';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { DataTable, type Column, type DataTableProps } from '@arogya/ui/table/data-table';
import { AS_BOOKED, dayOfStart } from '@arogya/domain/clock';
import { formatDay, formatTime } from '@arogya/ui/look/formats';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { useMedia } from '@arogya/ui/look/use-media';
import { AppointmentStatusTag } from '../appointment-status';
import { todayIn } from '@arogya/features/times/today';
import { sourceLabel, timeSpan, appointmentName } from '../appointment-labels';

const column = (key: string, title: string, rest: Omit<Column<Appointment>, 'key' | 'title'>): Column<Appointment> => ({
  key,
  title,
  ...rest,
});

/** '24 Nov', and nothing today; which year it is shows in the record. */
const shortDay = ({ appointmentDate: at, hospital }: Appointment): string =>
  dayOfStart(at) === todayIn(hospital?.timeZone) ? '' : formatDay(at, AS_BOOKED).replace(/ \d{4}$/u, '');

export const PATIENT = column('patient', 'Patient', {
  card: 'title',
  width: 205,
  render: ({ patient }) => <PersonCell name={patient.name} detail={<PhoneLink phone={patient.phone} bare />} />,
});
export const DOCTOR = column('doctor', 'Doctor', {
  width: 180,
  brief: ({ doctor, hospital }) => [doctorName(doctor.fullName), hospital?.name ?? doctor.specialty].join(' · '),
  render: ({ doctor, hospital }) => (
    <span className="ad-two-lines ad-doctor-cell">
      <span>{doctorName(doctor.fullName)}</span>
      <span title={hospital?.name}>{hospital ? `${doctor.specialty} · ${hospital.name}` : doctor.specialty}</span>
    </span>
  ),
});
export const WHEN = column('appointmentDate', 'Date & Time', {
  sort: true,
  card: 'lead',
  width: 150,
  brief: (appointment) => (
    <>
      {shortDay(appointment)} <strong>{formatTime(appointment.appointmentDate, AS_BOOKED)}</strong>
    </>
  ),
  render: (appointment) => (
    <span className="ad-two-lines">
      <span>{formatDay(appointment.appointmentDate, AS_BOOKED)}</span>
      <span>{timeSpan(appointment)}</span>
    </span>
  ),
});
const STATUS = column('status', 'Status', {
  sort: true,
  card: 'first',
  width: 120,
  render: (appointment) => <AppointmentStatusTag appointment={appointment} />,
});
const SOURCE = column('source', 'Source', {
  card: 'hidden',
  width: 120,
  render: ({ source }) => <span className="ad-quiet">{sourceLabel(source)}</span>,
});

const COLUMNS: readonly Column<Appointment>[] = [PATIENT, DOCTOR, WHEN, STATUS, SOURCE];
/** Where the sidebar leaves little space, the least needed columns are shown in the record only. */
const FEW_COLUMNS: readonly Column<Appointment>[] = [
  { ...PATIENT, width: 170 },
  { ...DOCTOR, width: 160 },
  { ...WHEN, width: 140 },
  { ...STATUS, width: 110 },
];
const TABLET = '(min-width: 768px) and (max-width: 1259.98px)';

interface AppointmentTableProps extends Omit<DataTableProps<Appointment>, 'label' | 'columns' | 'rowKey' | 'rowName'> {
  readonly label?: string;
  /** Little space: without the least needed columns. */
  readonly brief?: boolean;
}

export function AppointmentTable({ label = ALL_APPOINTMENTS, brief = false, ...props }: AppointmentTableProps) {
  const columns = useMedia(TABLET) || brief ? FEW_COLUMNS : COLUMNS;
  return (
    <DataTable<Appointment>
      label={label}
      columns={columns}
      rowKey={({ id }) => id}
      rowName={appointmentName}
      phoneOf={({ patient }) => patient.phone}
      {...props}
    />
  );
}
