import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
  /** Stands inside the field's right end. */
  readonly tool?: ReactNode;
}

/** A native input with its label above and its error below. */
export function Field({ label, error, inputRef, tool, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="login-field" data-bad={error ? true : undefined}>
      <label htmlFor={id}>{label}</label>
      <span className="login-input">
        <input {...input} id={id} ref={inputRef} aria-invalid={Boolean(error)} aria-describedby={error ? `${id}-error` : undefined} />
        {tool}
      </span>
      {error ? (
        <span id={`${id}-error`} className="login-error">
          {error}
        </span>
      ) : null}
    </div>
  );
}
