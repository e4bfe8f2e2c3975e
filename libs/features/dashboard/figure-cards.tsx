import { CalendarOutlined, ClockCircleOutlined, MedicineBoxOutlined, PhoneOutlined } from '@ant-design/icons';
import { useDashboardStatsQuery, type DashboardStats } from '@arogya/api/stats';
import type { Day } from '@arogya/domain/clock';
import { AGAINST_THEN, changeLabel, TODAY_LABEL } from '@arogya/domain/stats/figures';
import { REFRESH_FAILED_TEXT } from '@arogya/domain/stats/texts';
import { todayIn } from '@arogya/features/times/today';
import { POLLED } from '@arogya/features/stats/polled';
import { useSession } from '@arogya/platform';
import { ErrorState, StaleNotice } from '@arogya/ui/states/error-state';
import { StatRow } from '@arogya/ui/cards/stat-card';
import { FigureCard, FigureSkeleton, type Figure } from './figure-card';

/** Where an admin and an agent see what a figure counts. An agent's pending leads are their own and the unassigned ones. */
const placesOf = (admin: boolean, today: Day) => ({
  doctors: admin ? '/doctors' : null,
  leads: admin ? '/leads?view=board' : '/agent-dashboard',
  today: `/appointments?from=${today}&to=${today}`,
});

function figuresOf(stats: Partial<DashboardStats>, admin: boolean): Figure[] {
  const { changes, series } = stats;
  const to = placesOf(admin, todayIn(undefined));
  return [
    {
      label: 'Total Appointments',
      value: stats.totalAppointments ?? 0,
      change: changeLabel(changes?.totalAppointments),
      icon: <CalendarOutlined />,
      tone: 'primary',
      line: series?.total,
      to: '/appointments',
    },
    {
      label: 'Active Doctors',
      value: stats.activeDoctors ?? 0,
      change: changeLabel(changes?.activeDoctors),
      against: AGAINST_THEN,
      icon: <MedicineBoxOutlined />,
      tone: 'info',
      to: to.doctors,
    },
    {
      label: 'Pending Leads',
      value: stats.pendingLeads ?? 0,
      change: changeLabel(changes?.pendingLeads),
      against: AGAINST_THEN,
      fewerIsBetter: true,
      icon: <PhoneOutlined />,
      tone: 'accent',
      line: series?.leads,
      to: to.leads,
    },
    {
      label: "Today's Appointments",
      value: stats.todayAppointments ?? 0,
      change: TODAY_LABEL,
      icon: <ClockCircleOutlined />,
      tone: 'warning',
      line: series?.appointments,
      to: to.today,
    },
  ];
}

/** The four figures, fetched again every 30 s, in the background too (docs/spec/numbers.md). */
export function FigureCards() {
  const { role } = useSession();
  const { data, isError, isFetching, refetch } = useDashboardStatsQuery(undefined, POLLED);
  const retry = { text: REFRESH_FAILED_TEXT, retrying: isFetching, onRetry: () => void refetch() };
  if (isError && !data) return <ErrorState {...retry} />;
  return (
    <div className="ad-figures">
      {isError ? <StaleNotice {...retry} /> : null}
      <StatRow>
        {data
          ? figuresOf(data, role === 'admin').map((figure) => <FigureCard key={figure.label} {...figure} />)
          : [1, 2, 3, 4].map((place) => <FigureSkeleton key={place} />)}
      </StatRow>
    </div>
  );
}
