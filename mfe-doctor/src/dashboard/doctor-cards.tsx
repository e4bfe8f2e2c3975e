import { CalendarOutlined, CheckCircleOutlined, ScheduleOutlined } from '@ant-design/icons';
import { useAppointmentsOfDoctorQuery, type AppointmentsOfDoctorApiArg } from '@arogya/api/appointments';
import type { Day } from '@arogya/domain/clock';
import { useListTotal } from '@arogya/platform';
import { formatCount } from '@arogya/ui/look/formats';
import { StatCard } from '@arogya/ui/cards/stat-card';
import { StatTrio } from '@arogya/ui/cards/stat-trio';
import { CONFIRMED, DOCTOR_VIEW, doctorListQuery, NO_FILTERS, ofToday, shows, type DoctorFilters, type DoctorView } from './doctor-view';

interface DoctorCardsProps {
  readonly doctorId: string;
  readonly today: Day;
  /** undefined until today's schedule is loaded. */
  readonly todayCount: number | undefined;
  readonly view: DoctorView;
  readonly onFilter: (filters: DoctorFilters) => void;
}

/** How many rows a list has. */
function useCount(query: AppointmentsOfDoctorApiArg): { count: string; loading: boolean } {
  const list = useAppointmentsOfDoctorQuery(query);
  const { total, capped } = useListTotal(list);
  return { count: formatCount(total, capped), loading: list.isLoading };
}

/** Total, today's and confirmed appointments; each filters the list below. */
export function DoctorCards({ doctorId, today, todayCount, view, onFilter }: DoctorCardsProps) {
  // The list below as it opens: the two share one call.
  const all = useCount(doctorListQuery(doctorId, DOCTOR_VIEW));
  const confirmed = useCount({ id: doctorId, pageSize: 1, status: 'confirmed' });
  const filters = (wanted: DoctorFilters) => ({ selected: shows(view, wanted), onSelect: () => onFilter(wanted) });
  return (
    <StatTrio>
      <StatCard label="Total Appointments" value={all.count} icon={<CalendarOutlined />} loading={all.loading} {...filters(NO_FILTERS)} />
      <StatCard
        label="Today's Appointments"
        value={todayCount}
        icon={<ScheduleOutlined />}
        tone="info"
        loading={todayCount === undefined}
        {...filters(ofToday(today))}
      />
      <StatCard
        label="Confirmed"
        value={confirmed.count}
        icon={<CheckCircleOutlined />}
        tone="success"
        loading={confirmed.loading}
        {...filters(CONFIRMED)}
      />
    </StatTrio>
  );
}
