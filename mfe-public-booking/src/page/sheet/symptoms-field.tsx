import type { ReactElement } from 'react';
import { LONG_TEXT } from '@arogya/domain/rule';
import { COMMON_SYMPTOMS } from '@arogya/domain/patients/symptoms';
import { Text } from '../../words/text';
import { useWords } from '../../words/words';
import { Frame } from './field';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
const has = (text: string, symptom: string): boolean => listed(text).some((part) => part.toLowerCase() === symptom.toLowerCase());

/** Adds a common symptom to the text, or removes it; in English, so that the doctor reads it. */
export function toggled(text: string, symptom: string): string {
  if (!has(text, symptom)) return [...listed(text), symptom].join(', ');
  return listed(text)
    .filter((part) => part.toLowerCase() !== symptom.toLowerCase())
    .join(', ');
}

export function SymptomsField({ value, error, onText, onLeave }: Props): ReactElement {
  const { form } = useWords();
  const hint = form.symptomsHint();
  return (
    <Frame label={form.symptoms()} hint={hint} error={error}>
      {({ id, described }) => (
        <>
          <div className="chips scroll" role="group" aria-label={hint}>
            {COMMON_SYMPTOMS.map(({ key, symptom }) => (
              <Text
                as="button"
                key={key}
                type="button"
                className="chip"
                aria-pressed={has(value, symptom)}
                onClick={() => onText(toggled(value, symptom))}
              >
                {form.commonSymptoms[key]()}
              </Text>
            ))}
          </div>
          <textarea
            id={id}
            name="symptoms"
            className="input"
            rows={2}
            maxLength={LONG_TEXT}
            value={value}
            {...described}
            onChange={(event) => onText(event.target.value)}
            onBlur={onLeave}
          />
        </>
      )}
    </Frame>
  );
}
