import './field.css';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';

interface FrameProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly optional?: boolean;
  /** Below the error: what answers it. */
  readonly answer?: ReactNode;
}

interface Ties {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

/** Label above, error below, both linked to the control. */
function Frame({ label, error, optional = false, answer, children }: FrameProps & { children: (ties: Ties) => ReactNode }) {
  const id = useId();
  const note = `${id}-error`;
  return (
    <div className="light-field" data-bad={error ? true : undefined}>
      <label htmlFor={id}>
        <span>{label}</span>
        {optional ? <span className="light-optional"> (optional)</span> : null}
      </label>
      <span className="light-input">{children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': error ? note : undefined })}</span>
      {error ? (
        <span id={note} className="light-error">
          {error}
        </span>
      ) : null}
      {answer}
    </div>
  );
}

type FieldProps = FrameProps &
  InputHTMLAttributes<HTMLInputElement> & { readonly inputRef?: Ref<HTMLInputElement>; readonly tool?: ReactNode };

/** A native input, with `tool` inside its right end. */
export function Field({ label, error, optional, inputRef, tool, children, ...input }: FieldProps) {
  return (
    <Frame label={label} error={error} optional={optional} answer={children}>
      {(ties) => (
        <>
          <input {...input} {...ties} ref={inputRef} />
          {tool}
        </>
      )}
    </Frame>
  );
}

export function TextArea({ label, error, optional, ...area }: FrameProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <Frame label={label} error={error} optional={optional}>
      {(ties) => <textarea {...area} {...ties} />}
    </Frame>
  );
}
