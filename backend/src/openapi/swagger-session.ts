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

type Auths = Readonly<Record<string, { readonly schema: unknown; readonly value?: { username?: string; password?: string } }>>;
type Act = (value: never) => unknown;

/**
 * Authorize by session, for Swagger UI in the browser: no script may set its cookie, so the dialog signs in with username
 * and password, and logging out there ends the session. This function is sent as its own text: it uses nothing outside.
 */
export const sessionPlugin = (): object => {
  const SCHEME = 'session';
  const post = (path: string, body?: object): Promise<Response> =>
    fetch(`/api/auth/${path}`, {
      method: 'POST',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
  const schema = { type: 'apiKey', in: 'cookie', name: '__Host-sid' };
  const signedIn = ({ username }: { username: string }): object => ({ [SCHEME]: { name: SCHEME, schema, value: username } });

  const form =
    ({ React: { createElement, useRef } }: System): Component =>
    ({ name, authorized, errSelectors, onChange, schema: own }) => {
      const typed = useRef<Record<string, string>>({});
      const who = authorized?.get(name)?.get('value');
      if (who) return createElement('div', { className: 'session-form' }, createElement('p', null, `Signed in as ${who}.`));
      const field = (key: string, label: string, type: string, autoComplete: string): unknown =>
        createElement(
          'div',
          null,
          createElement('label', { htmlFor: `session-${key}` }, label),
          createElement('input', {
            id: `session-${key}`,
            type,
            autoComplete,
            onChange: ({ target }: { target: { value: string } }) => {
              typed.current = { ...typed.current, [key]: target.value };
              onChange({ name, schema: own, value: typed.current });
            },
          }),
        );
      const problem = errSelectors
        .allErrors()
        .toJS()
        .find(({ authId }) => authId === name)?.message;
      return createElement(
        'div',
        { className: 'session-form' },
        createElement('h4', null, 'Session'),
        createElement('p', null, 'Sign in as a member of staff; the browser keeps the session.'),
        field('username', 'Username', 'text', 'username'),
        field('password', 'Password', 'password', 'current-password'),
        problem ? createElement('p', { className: 'session-problem', role: 'alert' }, problem) : null,
      );
    };

  const authorize =
    (original: (auths: object) => unknown, { errActions }: System) =>
    async (auths: Auths): Promise<void> => {
      const { username, password } = auths[SCHEME]?.value ?? {};
      if (typeof auths[SCHEME]?.value === 'string') return void original(auths);
      errActions.clear({ authId: SCHEME, type: 'auth', source: 'auth' });
      const answer = await post('login', { username: username ?? '', password: password ?? '' });
      const body = (await answer.json()) as { username: string; message: string };
      if (answer.ok) original(signedIn(body));
      else errActions.newAuthErr({ authId: SCHEME, level: 'error', source: 'auth', message: body.message });
    };

  const logout =
    (original: Act) =>
    async (names: readonly string[]): Promise<void> => {
      await post('logout');
      original(names as never);
    };

  return {
    wrapComponents: { apiKeyAuth: (_original: unknown, system: System) => form(system) },
    statePlugins: { auth: { wrapActions: { authorize, logout } } },
    /** Whoever is signed in already need not do so again. */
    afterLoad: ({ authActions }: System): void => {
      void fetch('/api/auth/user').then(async (answer) => {
        if (answer.ok) authActions.authorize(signedIn((await answer.json()) as { username: string }));
      });
    },
  };
};

/** A browser lets no script set a cookie: what Swagger UI would put there is left out. */
export const withoutCookie = (request: { headers?: Record<string, string> }): object => {
  delete request.headers?.['Cookie'];
  return request;
};
