import { BankOutlined, CheckCircleOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { useHospitalTotalsQuery } from '@arogya/api/hospitals';
import { StatCard, StatLine } from '@arogya/ui/cards/stat-card';

/** Which hospitals the list shows, as in the address. */
export type ActiveFilter = '' | 'true' | 'false';

interface HospitalTotalsProps {
  readonly active: ActiveFilter;
  readonly onFilter: (active: ActiveFilter) => void;
}

/** Total, active and inactive; each filters the list. */
export function HospitalTotals({ active, onFilter }: HospitalTotalsProps) {
  const { data, isLoading } = useHospitalTotalsQuery();
  return (
    <StatLine>
      <StatCard
        label="Total Hospitals"
        value={data?.total}
        icon={<BankOutlined />}
        loading={isLoading}
        selected={active === ''}
        onSelect={() => onFilter('')}
      />
      <StatCard
        label="Active"
        value={data?.active}
        icon={<CheckCircleOutlined />}
        tone="success"
        loading={isLoading}
        selected={active === 'true'}
        onSelect={() => onFilter('true')}
      />
      <StatCard
        label="Inactive"
        value={data?.inactive}
        icon={<PauseCircleOutlined />}
        tone="muted"
        loading={isLoading}
        selected={active === 'false'}
        onSelect={() => onFilter('false')}
      />
    </StatLine>
  );
}
