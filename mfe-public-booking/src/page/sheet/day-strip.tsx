import type { ReactElement } from 'react';
import type { SlotDay } from '@arogya/api/booking';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import type { Day } from '@arogya/domain/clock';
import { moveWithArrows } from '@arogya/light/roving';
import { freeCount, isClosedDay } from '@arogya/light/slots';
import { dayOffIn } from '../../words/day-off';
import { IconButton } from '../../words/icon-button';
import { langOf, Text } from '../../words/text';
import { dayLong, spanOf, weekdayShort } from '../../words/when';
import { useLanguageWords, useWords } from '../../words/words';
import type { WeekView } from './use-week';

interface Props {
  readonly week: WeekView;
  /** The starts of the days, as far as they are loaded. */
  readonly slots: readonly SlotDay[];
}

export function DayStrip({ week, slots }: Props): ReactElement {
  const words = useWords();
  const { sheet } = words;
  const stop = week.days.find((day) => day === week.day) ?? week.days[0];
  return (
    <div className="days">
      <div className="days-head">
        <IconButton icon="left" label={sheet.earlier()} disabled={!week.earlier} onClick={() => week.earlier?.()} />
        <Text as="p" aria-live="polite">
          {spanOf(words, week.days)}
        </Text>
        <IconButton icon="right" label={sheet.later()} disabled={!week.later} onClick={() => week.later?.()} />
      </div>
      <div className="day-row" role="group" aria-label={sheet.days()} data-roving>
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

const stateOf = (words: PagesWords, day: SlotDay): string =>
  dayOffIn(words, day) ?? (isClosedDay(day.starts) ? words.sheet.closed() : words.sheet.free({ count: freeCount(day.starts) }));

function DayButton({ day, chosen, stop, slots, onChoose }: DayProps): ReactElement {
  const { language, pages: words } = useLanguageWords();
  const state = slots === undefined ? '' : stateOf(words, slots);
  const off = slots !== undefined && dayOffIn(words, slots) !== null;
  const none = slots !== undefined && freeCount(slots.starts) === 0;
  const label = words.sheet.chosenDay({ day: dayLong(words, day), state });
  return (
    <button
      type="button"
      data-stop
      className={`day ${chosen ? 'chosen' : ''} ${none ? 'none' : ''} ${off ? 'off' : ''}`}
      aria-pressed={chosen}
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      lang={langOf(label, language)}
      title={state || undefined}
      onClick={onChoose}
      onKeyDown={moveWithArrows}
    >
      <Text as="span" className="day-name">
        {weekdayShort(words, day)}
      </Text>
      <span className="day-number">{Number(day.slice(8))}</span>
      <Text as="span" className="day-state">
        {state || ' '}
      </Text>
    </button>
  );
}
