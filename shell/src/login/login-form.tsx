import { loginRules } from '@arogya/domain/auth/rules';
import { checkAll } from '@arogya/domain/rule';
import { useFields } from '@arogya/light/fields';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Field } from '../light/field';

type Name = keyof typeof loginRules;
const NAMES = Object.keys(loginRules) as Name[];

interface LoginFormProps {
  /** Answers why the person must try again; null when they need not. */
  readonly onSignIn: (username: string, password: string) => Promise<string | null>;
}

const Eye = ({ open }: { open: boolean }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12z" />
    <circle cx="12" cy="12" r="3" />
    {open ? null : <path d="M4 4l16 16" />}
  </svg>
);

/** Username and password; checked when a field is left and then at each change, and all at once on Enter. */
export function LoginForm({ onSignIn }: LoginFormProps) {
  const [values, setValues] = useState({ username: '', password: '' });
  const { errors, ...fields } = useFields<Name>(checkAll(loginRules, values), NAMES);
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  // A toast goes by itself; why it failed stays until something else is typed.
  const [failed, setFailed] = useState<string | null>(null);
  const [alive, setAlive] = useState(false);
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  // The form stands there before its script: what was typed by then stays, and who types keeps the place.
  useEffect(() => {
    setValues({ username: username.current?.value ?? '', password: password.current?.value ?? '' });
    if (document.activeElement !== password.current) username.current?.focus();
    setAlive(true);
  }, []);

  const change = (name: Name, value: string): void => {
    setValues((now) => ({ ...now, [name]: value }));
    setFailed(null);
    fields.change(name);
  };
  const leave = (name: Name): void => fields.leave(name, values[name]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    // Password managers may fill the inputs without an event that React sees.
    const typed = { username: username.current?.value ?? '', password: password.current?.value ?? '' };
    const found = checkAll(loginRules, typed);
    setValues(typed);
    fields.checkAll();
    if (found['username']) return username.current?.focus();
    if (found['password']) return password.current?.focus();
    setBusy(true);
    setFailed(null);
    const why = await onSignIn(typed.username.trim(), typed.password);
    if (why === null) return;
    setFailed(why);
    setBusy(false);
    password.current?.select();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={busy}>
      <Field
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={values.username}
        error={errors.username}
        inputRef={username}
        onChange={(event) => change('username', event.target.value)}
        onBlur={() => leave('username')}
      />
      <Field
        label="Password"
        name="password"
        autoComplete="current-password"
        type={shown ? 'text' : 'password'}
        value={values.password}
        error={errors.password ?? failed ?? undefined}
        inputRef={password}
        onChange={(event) => change('password', event.target.value)}
        onBlur={() => leave('password')}
        tool={
          <button
            type="button"
            className="login-eye"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            onClick={() => setShown((now) => !now)}
          >
            <Eye open={shown} />
          </button>
        }
      />
      {/* Without its script the browser itself would send the form, the password in the address. */}
      <button type="submit" className="light-button" disabled={busy || !alive}>
        {busy ? 'Signing in...' : 'Sign In'}
      </button>
    </form>
  );
}
