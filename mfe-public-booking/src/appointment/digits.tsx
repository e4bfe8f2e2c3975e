import { useCallback, useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import type { LinkedAppointment } from '@arogya/domain/links/link';
import { PHONE_DIGITS } from '@arogya/domain/links/digits';
import { latinDigits } from '@arogya/domain/phones/plain';
import type { LanguageWords } from '@arogya/languages/language-words';
import type { ApiFailure } from '@arogya/light/failure';
import { Icon } from '../page/icon';
import { TextField } from '../page/sheet/field';
import { Text } from '../words/text';
import { useLanguageWords } from '../words/words';
import { isProblem, problemOf, sentenceFor } from './failure';

/** The last four of the phone, by which a browser that is not known shows that the appointment is the patient's own. */
export interface DigitsControl {
  readonly needed: boolean;
  readonly place: RefObject<HTMLDivElement | null>;
  readonly value: string;
  readonly problem: 'missing' | ApiFailure | null;
  /** At once, inside a tap: otherwise phones do not open their keyboard. */
  readonly focus: () => void;
  readonly type: (text: string) => void;
  /** Whether they can be sent; if not, says so at the field. */
  readonly check: () => boolean;
  /** The server's refusal, if it is about them: then it stands at the field. */
  readonly refuse: (failure: ApiFailure) => boolean;
}

export function useDigits(known: Pick<LinkedAppointment, 'digitsNeeded'>): DigitsControl {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<DigitsControl['problem']>(null);
  const [asked, setAsked] = useState(false);
  const needed = known.digitsNeeded || asked;
  const place = useRef<HTMLDivElement>(null);
  const focus = useCallback(() => place.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (problem) focus();
  }, [problem, focus]);
  return {
    needed,
    place,
    focus,
    value,
    problem,
    type: (text) => {
      setValue(latinDigits(text).replace(/\D/gu, '').slice(0, PHONE_DIGITS));
      setProblem(null);
    },
    check: () => {
      const isComplete = !needed || value.length === PHONE_DIGITS;
      setProblem(isComplete ? null : 'missing');
      return isComplete;
    },
    refuse: (failure) => {
      const isAbout = isProblem(failure, 'digitsNeeded', 'digitsWrong', 'digitsUsedUp');
      if (!isAbout) return false;
      // The browser was known when the page was read, and is not any more.
      setAsked(true);
      setValue('');
      setProblem(failure);
      return true;
    },
  };
}

function sentenceOf(words: LanguageWords, problem: DigitsControl['problem']): string | undefined {
  if (problem === null) return undefined;
  const { digits } = words.pages.appointment;
  if (problem === 'missing') return digits.missing();
  const { triesLeft } = problemOf(problem);
  const sentence = sentenceFor(words, problem);
  return triesLeft === undefined ? sentence : `${sentence} ${digits.triesLeft({ tries: triesLeft })}`;
}

interface Props {
  readonly digits: DigitsControl;
  readonly hospital: LinkedAppointment['hospital'];
}

export function DigitsField({ digits, hospital: { phone, call } }: Props): ReactElement | null {
  const language = useLanguageWords();
  const { hospital: texts, appointment: words } = language.pages;
  const { needed, place, value, problem, type } = digits;
  if (!needed) return null;
  const sentence = sentenceOf(language, problem);
  const usedUp = problem !== null && problem !== 'missing' && isProblem(problem, 'digitsUsedUp');
  return (
    <div className="digits" ref={place}>
      <TextField
        name="digits"
        label={words.digits.label()}
        hint={words.digits.hint()}
        error={sentence}
        value={value}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        onText={type}
      />
      <Text as="span" className="sr" role="status">
        {sentence ?? ''}
      </Text>
      {usedUp && phone && call && (
        <a className="button plain" href={call}>
          <Icon name="phone" size={18} />
          <Text as="span">{texts.call({ phone })}</Text>
        </a>
      )}
    </div>
  );
}
