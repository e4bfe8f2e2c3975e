import { useListDoctorsQuery, useRestoreDoctorMutation, type Doctor } from '@arogya/api/doctors';
import { useActiveCitiesQuery, useActiveSpecialtiesQuery } from '@arogya/api/reference';
import { namesApart } from '@arogya/domain/doctors/doctor-name';
import { FETCH_DOCTORS_FAILED, NO_DOCTORS_FOUND } from '@arogya/domain/doctors/texts';
import { APPOINTMENTS_STAY_CANCELLED } from '@arogya/domain/restore/texts';
import { useDeleted } from '@arogya/features/deleted/use-deleted';
import { pagination } from '@arogya/features/lists/pagination';
import { usePages } from '@arogya/features/lists/use-pages';
import { useRowHeight } from '@arogya/features/lists/use-row-height';
import { useRows } from '@arogya/features/lists/use-rows';
import { useUnfiltered } from '@arogya/features/lists/use-unfiltered';
import { cityChoices, namedChoices, withKept } from '@arogya/features/reference/choices';
import { SavedViews } from '@arogya/features/views/saved-views';
import { useUrlState } from '@arogya/platform';
import { DataTable } from '@arogya/ui/table/data-table';
import { FilterBar, FilterSelect } from '@arogya/ui/table/filter-bar';
import { Panel } from '@arogya/ui/cards/panel';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { DOCTOR_COLUMNS } from './doctor-columns';

interface ChoiceFilterProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The value of a shared link is added to the choices, because it may be inactive by now. */
const kept = (value: string) => ({ value, label: value });

function SpecialtyFilter({ value, onChange }: ChoiceFilterProps) {
  const { data, isFetching } = useActiveSpecialtiesQuery();
  const options = withKept(namedChoices(data), kept(value));
  return <FilterSelect label="Specialty" value={value} onChange={onChange} all="All specialties" options={options} loading={isFetching} />;
}

function CityFilter({ value, onChange }: ChoiceFilterProps) {
  const { data, isFetching } = useActiveCitiesQuery();
  const options = withKept(cityChoices(data), kept(value));
  return <FilterSelect label="City" value={value} onChange={onChange} all="All cities" options={options} loading={isFetching} />;
}

interface DoctorsListProps {
  readonly onOpen: (doctor: Doctor) => void;
  readonly onAdd: () => void;
  readonly actions: (doctor: Doctor, name: string) => ReactNode;
}

/** Search, filters and pages of doctors; all of it is in the address and answered by the server. */
export function DoctorsList({ onOpen, onAdd, actions }: DoctorsListProps) {
  const [view, setView] = useUrlState({ q: '', specialty: '', city: '', deleted: '', sort: 'fullName', page: 1 });
  const { q, specialty, city, sort, page } = view;
  const [restore] = useRestoreDoctorMutation();
  const deleted = useDeleted<Doctor>({
    view,
    onView: setView,
    action: 'doctors:write',
    restore,
    what: 'doctor',
    nameOf: (doctor) => nameOf(doctor),
    remark: APPOINTMENTS_STAY_CANCELLED,
  });
  const rows = useRows(
    useListDoctorsQuery(usePages({ q, sort, page, ...(specialty ? { specialty } : {}), ...(city ? { city } : {}), ...deleted.query })),
    FETCH_DOCTORS_FAILED,
  );
  const nameOf = namesApart(rows.rows ?? []);
  const filtered = q !== '' || specialty !== '' || city !== '';
  const unfiltered = useUnfiltered(rows, filtered || deleted.shown);
  const height = useRowHeight('doctors');
  const clear = (): void => setView({ q: '', specialty: '', city: '' });
  const search = { value: q, onChange: (next: string) => setView({ q: next }), placeholder: 'Search name, specialty or hospital' };
  const add = (
    <Button type="primary" onClick={onAdd}>
      Add Doctor
    </Button>
  );
  return (
    <Panel flush>
      <FilterBar
        search={search}
        active={filtered}
        onClear={clear}
        extra={
          <>
            <SavedViews screen="doctors" />
            {height.button}
          </>
        }
      >
        <SpecialtyFilter value={specialty} onChange={(next) => setView({ specialty: next })} />
        <CityFilter value={city} onChange={(next) => setView({ city: next })} />
        {deleted.toggle}
      </FilterBar>
      <DataTable<Doctor>
        phoneOf={({ phone }) => phone}
        label="Doctors"
        columns={DOCTOR_COLUMNS}
        {...rows}
        {...pagination(view, setView)}
        rowKey={({ id }) => id}
        rowName={nameOf}
        filtered={filtered}
        onClearFilters={clear}
        noun={['doctor', 'doctors']}
        totalUnfiltered={unfiltered}
        tall={height.tall}
        {...deleted.tableProps({
          empty: { text: NO_DOCTORS_FOUND, action: add },
          onOpen,
          actions: (doctor) => actions(doctor, nameOf(doctor)),
        })}
      />
    </Panel>
  );
}
