import { CloseCircleFilled } from '@ant-design/icons';
import { labelOfDay, type Day } from '@arogya/domain/clock';
import { typedDay } from '@arogya/ui/form/typed-day';
import { Input } from 'antd';
import { useState, type KeyboardEvent } from 'react';

interface TypedDayInputProps {
  readonly id?: string | undefined;
  readonly label: string;
  readonly placeholder: string;
  /** '' while none is set. */
  readonly value: string;
  /** What stands there for it, where the day alone does not say enough: 'Mon 30 Nov 2026'. It cannot be cleared, since some day is shown. */
  readonly shown?: string;
  readonly today: Day;
  readonly onChange: (day: string) => void;
}

/** A day as people type it: '24/11', 'tomorrow', '+3'. An empty field sets none. */
export function TypedDayInput({ id, label, placeholder, value, shown, today, onChange }: TypedDayInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const take = (): void => {
    if (typed === null) return;
    const day = typed.trim() === '' ? '' : typedDay(typed, today);
    setWrong(day === null);
    if (day === null) return;
    setTyped(null);
    onChange(day);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') take();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <Input
      id={id}
      className="ad-typed-day"
      aria-label={label}
      placeholder={placeholder}
      value={typed ?? (value ? (shown ?? labelOfDay(value)) : '')}
      allowClear={shown === undefined && { clearIcon: <CloseCircleFilled className="ad-clear" /> }}
      status={wrong ? 'error' : ''}
      aria-invalid={wrong}
      title={wrong ? "Not a date. Try '24/11', 'tomorrow' or '+3'." : undefined}
      onFocus={(event) => event.target.select()}
      onBlur={take}
      onKeyDown={onKeyDown}
      onChange={({ target, type }) => {
        setTyped(target.value);
        if (type === 'click') onChange('');
      }}
    />
  );
}
