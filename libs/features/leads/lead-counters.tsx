import { CheckCircleOutlined, PhoneOutlined, StarOutlined, TeamOutlined } from '@ant-design/icons';
import { useLeadStatsQuery } from '@arogya/api/leads';
import { StatCard, StatLine } from '@arogya/ui/cards/stat-card';
import type { ReactNode } from 'react';
import { COUNTERS, isFiltered, NO_FILTERS, type LeadFilters, type LeadsView } from './list-view';

type Key = (typeof COUNTERS)[number]['key'];

const LOOKS: Record<Key, { icon: ReactNode; tone: 'primary' | 'accent' | 'info' | 'success' }> = {
  total: { icon: <TeamOutlined />, tone: 'primary' },
  new: { icon: <StarOutlined />, tone: 'accent' },
  contacted: { icon: <PhoneOutlined />, tone: 'info' },
  converted: { icon: <CheckCircleOutlined />, tone: 'success' },
};

interface LeadCountersProps {
  readonly view: LeadsView;
  readonly onFilter: (filters: LeadFilters) => void;
}

/** The four counters. Each filters the list to what it counts; a second click shows everything again. */
export function LeadCounters({ view, onFilter }: LeadCountersProps) {
  const { data, isLoading } = useLeadStatsQuery();
  return (
    <StatLine>
      {COUNTERS.map(({ key, label, status }) => {
        const selected = status === '' ? !isFiltered(view) : view.status === status && view.q === '' && view.priority === '';
        return (
          <StatCard
            key={key}
            label={label}
            value={data?.[key]}
            loading={isLoading}
            {...LOOKS[key]}
            selected={selected}
            onSelect={() => onFilter(selected ? NO_FILTERS : { ...NO_FILTERS, status })}
          />
        );
      })}
    </StatLine>
  );
}
