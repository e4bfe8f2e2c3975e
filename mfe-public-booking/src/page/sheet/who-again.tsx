import type { ReactElement } from 'react';
import { Text } from '../../words/text';
import { useWords } from '../../words/words';
import type { DraftStore, PeopleAgain } from '../draft';
import { Icon } from '../icon';
import { chooseAgain } from '../people-again';

interface Props {
  readonly store: DraftStore;
  readonly again: PeopleAgain;
  readonly onForget: () => void;
}

/** Whom this browser has booked for before: one tap in place of all that would be typed of them. */
export function WhoAgain({ store, again: { people, chosen }, onForget }: Props): ReactElement {
  const { again, code, phoneCheck } = useWords();
  return (
    <fieldset className="field">
      <Text as="legend">{code.family()}</Text>
      <div className="chips">
        {[...people, null].map((one) => (
          <label key={one?.person ?? ''} className="chip radio">
            <input
              type="radio"
              name="again"
              value={one?.person ?? ''}
              checked={chosen?.person === one?.person}
              onChange={() => chooseAgain(store, one)}
            />
            {one ? <span>{one.name}</span> : <Text as="span">{again.somebodyElse()}</Text>}
          </label>
        ))}
      </div>
      <div className={chosen ? 'recognised' : ''}>
        {chosen && (
          <p>
            <Icon name="check" size={18} />
            <Text as="span">{again.known()}</Text>
          </p>
        )}
        <Text as="button" type="button" className="text-button" onClick={onForget}>
          {phoneCheck.forget()}
        </Text>
      </div>
    </fieldset>
  );
}
