type Props = Readonly<Record<string, unknown>>;
type Component = (props: FormProps) => unknown;

interface FormProps {
  readonly name: string;
  readonly schema: unknown;
  readonly authorized?: { readonly get: (name: string) => { readonly get: (key: string) => string } | undefined };
  readonly errSelectors: { readonly allErrors: () => { readonly toJS: () => readonly { authId?: string; message: string }[] } };
  readonly onChange: (auth: object) => void;
}

/** What a plug-in of Swagger UI is given, as far as this one needs it. */
interface System {
  readonly React: {
    readonly createElement: (type: unknown, props: Props | null, ...children: unknown[]) => unknown;
    readonly useRef: <T>(value: T) => { current: T };
  };
  readonly authActions: { readonly authorize: (auths: object) => void };
  readonly errActions: { readonly newAuthErr: (error: object) => void; readonly clear: (filter: object) => void };
}

interface Auths {
  /** What was typed, or the name of whoever is signed in. */
  readonly session?: { readonly value?: string | { readonly username?: string; readonly password?: string } };
  /** Keys, which Swagger UI keeps by itself. */
  readonly [scheme: string]: unknown;
}

/**
 * Authorize by session, for Swagger UI in the browser: no script may set its cookie, so the dialog asks for username and
 * password. Both functions here are sent as their own text: they use nothing outside.
 */
export const sessionForm = (): object => {
  const form =
    ({ React: { createElement, useRef } }: System): Component =>
    ({ name, authorized, errSelectors, onChange, schema }) => {
      const typed = useRef<Record<string, string>>({});
      const who = authorized?.get(name)?.get('value');
      if (who) return createElement('div', { className: 'session-form' }, createElement('p', null, `Signed in as ${who}.`));
      const type = (key: string, value: string): void => {
        typed.current = { ...typed.current, [key]: value };
        onChange({ name, schema, value: typed.current });
      };
      const field = (key: string, label: string, autoComplete: string): unknown => {
        const listen = ({ target }: { target: { value: string } }): void => type(key, target.value);
        const input = { id: `session-${key}`, type: key === 'password' ? key : 'text', autoComplete, onChange: listen };
        return createElement('div', null, createElement('label', { htmlFor: input.id }, label), createElement('input', input));
      };
      const errors = errSelectors.allErrors().toJS();
      const problem = errors.find(({ authId }) => authId === name)?.message;
      return createElement(
        'div',
        { className: 'session-form' },
        createElement('h4', null, 'Session'),
        createElement('p', null, 'Sign in as a member of staff; the browser keeps the session.'),
        field('username', 'Username', 'username'),
        field('password', 'Password', 'current-password'),
        problem ? createElement('p', { className: 'session-problem', role: 'alert' }, problem) : null,
      );
    };
  return { wrapComponents: { apiKeyAuth: (_original: unknown, system: System) => form(system) } };
};

/** What the dialog does: it signs in, and logging out there ends the session. Who is signed in already need not do so again. */
export const sessionActions = (): object => {
  const post = (path: string, body?: object): Promise<Response> => {
    const sent = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {};
    return fetch(`/api/auth/${path}`, { method: 'POST', ...sent });
  };
  const schema = { type: 'apiKey', in: 'cookie', name: '__Host-sid' };
  const signedIn = ({ username }: { username: string }): object => ({ session: { name: 'session', schema, value: username } });

  const authorize =
    (original: (auths: object) => unknown, { errActions }: System) =>
    async (auths: Auths) => {
      const { session, ...keys } = auths;
      if (Object.keys(keys).length > 0) original(keys);
      if (!session) return;
      const { value } = session;
      if (typeof value === 'string') return void original({ session });
      errActions.clear({ authId: 'session', type: 'auth', source: 'auth' });
      const answer = await post('login', { username: value?.username ?? '', password: value?.password ?? '' });
      const body = (await answer.json()) as { username: string; message: string };
      if (answer.ok) original(signedIn(body));
      else errActions.newAuthErr({ authId: 'session', level: 'error', source: 'auth', message: body.message });
    };
  const logout = (original: (names: readonly string[]) => unknown) => async (names: readonly string[]) => {
    await post('logout');
    original(names);
  };
  const afterLoad = ({ authActions }: System): void => {
    void fetch('/api/auth/user').then(async (answer) => {
      if (answer.ok) authActions.authorize(signedIn((await answer.json()) as { username: string }));
    });
  };
  return { statePlugins: { auth: { wrapActions: { authorize, logout } } }, afterLoad };
};

/** A browser lets no script set a cookie: what Swagger UI would put there is left out. */
export const withoutCookie = (request: { headers?: Record<string, string> }): object => {
  delete request.headers?.['Cookie'];
  return request;
};
