import './away.css';

interface ChipsProps<Value extends string | number> {
  readonly id?: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
}

interface OneChipProps<Value extends string | number> extends ChipsProps<Value> {
  readonly value?: Value;
  readonly onChange?: (value: Value) => void;
}

/** One of a few choices, each a button, so that one press chooses. */
export function OneChip<Value extends string | number>({ id, label, options, value, onChange }: OneChipProps<Value>) {
  return (
    <div id={id} role="group" aria-label={label} className="ad-choices">
      {options.map((one) => (
        <button key={one.value} type="button" aria-pressed={one.value === value} onClick={() => onChange?.(one.value)}>
          {one.label}
        </button>
      ))}
    </div>
  );
}

interface SomeChipsProps<Value extends string | number> extends ChipsProps<Value> {
  readonly value?: readonly Value[];
  readonly onChange?: (value: Value[]) => void;
}

/** Any of a few choices; the value keeps their order. */
export function SomeChips<Value extends string | number>({ id, label, options, value = [], onChange }: SomeChipsProps<Value>) {
  const toggle = (one: Value): void =>
    onChange?.(options.map((option) => option.value).filter((option) => (option === one ? !value.includes(one) : value.includes(option))));
  return (
    <div id={id} role="group" aria-label={label} className="ad-choices">
      {options.map((one) => (
        <button key={one.value} type="button" aria-pressed={value.includes(one.value)} onClick={() => toggle(one.value)}>
          {one.label}
        </button>
      ))}
    </div>
  );
}
