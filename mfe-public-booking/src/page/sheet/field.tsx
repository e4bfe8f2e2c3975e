import { useId, type InputHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon';
import { saidIn } from '../../words/said';
import { Text } from '../../words/text';
import { useLanguageWords, useWords } from '../../words/words';

interface FrameProps {
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

interface Ids {
  readonly id: string;
  readonly described: { 'aria-describedby'?: string; 'aria-invalid'?: true };
}

/** Label above, hint or error below, linked to the control by ids. */
export function Frame({ label, optional, hint, error, children }: FrameProps & { children: (ids: Ids) => ReactNode }): ReactElement {
  const { form } = useWords();
  const id = useId();
  const note = `${id}-note`;
  const described = { ...(hint || error ? { 'aria-describedby': note } : {}), ...(error ? { 'aria-invalid': true as const } : {}) };
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={id}>
        <Text as="span">{label}</Text>
        {optional && <Text as="span" className="quiet">{` ${form.optional()}`}</Text>}
      </label>
      {children({ id, described })}
      <FieldNote id={note} hint={hint} error={error} />
    </div>
  );
}

interface NoteProps {
  readonly id: string;
  readonly hint?: string | undefined;
  /** The sentence of the rule, or of the server. */
  readonly error?: string | undefined;
}

export function FieldNote({ id, hint, error }: NoteProps): ReactElement {
  const words = useLanguageWords();
  const note = error ? saidIn(words, error) : hint;
  return (
    <p id={id} className={error ? 'error' : 'quiet'}>
      {error && <Icon name="alert" size={16} />}
      {note && <Text as="span">{note}</Text>}
    </p>
  );
}

type Control<T> = FrameProps & Omit<T, 'id' | 'className' | 'onChange'> & { readonly onText: (text: string) => void };

export const TextField = ({
  label,
  optional,
  hint,
  error,
  onText,
  ...input
}: Control<InputHTMLAttributes<HTMLInputElement>>): ReactElement => (
  <Frame {...{ label, hint, error }} optional={optional ?? false}>
    {({ id, described }) => <input id={id} className="input" {...described} {...input} onChange={(event) => onText(event.target.value)} />}
  </Frame>
);
