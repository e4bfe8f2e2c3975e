import { CalendarOutlined, CheckCircleOutlined, ScheduleOutlined } from '@ant-design/icons';
import { useAppointmentStatsQuery } from '@arogya/api/appointments';
import type { Day } from '@arogya/domain/clock';
import { StatCard } from '@arogya/ui/cards/stat-card';
import { StatTrio } from '@arogya/ui/cards/stat-trio';
import { CONFIRMED, NO_FILTERS, ofToday, shows, type DoctorFilters, type DoctorView } from './doctor-view';

interface DoctorCardsProps {
  readonly today: Day;
  /** undefined until today's schedule is loaded. */
  readonly todayCount: number | undefined;
  readonly view: DoctorView;
  readonly onFilter: (filters: DoctorFilters) => void;
}

/** Total, today's and confirmed appointments; each filters the list below. */
export function DoctorCards({ today, todayCount, view, onFilter }: DoctorCardsProps) {
  const stats = useAppointmentStatsQuery();
  const filters = (wanted: DoctorFilters) => ({ selected: shows(view, wanted, today), onSelect: () => onFilter(wanted) });
  return (
    <StatTrio>
      <StatCard
        label="Total Appointments"
        value={stats.data?.total}
        icon={<CalendarOutlined />}
        loading={stats.isLoading}
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
