import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { addDays, type Day } from '@arogya/domain/clock';
import { DayStrip } from '@arogya/ui/slots/day-strip';

interface DayFieldProps {
  readonly id?: string;
  readonly value?: Day | null | undefined;
  readonly onChange?: (day: Day) => void;
  readonly today: Day;
  readonly disabled?: boolean;
  readonly noteOf?: (day: Day) => string | undefined;
  /** The day on which the strip stands while none is chosen. */
  readonly stand?: Day | undefined;
  /** Whether dates can be typed under the strip. */
  readonly typed?: boolean;
  /** The field itself is given the focus, because it is missing. */
  readonly onFocus?: (() => void) | undefined;
}

/** The day of an appointment: staff book from today (docs/spec/numbers.md). */
export function DayField({ id, value, onChange, today, disabled = false, noteOf, stand, typed, onFocus }: DayFieldProps) {
  return (
    <div id={id} tabIndex={-1} onFocus={({ target, currentTarget }) => (target === currentTarget ? onFocus?.() : undefined)}>
      <DayStrip
        label="Appointment date"
        value={value}
        today={today}
        min={addDays(today, WINDOWS.staff.firstDay)}
        max={addDays(today, WINDOWS.staff.lastDay)}
        disabled={disabled}
        noteOf={noteOf}
        stand={stand}
        {...(typed === undefined ? {} : { typed })}
        onChange={(day) => onChange?.(day)}
      />
    </div>
  );
}
