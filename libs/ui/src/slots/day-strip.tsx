import './day-strip.css';
import '../form/rule-form.css';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { addDays, labelOfDay, weekdayOf, type Day } from '@arogya/domain/clock';
import { DAY_KEYS, startShowing, stepFrom, stripFrom } from '@arogya/light/days';
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
  /** What is special about a day that can be chosen all the same: 'On leave', 'Closed: Diwali'. */
  readonly noteOf?: ((day: Day) => string | undefined) | undefined;
  readonly disabled?: boolean;
  /** The day on which the strip stands while none is chosen. */
  readonly stand?: Day | undefined;
  /** Whether dates can be typed under the strip. */
  readonly typed?: boolean;
}

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
  readonly note: string | undefined;
  readonly buttonRef: (element: HTMLButtonElement | null) => void;
  readonly onChoose: () => void;
  /** Called with how many days to move to the next open day. */
  readonly onStep: (by: number) => void;
}

function DayButton({ day, today, chosen, tabStop, disabled, reason, note, buttonRef, onChoose, onStep }: DayButtonProps) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = DAY_KEYS[event.key];
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
      aria-label={`${weekdayOf(day)} ${labelOfDay(day)}${note ? `, ${note}` : ''}`}
      disabled={disabled || Boolean(reason)}
      title={reason ?? note}
      tabIndex={tabStop ? 0 : -1}
      ref={buttonRef}
      onClick={onChoose}
      onKeyDown={onKeyDown}
    >
      <span>{relation(day, today)}</span>
      <strong>{Number(day.slice(8))}</strong>
      {note ? <span className="ad-day-note">{note}</span> : <span>{labelOfDay(day).slice(3, 6)}</span>}
    </button>
  );
}

/** Why a day cannot be chosen; undefined when it can. */
function refusalOf(day: Day, { min, max, closed }: DayStripProps): string | undefined {
  if (day < min) return `The earliest date is ${labelOfDay(min)}.`;
  if (max && day > max) return `The latest date is ${labelOfDay(max)}.`;
  return closed?.(day);
}

/** The shown week follows the chosen day; a day chosen by keyboard gets the focus once it is rendered. */
function useWeek({ value, stand, min, max }: DayStripProps) {
  const shown = value ?? stand;
  const [start, setStart] = useState<Day>(value && value >= min ? value : min);
  const buttons = useRef(new Map<Day, HTMLButtonElement>());
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (shown) setStart((now) => startShowing(shown, now));
  }, [shown]);
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
  return { strip: stripFrom(start, { first: min, last: max }), setStart, keep, focusNext };
}

/** Seven days to choose from with the arrow keys, buttons for earlier and later weeks, and a field for typed dates. */
export function DayStrip(props: DayStripProps) {
  const { label, value, onChange, today, min, max, stand, disabled = false, typed = true } = props;
  const { strip, setStart, keep, focusNext } = useWeek(props);
  const { days, earlier, later } = strip;
  const stop = [value, stand].find((day) => day && days.includes(day)) ?? days.find((day) => !refusalOf(day, props));
  const step = (from: Day, by: number): void => {
    const day = stepFrom(from, by, { first: min, last: max }, (one) => !refusalOf(one, props));
    if (!day) return;
    focusNext();
    onChange(day);
  };
  return (
    <div className="ad-days">
      <div className="ad-days-row">
        <Button
          type="text"
          icon={<LeftOutlined />}
          aria-label="Earlier days"
          disabled={disabled || !earlier}
          onClick={() => earlier && setStart(earlier)}
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
              note={props.noteOf?.(day)}
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
          disabled={disabled || !later}
          onClick={() => later && setStart(later)}
        />
      </div>
      {typed ? <TypedField {...props} refusal={(day) => refusalOf(day, props)} /> : null}
    </div>
  );
}
