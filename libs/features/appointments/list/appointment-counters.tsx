import { CalendarOutlined, CheckCircleOutlined, ClockCircleOutlined, StopOutlined } from '@ant-design/icons';
import { useAppointmentStatsQuery } from '@arogya/api/appointments';
import type { Day } from '@arogya/domain/clock';
import { StatCard, StatLine } from '@arogya/ui/cards/stat-card';
import type { ReactNode } from 'react';
import { COUNTERS, NO_FILTERS, shows, type Filters, type ListView } from './list-view';

type Key = (typeof COUNTERS)[number]['key'];

const LOOKS: Record<Key, { icon: ReactNode; tone: 'primary' | 'warning' | 'success' | 'muted' }> = {
  today: { icon: <CalendarOutlined />, tone: 'primary' },
  pending: { icon: <ClockCircleOutlined />, tone: 'warning' },
  completedToday: { icon: <CheckCircleOutlined />, tone: 'success' },
  cancelled: { icon: <StopOutlined />, tone: 'muted' },
};

interface AppointmentCountersProps {
  readonly view: ListView;
  readonly today: Day;
  readonly onFilter: (filters: Filters) => void;
}

/** The four counters. Each filters the list to what it counts; a second click shows everything again. */
export function AppointmentCounters({ view, today, onFilter }: AppointmentCountersProps) {
  const { data, isLoading } = useAppointmentStatsQuery();
  return (
    <StatLine>
      {COUNTERS.map(({ key, label, filters }) => {
        const selected = shows(view, filters, today);
        return (
          <StatCard
            key={key}
            label={label}
            value={data?.[key]}
            loading={isLoading}
            {...LOOKS[key]}
            selected={selected}
            onSelect={() => onFilter(selected ? NO_FILTERS : filters)}
          />
        );
      })}
    </StatLine>
  );
}
