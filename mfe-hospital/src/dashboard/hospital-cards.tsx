import { CalendarOutlined, CheckCircleOutlined, ScheduleOutlined, TeamOutlined } from '@ant-design/icons';
import { useHospitalStatsQuery } from '@arogya/api/hospital';

import { todayIn } from '@arogya/features/times/today';
import { sentenceOf, useNavigate } from '@arogya/platform';
import { ErrorState } from '@arogya/ui/states/error-state';
import { StatCard, StatRow } from '@arogya/ui/cards/stat-card';

/** Total, today's and confirmed appointments and active doctors; each opens what it counts. */
export function HospitalCards() {
  const { data, error, isLoading, isFetching, refetch } = useHospitalStatsQuery();
  const navigate = useNavigate();
  const today = todayIn(undefined);
  const list = (search: string) => () => void navigate(`/appointments${search}`);
  const showDoctors = (): void => document.getElementById('hospital-doctors')?.scrollIntoView({ behavior: 'smooth' });
  if (error && !data)
    return <ErrorState text={sentenceOf(error, 'Failed to fetch statistics')} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <StatRow>
      <StatCard
        label="Total Appointments"
        value={data?.totalAppointments}
        icon={<CalendarOutlined />}
        loading={isLoading}
        onSelect={list('')}
      />
      <StatCard
        label="Today's Appointments"
        value={data?.todayAppointments}
        icon={<ScheduleOutlined />}
        tone="info"
        loading={isLoading}
        onSelect={list(`?from=${today}&to=${today}`)}
      />
      <StatCard
        label="Active Doctors"
        value={data?.activeDoctors}
        icon={<TeamOutlined />}
        tone="accent"
        loading={isLoading}
        onSelect={showDoctors}
      />
      <StatCard
        label="Confirmed Today"
        value={data?.confirmedToday}
        icon={<CheckCircleOutlined />}
        tone="success"
        loading={isLoading}
        onSelect={list(`?status=confirmed&from=${today}&to=${today}`)}
      />
    </StatRow>
  );
}
