import './hours.css';
import { WEEKDAYS, type Weekday } from '@arogya/domain/clock';

interface WorkingDaysFieldProps {
  readonly id?: string;
  readonly value?: readonly Weekday[];
  readonly onChange?: (days: Weekday[]) => void;
}

/** Seven toggles, Monday to Sunday. The value keeps the order of the week. */
export function WorkingDaysField({ id, value = [], onChange }: WorkingDaysFieldProps) {
  const toggle = (day: Weekday): void => onChange?.(WEEKDAYS.filter((one) => (one === day ? !value.includes(day) : value.includes(one))));
  return (
    <div id={id} role="group" aria-label="Working days" className="ad-week">
      {WEEKDAYS.map((day) => (
        <button key={day} type="button" aria-pressed={value.includes(day)} aria-label={day} onClick={() => toggle(day)}>
          {day.slice(0, 3)}
        </button>
      ))}
    </div>
  );
}
