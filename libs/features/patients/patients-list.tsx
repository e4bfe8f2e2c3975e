import { useListPatientsQuery, useRestorePatientMutation, type Patient } from '@arogya/api/patients';
import { GENDER_LABELS } from '@arogya/domain/patients/rules';
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
import type { ReactNode } from 'react';
import { PATIENT_COLUMNS } from './patient-columns';

/** The gender filter: All, Male, Female (docs/spec/screens.md). */
const OFFERED = ['male', 'female'] as const;
const GENDERS = OFFERED.map((value) => ({ value, label: GENDER_LABELS[value] }));
const genderFrom = (raw: string) => OFFERED.find((gender) => gender === raw);

const EMPTY = { text: 'No patients found', hint: 'Patients appear here when their first appointment is booked.' };

interface PatientsListProps {
  readonly onOpen: (patient: Patient) => void;
  readonly actions: (patient: Patient) => ReactNode;
}

/** Search, gender filter and pages of patients; all of it is in the address and answered by the server. */
export function PatientsList({ onOpen, actions }: PatientsListProps) {
  const [view, setView] = useUrlState({ q: '', gender: '', deleted: '', sort: '-createdAt', page: 1 });
  const { q, sort, page } = view;
  const gender = genderFrom(view.gender);
  const [restore] = useRestorePatientMutation();
  const deleted = useDeleted<Patient>({
    view,
    onView: setView,
    action: 'patients:delete',
    restore,
    what: 'patient',
    nameOf: ({ name }) => name,
    remark: APPOINTMENTS_STAY_CANCELLED,
  });
  const rows = useRows(
    useListPatientsQuery(usePages({ q, sort, page, ...(gender ? { gender } : {}), ...deleted.query })),
    'Failed to fetch patients',
  );
  const filtered = q !== '' || gender !== undefined;
  const unfiltered = useUnfiltered(rows, filtered || deleted.shown);
  const height = useRowHeight('patients');
  const clear = (): void => setView({ q: '', gender: '' });
  return (
    <Panel flush>
      <FilterBar
        search={{ value: q, onChange: (next) => setView({ q: next }), placeholder: 'Search name, phone or email' }}
        active={filtered}
        onClear={clear}
        extra={
          <>
            <SavedViews screen="patients" />
            {height.button}
          </>
        }
      >
        <FilterSelect label="Gender" value={gender ?? ''} onChange={(next) => setView({ gender: next })} all="All" options={GENDERS} />
        {deleted.toggle}
      </FilterBar>
      <DataTable<Patient>
        phoneOf={({ phone }) => phone}
        label="Patients"
        columns={PATIENT_COLUMNS}
        {...rows}
        {...pagination(view, setView)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        filtered={filtered}
        onClearFilters={clear}
        noun={['patient', 'patients']}
        totalUnfiltered={unfiltered}
        tall={height.tall}
        {...deleted.tableProps({ empty: EMPTY, onOpen, actions })}
      />
    </Panel>
  );
}
