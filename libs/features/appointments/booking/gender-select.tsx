import { pressedKey } from '@arogya/ui/look/keys';
import { GENDER_LABELS, GENDERS, type Gender } from '@arogya/domain/patients/rules';
import { Select } from 'antd';
import { useState, type KeyboardEvent } from 'react';

const OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }));

interface GenderSelectProps {
  readonly id?: string;
  readonly value?: Gender | null;
  readonly onChange?: (gender: Gender | undefined) => void;
  readonly className?: string;
  /** A key has chosen, or Enter leaves it empty: the person goes on. */
  readonly onLeft: () => void;
}

/** m, f and o choose and go on. */
export function GenderSelect({ id, value, onChange, className, onLeft }: GenderSelectProps) {
  const [open, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key === 'Enter' && open)) return;
    const chosen = GENDERS.find((gender) => gender.startsWith(pressedKey(event)));
    if (!chosen && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
    if (chosen) onChange?.(chosen);
    onLeft();
  };
  return (
    <div role="presentation" onKeyDownCapture={onKeyDown}>
      <Select
        {...(id ? { id } : {})}
        {...(className ? { className } : {})}
        allowClear
        open={open}
        onOpenChange={setOpen}
        options={OPTIONS}
        value={value}
        onChange={onChange}
        placeholder="m, f or o"
      />
    </div>
  );
}
