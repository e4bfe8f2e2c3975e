import './kit.css';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { addDays, labelOfDay, weekdayOf, type Day } from '@arogya/domain/clock';
import { Button, Input } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { typedDay } from './typed-day';

interface DayStripProps {
  readonly label: string;
  readonly value: Day | null | undefined;
  readonly onChange: (day: Day) => void;
  /** Today in the hospital's zone. */
  readonly today: Day;
  /** Earliest and latest day that may be chosen. */
  readonly min: Day;
  readonly max?: Day;
  /** Why a day cannot be chosen, e.g. 'Not a working day'; undefined when it can. */
  readonly closed?: (day: Day) => string | undefined;
  readonly disabled?: boolean;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

function relation(day: Day, today: Day): string {
  if (day === today) return 'Today';
  return day === addDays(today, 1) ? 'Tomorrow' : weekdayOf(day).slice(0, 3);
}

interface TypedFieldProps extends DayStripProps {
  readonly refusal: (day: Day) => string | undefined;
}

function TypedField({ value, onChange, today, refusal, disabled = false }: TypedFieldProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const errorId = useId();
  const take = (): void => {
    if (typed.trim() === '') return setError(undefined);
    const day = typedDay(typed, today);
    const problem = day ? refusal(day) : "Not a date. Try '24/11', 'tomorrow' or '+3'.";
    setError(problem);
    if (day && !problem) {
      setTyped('');
      onChange(day);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    take();
  };
  return (
    <div className="ad-typed">
      <Input
        value={typed}
        disabled={disabled}
        placeholder="or type 24/11, tomorrow, +3"
        aria-label="Type a date"
        aria-invalid={Boolean(error)}
        aria-describedby={error ? errorId : undefined}
        status={error ? 'error' : ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      {error ? (
        <span id={errorId} role="alert" className="ad-field-error">
          {error}
        </span>
      ) : null}
    </div>
  );
}

/** Seven days to choose from with the arrow keys, pages before and after, and a field for typed dates. */
export function DayStrip(props: DayStripProps) {
  const { label, value, onChange, today, min, max, closed, disabled = false } = props;
  const [start, setStart] = useState<Day>(value && value >= min ? value : min);
  const buttons = useRef(new Map<Day, HTMLButtonElement>());
  const wantsFocus = useRef(false);
  const days = WEEK.map((ahead) => addDays(start, ahead));
  const refusal = (day: Day): string | undefined => {
    if (day < min) return `The earliest date is ${labelOfDay(min)}.`;
    if (max && day > max) return `The latest date is ${labelOfDay(max)}.`;
    return closed?.(day);
  };
  useEffect(() => {
    if (!value) return;
    setStart((now) => (value >= now && value <= addDays(now, 6) ? now : value));
  }, [value]);
  useEffect(() => {
    if (wantsFocus.current && value) buttons.current.get(value)?.focus();
    wantsFocus.current = false;
  }, [value, start]);
  const step = (from: Day, by: number): void => {
    for (let day = addDays(from, by), tries = 0; tries < 60; day = addDays(day, by), tries += 1) {
      if (day < min || (max && day > max)) return;
      if (!refusal(day)) {
        wantsFocus.current = true;
        return onChange(day);
      }
    }
  };
  const onKeyDown = (event: KeyboardEvent, day: Day): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageDown: 7, PageUp: -7 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(day, by);
  };
  const chosen = value && days.includes(value) ? value : days.find((day) => !refusal(day));
  const back = addDays(start, -7) < min ? min : addDays(start, -7);
  return (
    <div className="ad-days">
      <div className="ad-days-row">
        <Button
          type="text"
          icon={<LeftOutlined />}
          aria-label="Earlier days"
          disabled={disabled || start <= min}
          onClick={() => setStart(back)}
        />
        <div role="radiogroup" aria-label={label} className="ad-days-strip">
          {days.map((day) => {
            const reason = refusal(day);
            return (
              <button
                key={day}
                type="button"
                role="radio"
                aria-checked={day === value}
                aria-label={`${weekdayOf(day)} ${labelOfDay(day)}`}
                className="ad-day"
                disabled={disabled || Boolean(reason)}
                title={reason}
                tabIndex={day === chosen ? 0 : -1}
                ref={(element) => void (element ? buttons.current.set(day, element) : buttons.current.delete(day))}
                onClick={() => onChange(day)}
                onKeyDown={(event) => onKeyDown(event, day)}
              >
                <span>{relation(day, today)}</span>
                <strong>{Number(day.slice(8))}</strong>
                <span>{labelOfDay(day).slice(3, 6)}</span>
              </button>
            );
          })}
        </div>
        <Button
          type="text"
          icon={<RightOutlined />}
          aria-label="Later days"
          disabled={disabled || Boolean(max && addDays(start, 7) > max)}
          onClick={() => setStart(addDays(start, 7))}
        />
      </div>
      <TypedField {...props} refusal={refusal} />
    </div>
  );
}
