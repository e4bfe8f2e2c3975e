import type { Day } from '@arogya/domain/clock';
import { Input } from 'antd';
import { useId } from 'react';
import { idOf } from './booking-steps';
import { NONE_FREE, WHEN_LABEL } from './booking-texts';
import { chipLabel } from '@arogya/features/times/next-starts';
import { useWhen, type WhenChoice } from './use-when';

interface WhenFieldProps extends WhenChoice {
  /** The day from which on the next free starts are offered. */
  readonly from: Day;
}

/** The next free starts over all days as chips, and one field for all that is typed for day and time. */
export function WhenField({ from, ...when }: WhenFieldProps) {
  const soon = when.doctorChosen ? when.times.nextFrom(from) : undefined;
  const chips = soon ?? [];
  const { typed, problem, type, read, choose, onKeyDown } = useWhen(when, chips);
  const errorId = useId();
  return (
    <div className="ad-when">
      {chips.length > 0 ? (
        <div className="ad-when-chips" role="group" aria-label="Next free">
          {chips.map(({ at }, index) => (
            <button
              key={at}
              type="button"
              className="ad-chip"
              aria-pressed={at === when.start}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => choose(at)}
            >
              <kbd aria-hidden="true">{index + 1}</kbd> {chipLabel(at, when.times.today)}
            </button>
          ))}
        </div>
      ) : null}
      {soon && chips.length === 0 ? <p className="ad-start-why">{NONE_FREE}</p> : null}
      <Input
        id={idOf('when')}
        className="ad-when-typed"
        autoComplete="off"
        value={typed}
        aria-label={WHEN_LABEL}
        placeholder="1–5, or type 24/11, +3, 415p"
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? errorId : undefined}
        status={problem ? 'error' : ''}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => (typed.length > 1 ? read() : undefined)}
      />
      {problem ? (
        <span id={errorId} role="alert" className="ad-field-error">
          {problem}
        </span>
      ) : null}
    </div>
  );
}
