import { useState, type ReactElement } from 'react';
import type { SlotDay, SlotStart } from '@arogya/api/booking';
import { moveWithArrows } from '@arogya/light/roving';
import { partsOf, reasonOfDay, tabStop } from '@arogya/light/slots';
import { dayOffIn } from '../../words/day-off';
import { reasonIn } from '../../words/said';
import { Text } from '../../words/text';
import { timeLabel } from '../../words/when';
import { useWords } from '../../words/words';

interface Props {
  readonly day: SlotDay;
  /** The chosen ISO start. */
  readonly chosen: string | null;
  readonly onChoose: (at: string) => void;
}

/** The whole grid of the day, including starts that are not free, with the reason. */
export function SlotGrid({ day, chosen, onChoose }: Props): ReactElement {
  const words = useWords();
  const { groups } = words.sheet;
  const [why, setWhy] = useState('');
  const closed = reasonOfDay(day.starts);
  const stop = tabStop(day.starts, chosen);
  return (
    <>
      {closed && (
        <Text as="p" className="note">
          {(day.closedFor ? dayOffIn(words, day) : null) ?? reasonIn(words, closed)}
        </Text>
      )}
      <div className="parts" data-roving>
        {partsOf(day.starts).map(({ part, starts }) => (
          <section key={part} aria-label={groups[part]()}>
            <Text as="h4">{groups[part]()}</Text>
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
      <Text as="p" className="why" role="status">
        {why}
      </Text>
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
  const words = useWords();
  const time = timeLabel(words, start.time);
  const open = start.free || chosen;
  const reason = open ? '' : reasonIn(words, start.reason);
  const why = open ? '' : words.sheet.slotClosed({ time, reason });
  const press = (): void => {
    onWhy(why);
    if (open) onChoose(start.at);
  };
  return (
    <Text
      as="button"
      type="button"
      data-stop
      className={`slot ${chosen ? 'chosen' : ''} ${start.reason === 'taken' || start.reason === 'held' ? 'taken' : ''}`}
      aria-pressed={chosen}
      aria-disabled={!open}
      tabIndex={stop ? 0 : -1}
      {...(open ? {} : { title: reason, 'aria-label': why })}
      onClick={press}
      onKeyDown={moveWithArrows}
    >
      {time}
    </Text>
  );
}

export function SlotSkeleton(): ReactElement {
  const { sheet } = useWords();
  return (
    <div className="parts skeleton" aria-busy="true" role="status" aria-label={sheet.loading()}>
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
}
