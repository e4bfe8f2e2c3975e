import { CalendarOutlined, CheckCircleOutlined, ScheduleOutlined } from '@ant-design/icons';
import { useAppointmentsOfDoctorQuery, useAppointmentStatsQuery } from '@arogya/api/appointments';
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

/** Total, today's and confirmed appointments; each filters the list below. */
export function DoctorCards({ doctorId, today, todayCount, view, onFilter }: DoctorCardsProps) {
  // The list below as it opens: the two share one call.
  const all = useAppointmentsOfDoctorQuery(doctorListQuery(doctorId, DOCTOR_VIEW));
  const { total, capped } = useListTotal(all);
  const stats = useAppointmentStatsQuery();
  const filters = (wanted: DoctorFilters) => ({ selected: shows(view, wanted), onSelect: () => onFilter(wanted) });
  return (
    <StatTrio>
      <StatCard
        label="Total Appointments"
        value={formatCount(total, capped)}
        icon={<CalendarOutlined />}
        loading={all.isLoading}
        {...filters(NO_FILTERS)}
      />
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
        value={stats.data?.confirmed}
        icon={<CheckCircleOutlined />}
        tone="success"
        loading={stats.isLoading}
        {...filters(CONFIRMED)}
      />
    </StatTrio>
  );
}
