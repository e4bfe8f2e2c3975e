import type { ReactElement } from 'react';
import { MINUTE, dayOf } from '@arogya/domain/clock';
import { HoldLine } from '../../page/sheet/book-bar';
import { ChooseTime } from '../../page/sheet/choose-time';
import { Text } from '../../words/text';
import { whenShort } from '../../words/when';
import { useWords } from '../../words/words';
import { DigitsField } from '../digits';
import { Panel } from '../panel';
import { useMove, type MoveContext } from './use-move';

interface Props extends MoveContext {
  readonly onClose: () => void;
}

/** Another time of the same doctor: the old one is given up only when the new one is had. */
export function MovePanel(props: Props): ReactElement {
  const pages = useWords();
  const { move: words } = pages.appointment;
  const { control, onClose } = props;
  const { appointment, readAt, busy } = control;
  const { appointmentDate, endsAt, hospital, movesLeft } = appointment;
  const { week, slots, hold, digits, choice, sentence, choose, confirm } = useMove(props);
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(appointmentDate)) / MINUTE);
  const moving = busy === 'move';
  return (
    <Panel
      title={words.title()}
      under={words.now({ when: whenShort(pages, appointmentDate) })}
      onSubmit={() => void confirm()}
      onClose={onClose}
      bar={
        <>
          {sentence && (
            <Text as="p" className="note bad" role="alert">
              {sentence}
            </Text>
          )}
          <DigitsField digits={digits} hospital={hospital} />
          <div className="bar-row">
            <div className="bar-choice">
              <Text as="p" className="bar-when">
                {choice ? whenShort(pages, choice.at) : pages.book.nothing()}
              </Text>
              {choice && (
                <HoldLine hold={hold.state} until={choice.heldUntil} onAgain={() => hold.choose(choice.at)} notKept={words.notKept()} />
              )}
            </div>
            <Text as="button" type="submit" className="button big" aria-disabled={moving}>
              {moving ? words.moving() : words.confirm()}
            </Text>
          </div>
        </>
      }
    >
      <>
        <ChooseTime
          doctor={{ consultationMinutes: minutes, nextFree: null }}
          hospital={hospital}
          today={dayOf(readAt, hospital.timeZone)}
          {...{ week, slots }}
          chosen={choice?.at ?? null}
          holding={hold}
          errors={{}}
          onChoose={choose}
        />
        <Text as="p" className="quiet moves-left">
          {words.left({ moves: movesLeft })}
        </Text>
      </>
    </Panel>
  );
}
