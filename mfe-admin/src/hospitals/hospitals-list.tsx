import { useListHospitalsQuery, useRestoreHospitalMutation, type Hospital } from '@arogya/api/hospitals';
import { APPOINTMENTS_STAY_CANCELLED } from '@arogya/domain/restore/texts';
import { useDeleted } from '@arogya/features/deleted/use-deleted';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRowHeight } from '@arogya/features/lists/use-row-height';
import { useRows } from '@arogya/features/lists/use-rows';
import { useUnfiltered } from '@arogya/features/lists/use-unfiltered';
import { SavedViews } from '@arogya/features/views/saved-views';
import { useUrlState } from '@arogya/platform';
import { DataTable } from '@arogya/ui/table/data-table';
import { FilterBar, FilterSelect } from '@arogya/ui/table/filter-bar';
import { Panel } from '@arogya/ui/cards/panel';
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

/** Totals, search and pages of hospitals; search, filter, sort and page are kept in the address. */
export function HospitalsList({ onOpen, onAdd, actions }: HospitalsListProps) {
  const [view, setView] = useUrlState({ q: '', active: '', deleted: '', sort: 'name', page: 1 });
  const active = activeFrom(view.active);
  const [restore] = useRestoreHospitalMutation();
  const deleted = useDeleted<Hospital>({
    view,
    onView: setView,
    action: 'hospitals:manage',
    restore,
    what: 'hospital',
    nameOf: ({ name }) => name,
    remark: APPOINTMENTS_STAY_CANCELLED,
  });
  const { q, sort, page } = view;
  const rows = useRows(
    useListHospitalsQuery(usePages({ q, sort, page, ...(active ? { isActive: active === 'true' } : {}), ...deleted.query })),
    'Failed to fetch hospitals',
  );
  const add = (
    <Button type="primary" onClick={onAdd}>
      Add Hospital
    </Button>
  );
  const filtered = view.q !== '' || active !== '';
  const unfiltered = useUnfiltered(rows, filtered || deleted.shown);
  const height = useRowHeight('hospitals');
  const clear = (): void => setView({ q: '', active: '' });
  return (
    <Panel flush extra={<HospitalTotals active={active} onFilter={(next) => setView({ active: next })} />}>
      <FilterBar
        search={{ value: view.q, onChange: (q) => setView({ q }), placeholder: 'Search name, city or address' }}
        active={filtered}
        onClear={clear}
        extra={
          <>
            <SavedViews screen="hospitals" />
            {height.button}
          </>
        }
      >
        <FilterSelect label="Status" value={active} onChange={(next) => setView({ active: next })} all="All statuses" options={FILTERS} />
        {deleted.toggle}
      </FilterBar>
      <DataTable<Hospital>
        phoneOf={({ phone }) => phone}
        label="Hospitals"
        columns={HOSPITAL_COLUMNS}
        {...rows}
        {...pagination(view, setView)}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        filtered={filtered}
        onClearFilters={clear}
        noun={['hospital', 'hospitals']}
        totalUnfiltered={unfiltered}
        tall={height.tall}
        {...deleted.tableProps({ empty: { text: 'No hospitals found', action: add }, onOpen, actions })}
      />
    </Panel>
  );
}
