import { CalendarOutlined, ClockCircleOutlined, TeamOutlined, UserAddOutlined } from '@ant-design/icons';
import { useNavigate } from '@arogya/platform';
import { todayIn } from '@arogya/features/appointments/today';
import { formatCount } from '@arogya/ui/formats';
import { StatCard, StatRow } from '@arogya/ui/stat-card';
import type { AgentData } from './use-agent-data';

const goTo = (id: string) => (): void => {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
};

/** The four figures; each leads to what it counts. */
export function AgentCards({ data }: { data: AgentData }) {
  const navigate = useNavigate();
  const { totals, leads, visits, free, today } = data;
  const day = todayIn(undefined);
  const shown = ({ total, capped }: { total: number; capped: boolean }): string => formatCount(total, capped);
  return (
    <StatRow>
      <StatCard
        label="My Leads"
        value={shown(totals.leads)}
        icon={<TeamOutlined />}
        tone="primary"
        loading={leads.isLoading}
        onSelect={goTo('my-leads')}
      />
      <StatCard
        label="My Appointments"
        value={shown(totals.visits)}
        icon={<CalendarOutlined />}
        tone="info"
        loading={visits.isLoading}
        onSelect={goTo('my-appointments')}
      />
      <StatCard
        label="Unassigned Leads"
        value={shown(totals.free)}
        icon={<UserAddOutlined />}
        tone="accent"
        loading={free.isLoading}
        onSelect={goTo('available-leads')}
      />
      <StatCard
        label="Today's Appointments"
        value={shown(totals.today)}
        icon={<ClockCircleOutlined />}
        tone="warning"
        loading={today.isLoading}
        onSelect={() => void navigate(`/appointments?from=${day}&to=${day}`)}
      />
    </StatRow>
  );
}
