import { useAppointmentsOfDoctorQuery, useAppointmentStatsQuery, type Appointment } from '@arogya/api/appointments';
import { APPOINTMENT_STATUS, APPOINTMENT_STATUSES } from '@arogya/domain/appointments/status';
import { ALL_APPOINTMENTS, NO_APPOINTMENTS_FOUND } from '@arogya/domain/appointments/texts';
import type { Day } from '@arogya/domain/clock';
import { AppointmentStatusTag } from '@arogya/features/appointments/appointment-status';
import { WHEN } from '@arogya/features/appointments/list/appointment-table';
import { DayRangeFilter } from '@arogya/features/times/day-range-filter';
import { SPANS, spanFiltered, spanOf, spanQuery, type SpanView } from '@arogya/features/appointments/list/from-today';
import { appointmentName } from '@arogya/features/appointments/appointment-labels';
import { NewRows } from '@arogya/features/lists/new-rows';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRows } from '@arogya/features/lists/use-rows';
import type { SetUrlState } from '@arogya/platform';
import { Chips } from '@arogya/ui/table/chips';
import { DataTable, type Column } from '@arogya/ui/table/data-table';
import { FilterBar, FilterSelect } from '@arogya/ui/table/filter-bar';
import { truncated } from '@arogya/ui/look/formats';
import { Panel } from '@arogya/ui/cards/panel';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import type { DoctorMutations } from './doctor-mutations';
import { DoctorAppointmentMenu } from './doctor-appointment-menu';
import { NO_FILTERS, PAGE_SIZE, doctorListQuery, isFiltered, type DoctorView } from './doctor-view';

const STATUSES = APPOINTMENT_STATUSES.map((value) => ({ value, label: APPOINTMENT_STATUS[value].label }));
const SHOWN_CHARACTERS = 50;

const Long = ({ text }: { text: string | null | undefined }) =>
  text ? <span title={text}>{truncated(text, SHOWN_CHARACTERS)}</span> : <>—</>;

const COLUMNS: readonly Column<Appointment>[] = [
  {
    key: 'patient',
    title: 'Patient',
    card: 'title',
    width: 220,
    render: ({ patient }) => <PersonCell name={patient.name} detail={<PhoneLink phone={patient.phone} bare />} />,
  },
  { ...WHEN, width: 170 },
  {
    key: 'status',
    title: 'Status',
    card: 'first',
    width: 120,
    render: (appointment) => <AppointmentStatusTag appointment={appointment} />,
  },
  {
    key: 'symptoms',
    title: 'Symptoms',
    width: 200,
    brief: ({ patient }) => patient.symptoms,
    render: ({ patient }) => <Long text={patient.symptoms} />,
  },
  {
    key: 'feedback',
    title: 'Feedback/Notes',
    card: 'hidden',
    width: 200,
    render: ({ feedback, notes }) => <Long text={feedback ?? notes} />,
  },
];

interface DoctorAppointmentsProps extends DoctorMutations {
  readonly doctorId: string;
  readonly today: Day;
  readonly view: DoctorView;
  readonly setView: SetUrlState<DoctorView>;
  readonly onOpen: (appointment: Appointment) => void;
}

/** All of the doctor's appointments, page by page; the view is kept in the address. */
export function DoctorAppointments({ doctorId, today, view, setView, onOpen, ...mutations }: DoctorAppointmentsProps) {
  const list = useAppointmentsOfDoctorQuery(usePages(doctorListQuery(doctorId, view, today)));
  const rows = useRows(list, 'Failed to fetch appointments');
  const { data: stats } = useAppointmentStatsQuery();
  const span = spanOf(view, today);
  const clear = (): void => setView(NO_FILTERS);
  const filter = (patch: Partial<SpanView>): void => setView(spanFiltered(view, patch, today));
  return (
    <Panel flush title={ALL_APPOINTMENTS}>
      <FilterBar
        folded
        lead={<Chips label="Days" chips={SPANS} value={span} onChoose={(when) => setView({ when, from: '', to: '' })} />}
        search={{ value: view.q, onChange: (q) => filter({ q }), placeholder: 'Search patient or phone' }}
        active={isFiltered(view)}
        onClear={clear}
      >
        <FilterSelect label="Status" value={view.status} all="All statuses" options={STATUSES} onChange={(status) => filter({ status })} />
        <DayRangeFilter range={view} today={today} onChange={({ from, to }) => filter({ from, to })} />
      </FilterBar>
      <NewRows list={list} />
      <DataTable<Appointment>
        label={ALL_APPOINTMENTS}
        columns={COLUMNS}
        {...rows}
        {...pagination({ page: view.page, sort: spanQuery(view, today).sort }, setView)}
        rowKey={({ id }) => id}
        rowName={appointmentName}
        phoneOf={({ patient }) => patient.phone}
        empty={{ text: NO_APPOINTMENTS_FOUND }}
        filtered={span !== 'all' || isFiltered(view)}
        onClearFilters={clear}
        noun={['appointment', 'appointments']}
        totalUnfiltered={stats?.total}
        pageSize={PAGE_SIZE}
        onOpen={onOpen}
        actions={(appointment) => <DoctorAppointmentMenu appointment={appointment} {...mutations} />}
      />
    </Panel>
  );
}
