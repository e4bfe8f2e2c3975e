import { codeRules } from '@arogya/domain/auth/second-factor';
import { CODE_HINT, CODE_LABEL, SIGN_IN_AGAIN } from '@arogya/domain/auth/texts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Field } from '../light/field';

interface CodeFormProps {
  /** Answers false when the person must try again. */
  readonly onCode: (code: string) => Promise<boolean>;
  readonly onBack: () => void;
}

/** The second step of signing in. */
export function CodeForm({ onCode, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = input.current?.value ?? code;
    const found = codeRules.code.check(typed) ?? undefined;
    setError(found);
    if (found) return input.current?.focus();
    setBusy(true);
    if (await onCode(typed)) return;
    setBusy(false);
    input.current?.select();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={busy}>
      <p className="login-hint">{CODE_HINT}</p>
      <Field
        label={CODE_LABEL}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={error}
        inputRef={input}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
      />
      <button type="submit" className="light-button" disabled={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </button>
      <button type="button" className="login-again" disabled={busy} onClick={onBack}>
        {SIGN_IN_AGAIN}
      </button>
    </form>
  );
}
