import { useActiveHospitalsQuery } from '@arogya/api/hospitals';
import { APPOINTMENT_STATUS, APPOINTMENT_STATUSES } from '@arogya/domain/appointments/status';
import type { Day } from '@arogya/domain/clock';
import { Chips } from '@arogya/ui/table/chips';
import { FilterBar, FilterSelect } from '@arogya/ui/table/filter-bar';
import type { ReactNode } from 'react';
import { useSeesAllHospitals } from '@arogya/features/appointments/use-sees-all-hospitals';
import { DayRangeFilter } from '@arogya/features/times/day-range-filter';
import { DoctorSelect } from '@arogya/features/doctor-choice/doctor-select';
import { CHIPS, chipOf, filtered, isFiltered, NO_FILTERS, type Filters, type ListView } from './list-view';

const STATUSES = APPOINTMENT_STATUSES.map((value) => ({ value, label: APPOINTMENT_STATUS[value].label }));

/** Hospitals to choose from; none for people who see one hospital only. */
export function HospitalFilter({ value, onChange }: { value: string; onChange: (hospitalId: string) => void }) {
  const several = useSeesAllHospitals();
  const { data = [], isLoading } = useActiveHospitalsQuery(undefined, { skip: !several });
  if (!several) return null;
  const options = data.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }));
  return <FilterSelect label="Hospital" value={value} all="All hospitals" options={options} loading={isLoading} onChange={onChange} />;
}

interface AppointmentFilterBarProps {
  readonly view: ListView;
  /** How many appointments need somebody now; undefined until it is known. */
  readonly needs: number | undefined;
  readonly today: Day;
  readonly onFilter: (filters: Partial<Filters>) => void;
  readonly extra?: ReactNode;
}

export function AppointmentFilterBar({ view, needs, today, onFilter, extra }: AppointmentFilterBarProps) {
  const chips = CHIPS.map((chip) => (chip.key === 'needs' ? { ...chip, count: needs } : chip));
  const filter = (patch: Partial<Filters>): void => onFilter(filtered(view, patch, today));
  return (
    <FilterBar
      folded
      lead={<Chips label="Days" chips={chips} value={chipOf(view, today)} onChoose={(when) => onFilter({ when, from: '', to: '' })} />}
      search={{ value: view.q, onChange: (q) => filter({ q }), placeholder: 'Search patient, phone or AD number' }}
      active={isFiltered(view)}
      onClear={() => onFilter(NO_FILTERS)}
      extra={extra}
    >
      <FilterSelect label="Status" value={view.status} all="All statuses" options={STATUSES} onChange={(status) => filter({ status })} />
      <HospitalFilter value={view.hospitalId} onChange={(hospitalId) => filter({ hospitalId, doctorId: '' })} />
      <DoctorSelect
        label="Doctor"
        placeholder="All doctors"
        className="ad-filter ad-filter-doctor"
        clearable
        value={view.doctorId}
        hospitalId={view.hospitalId}
        onChange={(doctorId) => filter({ doctorId })}
      />
      <DayRangeFilter range={view} today={today} onChange={({ from, to }) => filter({ from, to })} />
    </FilterBar>
  );
}
