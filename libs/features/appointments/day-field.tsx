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
}

/** The day of an appointment: staff book from today (docs/spec/numbers.md). */
export function DayField({ id, value, onChange, today, disabled = false, noteOf }: DayFieldProps) {
  return (
    <div id={id} tabIndex={-1}>
      <DayStrip
        label="Appointment date"
        value={value}
        today={today}
        min={addDays(today, WINDOWS.staff.firstDay)}
        max={addDays(today, WINDOWS.staff.lastDay)}
        disabled={disabled}
        noteOf={noteOf}
        onChange={(day) => onChange?.(day)}
      />
    </div>
  );
}
