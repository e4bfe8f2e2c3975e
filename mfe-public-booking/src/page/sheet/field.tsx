import { useId, type InputHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon';
import { texts } from '../texts';

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
  const id = useId();
  const note = `${id}-note`;
  const described = { ...(hint || error ? { 'aria-describedby': note } : {}), ...(error ? { 'aria-invalid': true as const } : {}) };
  return (
    <div className={error ? 'field wrong' : 'field'}>
      <label htmlFor={id}>
        <span>{label}</span>
        {optional && <span className="quiet">{` ${texts.form.optional}`}</span>}
      </label>
      {children({ id, described })}
      <FieldNote id={note} hint={hint} error={error} />
    </div>
  );
}

export const FieldNote = ({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | undefined }): ReactElement => (
  <p id={id} className={error ? 'error' : 'quiet'}>
    {error && <Icon name="alert" size={16} />}
    {(error ?? hint) && <span>{error ?? hint}</span>}
  </p>
);

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
