import type { Day } from '@arogya/domain/clock';
import { TypedDayInput } from '@arogya/features/times/typed-day-input';

interface DayInputProps {
  readonly id?: string;
  readonly label: string;
  readonly placeholder: string;
  readonly today: Day;
  readonly value?: string;
  readonly onChange?: (day: string) => void;
}

/** A typed day as a field of a form. */
export const DayInput = ({ id, value = '', onChange, ...rest }: DayInputProps) => (
  <span id={id} className="ad-away-typed">
    <TypedDayInput {...rest} value={value} onChange={(day) => onChange?.(day)} />
  </span>
);
