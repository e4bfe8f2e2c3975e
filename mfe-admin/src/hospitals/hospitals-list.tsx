import { useListHospitalsQuery, type Hospital } from '@arogya/api/hospitals';
import { turning } from '@arogya/features/lists/turning';
import { useRows } from '@arogya/features/lists/use-rows';
import { useUrlState } from '@arogya/platform';
import { DataTable } from '@arogya/ui/data-table';
import { FilterBar, FilterSelect } from '@arogya/ui/filter-bar';
import { Panel } from '@arogya/ui/panel';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { HOSPITAL_COLUMNS } from './hospital-columns';
import { HospitalTotals, type ActiveFilter } from './hospital-totals';

const FILTERS = [
  { value: 'true', label: 'Active' },
  { value: 'false', label: 'Inactive' },
];

const activeFrom = (raw: string): ActiveFilter => (raw === 'true' || raw === 'false' ? raw : '');

interface HospitalsListProps {
  readonly onOpen: (hospital: Hospital) => void;
  readonly onAdd: () => void;
  readonly actions: (hospital: Hospital) => ReactNode;
}

/** Totals, search and the pages of hospitals; search, filter, sort and page stand in the address. */
export function HospitalsList({ onOpen, onAdd, actions }: HospitalsListProps) {
  const [view, setView] = useUrlState({ q: '', active: '', sort: 'name', page: 1 });
  const active = activeFrom(view.active);
  const rows = useRows(
    useListHospitalsQuery({ q: view.q, sort: view.sort, page: view.page, ...(active ? { isActive: active === 'true' } : {}) }),
    'Failed to fetch hospitals',
  );
  const filtered = view.q !== '' || active !== '';
  const clear = (): void => setView({ q: '', active: '' });
  return (
    <>
      <HospitalTotals active={active} onFilter={(next) => setView({ active: next })} />
      <Panel flush>
        <FilterBar
          search={{ value: view.q, onChange: (q) => setView({ q }), placeholder: 'Search name, city or address' }}
          active={filtered}
          onClear={clear}
        >
          <FilterSelect label="Status" value={active} onChange={(next) => setView({ active: next })} all="All statuses" options={FILTERS} />
        </FilterBar>
        <DataTable<Hospital>
          label="Hospitals"
          columns={HOSPITAL_COLUMNS}
          {...rows}
          {...turning(view, setView)}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
          filtered={filtered}
          onClearFilters={clear}
          empty={{
            text: 'No hospitals found',
            action: (
              <Button type="primary" onClick={onAdd}>
                Add Hospital
              </Button>
            ),
          }}
          onOpen={onOpen}
          actions={actions}
        />
      </Panel>
    </>
  );
}
