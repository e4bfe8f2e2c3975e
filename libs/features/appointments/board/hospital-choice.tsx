import { LABEL_SEARCH } from '@arogya/ui/form/label-search';
import { Select } from 'antd';

interface HospitalChoiceProps {
  readonly value: string;
  /** None for somebody who has one. */
  readonly hospitals: readonly { readonly id: string; readonly name: string; readonly city: string }[];
  readonly onChange: (hospitalId: string) => void;
}

/** Whose board is shown, for whoever sees several hospitals. */
export function HospitalChoice({ value, hospitals, onChange }: HospitalChoiceProps) {
  if (hospitals.length === 0) return null;
  return (
    <Select
      className="ad-filter ad-board-choice"
      aria-label="Hospital"
      value={value || undefined}
      options={hospitals.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }))}
      popupMatchSelectWidth={false}
      showSearch={LABEL_SEARCH}
      onChange={onChange}
    />
  );
}
