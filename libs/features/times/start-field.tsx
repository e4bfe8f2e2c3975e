import './times.css';
import { Button } from 'antd';
import { dayOfStart, type Day } from '@arogya/domain/clock';
import { ErrorState } from '@arogya/ui/states/error-state';
import { SlotPicker } from '@arogya/ui/slots/slot-picker';
import { startLabel } from './start-label';
import { reasonText, TAKEABLE, type useStarts } from './use-starts';

interface StartFieldProps {
  readonly id?: string;
  /** ISO start. */
  readonly value?: string | null | undefined;
  readonly onChange?: (start: string) => void;
  readonly times: ReturnType<typeof useStarts>;
  /** A start of another day was chosen instead. */
  readonly onDay: (day: Day) => void;
  /** How many of the next free starts of the day are offered above it; 0 for none. */
  readonly chips?: number;
  /** The field itself is given the focus, because it is missing. */
  readonly onFocus?: (() => void) | undefined;
}

/** The times of the chosen day; without any, the reason, and the next day that has one. */
export function StartField({ id, value, onChange, times, onDay, chips, onFocus }: StartFieldProps) {
  const { starts, hint, why, instead, loading, failure, retry, today } = times;
  if (failure) return <ErrorState text={failure} onRetry={retry} />;
  const take = (start: string): void => {
    onDay(dayOfStart(start));
    onChange?.(start);
  };
  return (
    <div
      id={id}
      tabIndex={-1}
      className="ad-start-field"
      onFocus={({ target, currentTarget }) => (target === currentTarget ? onFocus?.() : undefined)}
    >
      <SlotPicker
        label="Appointment time"
        starts={starts}
        value={value}
        hint={hint}
        loading={loading}
        reasonOf={reasonText}
        takeable={TAKEABLE}
        {...(chips === undefined ? {} : { chips })}
        onChange={(start) => onChange?.(start.at)}
      />
      {why ? <p className="ad-start-why">{why}</p> : null}
      {instead ? (
        <Button size="small" onClick={() => take(instead.at)}>
          Next free: {startLabel(instead.at, today)}
        </Button>
      ) : null}
    </div>
  );
}
