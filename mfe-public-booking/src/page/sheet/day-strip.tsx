import type { ReactElement } from 'react';
import type { SlotDay } from '@arogya/api/booking';
import { dayOffText } from '@arogya/domain/appointments/day-off';
import { labelOfDay, type Day } from '@arogya/domain/clock';
import { moveWithArrows } from '@arogya/light/roving';
import { freeCount, isClosedDay } from '@arogya/light/slots';
import { dayLong, weekdayShort } from '../day-label';
import { Icon } from '../icon';
import { texts } from '../texts';
import type { WeekView } from './use-week';

interface Props {
  readonly week: WeekView;
  /** The starts of the days, as far as they are loaded. */
  readonly slots: readonly SlotDay[];
}

/** '24 – 30 Nov 2026', or '28 Nov – 4 Dec 2026'. */
function spanLabel(days: readonly Day[]): string {
  const [from, to] = [labelOfDay(days[0] ?? ''), labelOfDay(days.at(-1) ?? '')];
  return from.slice(3) === to.slice(3) ? `${from.slice(0, 2)} – ${to}` : `${from.slice(0, 6)} – ${to}`;
}

export function DayStrip({ week, slots }: Props): ReactElement {
  const stop = week.days.find((day) => day === week.day) ?? week.days[0];
  return (
    <div className="days">
      <div className="days-head">
        <button
          type="button"
          className="icon-button"
          aria-label={texts.sheet.earlier}
          disabled={!week.earlier}
          onClick={() => week.earlier?.()}
        >
          <Icon name="left" />
        </button>
        <p aria-live="polite">{spanLabel(week.days)}</p>
        <button type="button" className="icon-button" aria-label={texts.sheet.later} disabled={!week.later} onClick={() => week.later?.()}>
          <Icon name="right" />
        </button>
      </div>
      <div className="day-row" role="group" aria-label={texts.sheet.days} data-roving>
        {week.days.map((day) => (
          <DayButton
            key={day}
            day={day}
            chosen={day === week.day}
            stop={day === stop}
            slots={slots.find((one) => one.day === day)}
            onChoose={() => week.choose(day)}
          />
        ))}
      </div>
    </div>
  );
}

interface DayProps {
  readonly day: Day;
  readonly chosen: boolean;
  readonly stop: boolean;
  readonly slots: SlotDay | undefined;
  readonly onChoose: () => void;
}

function stateOf(day: SlotDay): string {
  return dayOffText(day) ?? (isClosedDay(day.starts) ? texts.sheet.closed : texts.sheet.free(freeCount(day.starts)));
}

function DayButton({ day, chosen, stop, slots, onChoose }: DayProps): ReactElement {
  const state = slots === undefined ? '' : stateOf(slots);
  const off = slots !== undefined && dayOffText(slots) !== null;
  const none = slots !== undefined && freeCount(slots.starts) === 0;
  return (
    <button
      type="button"
      data-stop
      className={`day ${chosen ? 'chosen' : ''} ${none ? 'none' : ''} ${off ? 'off' : ''}`}
      aria-pressed={chosen}
      tabIndex={stop ? 0 : -1}
      aria-label={texts.sheet.chosenDay(dayLong(day), state)}
      title={state || undefined}
      onClick={onChoose}
      onKeyDown={moveWithArrows}
    >
      <span className="day-name">{weekdayShort(day)}</span>
      <span className="day-number">{Number(day.slice(8))}</span>
      <span className="day-state">{state || ' '}</span>
    </button>
  );
}
