import { useNarrow } from '@arogya/ui/look/use-media';
import { Segmented, Select } from 'antd';
import type { Rule } from './use-outcomes';

const RULES: { value: Rule; label: string }[] = [
  { value: 'proposed', label: 'As proposed' },
  { value: 'doctor', label: 'Same doctor, new time' },
  { value: 'day', label: 'Same day, other doctor' },
  { value: 'cancel', label: 'Cancel all' },
];

interface AffectedRulesProps {
  readonly value: Rule;
  readonly disabled: boolean;
  readonly onChange: (rule: Rule) => void;
}

/** One choice for the whole list; single rows can differ from it. */
export function AffectedRules({ value, disabled, onChange }: AffectedRulesProps) {
  const narrow = useNarrow();
  const label = 'What is proposed for all';
  if (narrow)
    return (
      <Select aria-label={label} className="ad-affected-rules" options={RULES} value={value} disabled={disabled} onChange={onChange} />
    );
  return <Segmented aria-label={label} options={RULES} value={value} disabled={disabled} onChange={onChange} />;
}
