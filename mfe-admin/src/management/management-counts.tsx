import { EnvironmentOutlined, GlobalOutlined, HeartOutlined, MedicineBoxOutlined } from '@ant-design/icons';
import { useManagementStatsQuery } from '@arogya/api/stats';
import { POLLED } from '@arogya/features/stats/polled';
import { StatCard, StatRow } from '@arogya/ui/cards/stat-card';

export type Tab = 'services' | 'specialties' | 'states' | 'cities';

const CARDS = [
  { tab: 'services', label: 'Services', count: 'servicesCount', icon: <MedicineBoxOutlined />, tone: 'primary' },
  { tab: 'specialties', label: 'Specialties', count: 'specialtiesCount', icon: <HeartOutlined />, tone: 'accent' },
  { tab: 'states', label: 'States', count: 'statesCount', icon: <GlobalOutlined />, tone: 'info' },
  { tab: 'cities', label: 'Cities', count: 'citiesCount', icon: <EnvironmentOutlined />, tone: 'success' },
] as const;

/** The four counts, fetched again every 30 s, in the background too; each opens its tab. */
export function ManagementCounts({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const stats = useManagementStatsQuery(undefined, POLLED);
  const unknown = !stats.data && stats.isError;
  return (
    <StatRow>
      {CARDS.map((card) => (
        <StatCard
          key={card.tab}
          label={card.label}
          value={unknown ? '—' : stats.data?.[card.count]}
          icon={card.icon}
          tone={card.tone}
          loading={stats.isLoading}
          selected={tab === card.tab}
          onSelect={() => onTab(card.tab)}
        />
      ))}
    </StatRow>
  );
}
