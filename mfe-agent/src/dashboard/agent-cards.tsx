import { CalendarOutlined, ClockCircleOutlined, TeamOutlined, UserAddOutlined } from '@ant-design/icons';
import { useNavigate } from '@arogya/platform';
import { todayIn } from '@arogya/features/times/today';
import { formatCount } from '@arogya/ui/look/formats';
import { StatCard, StatRow } from '@arogya/ui/cards/stat-card';
import type { AgentData } from './use-agent-data';

const goTo = (id: string) => (): void => {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
};

/** How many rows a list has over all pages. */
const countOf = (list: { isLoading: boolean }, { total, capped }: { total: number; capped: boolean }) => ({
  value: formatCount(total, capped),
  loading: list.isLoading,
});

/** The four figures; each opens what it counts. */
export function AgentCards({ data }: { data: AgentData }) {
  const navigate = useNavigate();
  const { totals, leads, appointments, free, today } = data;
  const day = todayIn(undefined);
  return (
    <StatRow>
      <StatCard label="My Leads" icon={<TeamOutlined />} tone="primary" onSelect={goTo('my-leads')} {...countOf(leads, totals.leads)} />
      <StatCard
        label="My Appointments"
        icon={<CalendarOutlined />}
        tone="info"
        onSelect={goTo('my-appointments')}
        {...countOf(appointments, totals.appointments)}
      />
      <StatCard
        label="Unassigned Leads"
        icon={<UserAddOutlined />}
        tone="accent"
        onSelect={goTo('available-leads')}
        {...countOf(free, totals.free)}
      />
      <StatCard
        label="Today's Appointments"
        icon={<ClockCircleOutlined />}
        tone="warning"
        onSelect={() => void navigate(`/appointments?from=${day}&to=${day}`)}
        value={today.data?.today}
        loading={today.isLoading}
      />
    </StatRow>
  );
}
