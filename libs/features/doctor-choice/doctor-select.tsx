import './doctor-select.css';
import { useGetDoctorQuery, useListDoctorsQuery } from '@arogya/api/doctors';
import { FETCH_DOCTORS_FAILED, NO_DOCTORS_FOUND } from '@arogya/domain/doctors/texts';
import { useAddLink } from '@arogya/features/reference/use-add-link';
import { sentenceOf } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Select } from 'antd';
import { useState } from 'react';
import { cityAsked } from './city';
import { doctorGroups, type DoctorOption } from './doctor-options';
import { useDebouncedValue } from '@arogya/ui/form/use-debounced-value';

interface DoctorSelectProps {
  readonly id?: string;
  readonly label: string;
  readonly value?: string | null | undefined;
  readonly onChange?: (doctorId: string) => void;
  /** Only doctors of this hospital. */
  readonly hospitalId?: string | undefined;
  /** Where the person is from: doctors of that city come first. */
  readonly place?: string | null | undefined;
  readonly placeholder: string;
  /** Can be emptied again. */
  readonly clearable?: boolean;
  readonly className?: string;
  /** In a form: a doctor that is missing can be added. */
  readonly adds?: boolean;
}

const SHOWN = 50;

/** Finds a doctor by a part of their name, specialty or hospital; the server searches. */
export function DoctorSelect({
  id,
  label,
  value,
  onChange,
  hospitalId,
  place = null,
  placeholder,
  clearable = false,
  className,
  adds = false,
}: DoctorSelectProps) {
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const q = useDebouncedValue(typed.trim());
  const asked = { q: q || undefined, hospitalId: hospitalId || undefined, isActive: true, sort: 'fullName', pageSize: SHOWN };
  const list = useListDoctorsQuery(opened ? asked : skipToken);
  // Those of the city may stand on a later page than the first.
  const city = cityAsked(place);
  const isWhole = (list.data?.length ?? 0) < SHOWN;
  const near = useListDoctorsQuery(opened && city && !isWhole ? { ...asked, city } : skipToken).currentData ?? [];
  const add = useAddLink('doctor', () => (opened ? list.refetch() : undefined));
  const chosen = useGetDoctorQuery(value ? { id: value } : skipToken).currentData;
  const found = [...near, ...(list.data ?? []).filter((doctor) => !near.some(({ id: nearId }) => nearId === doctor.id))];
  const groups = doctorGroups(
    found.filter(({ isActive }) => isActive),
    typed === '' ? chosen : undefined,
    place,
  );
  const nothing = list.error ? sentenceOf(list.error, FETCH_DOCTORS_FAILED) : list.isFetching ? 'Searching…' : NO_DOCTORS_FOUND;
  const loading = list.isFetching || (Boolean(value) && !chosen);
  return (
    <Select<string, DoctorOption>
      {...(id ? { id } : {})}
      {...(className ? { className } : {})}
      aria-label={label}
      placeholder={placeholder}
      allowClear={clearable}
      value={value && groups.length > 0 ? value : undefined}
      onChange={(next) => onChange?.(next ?? '')}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      loading={loading}
      notFoundContent={nothing}
      onOpenChange={(open) => (open ? setOpened(true) : setTyped(''))}
      popupMatchSelectWidth={320}
      {...(adds ? add : {})}
      options={groups as never}
      optionRender={({ data }) => (
        <span className="ad-doctor-option">
          {data.label} <span>{data.specialty}</span>
        </span>
      )}
    />
  );
}
