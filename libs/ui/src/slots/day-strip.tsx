import './day-strip.css';
import '../form/rule-form.css';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { addDays, labelOfDay, weekdayOf, type Day } from '@arogya/domain/clock';
import { Button, Input } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { typedDay } from '../form/typed-day';

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
  return day === addDays(today, 1) ? 'Tmrw' : weekdayOf(day).slice(0, 3);
}

interface TypedFieldProps extends DayStripProps {
  readonly refusal: (day: Day) => string | undefined;
}

function TypedField({ onChange, today, refusal, disabled = false }: TypedFieldProps) {
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

interface DayButtonProps {
  readonly day: Day;
  readonly today: Day;
  readonly chosen: boolean;
  readonly tabStop: boolean;
  readonly disabled: boolean;
  readonly reason: string | undefined;
  readonly buttonRef: (element: HTMLButtonElement | null) => void;
  readonly onChoose: () => void;
  /** Called with how many days to move to the next open day. */
  readonly onStep: (by: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageDown: 7, PageUp: -7 };

function DayButton({ day, today, chosen, tabStop, disabled, reason, buttonRef, onChoose, onStep }: DayButtonProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <button
      type="button"
      role="radio"
      className="ad-day"
      aria-checked={chosen}
      aria-label={`${weekdayOf(day)} ${labelOfDay(day)}`}
      disabled={disabled || Boolean(reason)}
      title={reason}
      tabIndex={tabStop ? 0 : -1}
      ref={buttonRef}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <span>{relation(day, today)}</span>
      <strong>{Number(day.slice(8))}</strong>
      <span>{labelOfDay(day).slice(3, 6)}</span>
    </button>
  );
}

/** Why a day cannot be chosen; undefined when it can. */
function refusalOf(day: Day, { min, max, closed }: DayStripProps): string | undefined {
  if (day < min) return `The earliest date is ${labelOfDay(min)}.`;
  if (max && day > max) return `The latest date is ${labelOfDay(max)}.`;
  return closed?.(day);
}

/** The next day that can be chosen, `by` days away or further in that direction; null when there is none within 60. */
function steppedTo(from: Day, by: number, props: DayStripProps): Day | null {
  const { min, max } = props;
  const aim = addDays(from, by);
  let day = aim < min ? min : max && aim > max ? max : aim;
  for (let tries = 0; tries < 60 && day !== from && day >= min && !(max && day > max); tries += 1) {
    if (!refusalOf(day, props)) return day;
    day = addDays(day, Math.sign(by));
  }
  return null;
}

/** The shown week follows the chosen day; a day chosen by keyboard gets the focus once it is rendered. */
function useWeek({ value, min }: DayStripProps) {
  const [start, setStart] = useState<Day>(value && value >= min ? value : min);
  const buttons = useRef(new Map<Day, HTMLButtonElement>());
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (value) setStart((now) => (value >= now && value <= addDays(now, 6) ? now : value));
  }, [value]);
  useEffect(() => {
    const button = value ? buttons.current.get(value) : undefined;
    if (!wantsFocus.current || !button) return;
    button.focus();
    wantsFocus.current = false;
  }, [value, start]);
  const keep = (day: Day) => (element: HTMLButtonElement | null) => {
    if (element) buttons.current.set(day, element);
    else buttons.current.delete(day);
  };
  const focusNext = (): void => {
    wantsFocus.current = true;
  };
  return { start, setStart, days: WEEK.map((ahead) => addDays(start, ahead)), keep, focusNext };
}

/** Seven days to choose from with the arrow keys, buttons for earlier and later weeks, and a field for typed dates. */
export function DayStrip(props: DayStripProps) {
  const { label, value, onChange, today, min, max, disabled = false } = props;
  const { start, setStart, days, keep, focusNext } = useWeek(props);
  const stop = value && days.includes(value) ? value : days.find((day) => !refusalOf(day, props));
  const step = (from: Day, by: number): void => {
    const day = steppedTo(from, by, props);
    if (!day) return;
    focusNext();
    onChange(day);
  };
  const back = addDays(start, -7) < min ? min : addDays(start, -7);
  const atEnd = Boolean(max && addDays(start, 7) > max);
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
          {days.map((day) => (
            <DayButton
              key={day}
              day={day}
              today={today}
              chosen={day === value}
              tabStop={day === stop}
              disabled={disabled}
              reason={refusalOf(day, props)}
              buttonRef={keep(day)}
              onChoose={() => onChange(day)}
              onStep={(by) => step(day, by)}
            />
          ))}
        </div>
        <Button
          type="text"
          icon={<RightOutlined />}
          aria-label="Later days"
          disabled={disabled || atEnd}
          onClick={() => setStart(addDays(start, 7))}
        />
      </div>
      <TypedField {...props} refusal={(day) => refusalOf(day, props)} />
    </div>
  );
}
