import { useState, type ReactElement } from 'react';
import type { SlotDay, SlotStart } from '@arogya/api/booking';
import { dayOffText } from '@arogya/domain/appointments/day-off';
import { REASONS } from '@arogya/domain/appointments/reasons';
import { label12h } from '@arogya/domain/clock';
import { moveWithArrows } from '@arogya/light/roving';
import { partsOf, reasonOfDay, tabStop } from '@arogya/light/slots';
import { texts } from '../texts';

interface Props {
  readonly day: SlotDay;
  /** The chosen ISO start. */
  readonly chosen: string | null;
  readonly onChoose: (at: string) => void;
}

const reasonText = (reason: string | undefined): string =>
  (REASONS as Readonly<Record<string, string>>)[reason ?? ''] ?? texts.sheet.nothingFree;

/** The whole grid of the day, including starts that are not free, with the reason. */
export function SlotGrid({ day, chosen, onChoose }: Props): ReactElement {
  const [why, setWhy] = useState('');
  const closed = reasonOfDay(day.starts);
  const stop = tabStop(day.starts, chosen);
  return (
    <>
      {closed && <p className="note">{day.closedFor ? dayOffText(day) : reasonText(closed)}</p>}
      <div className="parts" data-roving>
        {partsOf(day.starts).map(({ part, starts }) => (
          <section key={part} aria-label={texts.sheet.groups[part]}>
            <h4>{texts.sheet.groups[part]}</h4>
            <div className="slots">
              {starts.map((start) => (
                <SlotButton
                  key={start.at}
                  start={start}
                  chosen={start.at === chosen}
                  stop={start === stop}
                  onChoose={onChoose}
                  onWhy={setWhy}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className="why" role="status">
        {why}
      </p>
    </>
  );
}

interface SlotProps {
  readonly start: SlotStart;
  readonly chosen: boolean;
  readonly stop: boolean;
  readonly onChoose: (at: string) => void;
  /** Touch screens have no hover: a tap on a start that is not free shows the reason. */
  readonly onWhy: (sentence: string) => void;
}

/** Not `disabled`: arrow keys reach it and a screen reader announces the reason. */
function SlotButton({ start, chosen, stop, onChoose, onWhy }: SlotProps): ReactElement {
  const time = label12h(start.time);
  const open = start.free || chosen;
  const why = open ? '' : texts.sheet.slotClosed(time, reasonText(start.reason));
  const press = (): void => {
    onWhy(why);
    if (open) onChoose(start.at);
  };
  return (
    <button
      type="button"
      data-stop
      className={`slot ${chosen ? 'chosen' : ''} ${start.reason === 'taken' || start.reason === 'held' ? 'taken' : ''}`}
      aria-pressed={chosen}
      aria-disabled={!open}
      tabIndex={stop ? 0 : -1}
      {...(open ? {} : { title: reasonText(start.reason), 'aria-label': why })}
      onClick={press}
      onKeyDown={moveWithArrows}
    >
      {time}
    </button>
  );
}

export const SlotSkeleton = (): ReactElement => (
  <div className="parts skeleton" aria-busy="true" role="status" aria-label={texts.sheet.loading}>
    {[6, 10, 2].map((count) => (
      <div key={count}>
        <span className="skeleton title" />
        <div className="slots">
          {Array.from({ length: count }, (_, index) => (
            <span key={index} className="skeleton slot" />
          ))}
        </div>
      </div>
    ))}
  </div>
);
