import { runInNewContext } from 'node:vm';
import { sessionActions, sessionForm, withoutCookie } from './swagger-session';

interface Plugin {
  readonly statePlugins: {
    readonly auth: {
      readonly wrapActions: {
        readonly authorize: (original: (auths: object) => void, system: object) => (auths: object) => Promise<void>;
        readonly logout: (original: (names: readonly string[]) => void) => (names: readonly string[]) => Promise<void>;
      };
    };
  };
  readonly afterLoad: (system: object) => void;
}

interface Call {
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
}

/** The plug-in as the browser has it: its text alone, with nothing of this server around it. */
function inBrowser(answers: Readonly<Record<string, { ok: boolean; body: object }>>) {
  const calls: Call[] = [];
  const fetch = (path: string, { method, body }: { method?: string; body?: string } = {}): Promise<object> => {
    calls.push({ path, ...(method ? { method } : {}), ...(body ? { body } : {}) });
    const { ok, body: json } = answers[path] ?? { ok: false, body: {} };
    return Promise.resolve({ ok, json: () => Promise.resolve(json) });
  };
  const plugin = runInNewContext(`(${sessionActions.toString()})()`, { fetch }) as Plugin;
  return { plugin, calls, actions: plugin.statePlugins.auth.wrapActions };
}

const TYPED = { session: { schema: {}, value: { username: 'admin', password: 'x' } } };
const SIGNED_IN = { session: { name: 'session', value: 'admin' } };

describe('Authorize in Swagger UI', () => {
  it('signs in with what was typed, and keeps the name alone', async () => {
    const { actions, calls } = inBrowser({ '/api/auth/login': { ok: true, body: { username: 'admin' } } });
    const kept: object[] = [];
    await actions.authorize((auths) => kept.push(auths), { errActions: { clear: () => undefined } })(TYPED);
    expect(calls).toEqual([{ path: '/api/auth/login', method: 'POST', body: JSON.stringify(TYPED.session.value) }]);
    expect(kept).toMatchObject([SIGNED_IN]);
    expect(JSON.stringify(kept)).not.toContain('password');
  });

  it('keeps a key as it was typed, and signs nobody in for it', async () => {
    const { actions, calls } = inBrowser({});
    const kept: object[] = [];
    const auths = { releaseKey: { name: 'releaseKey', schema: {}, value: 'adk_of-a-pipeline' } };
    await actions.authorize((some) => kept.push(some), { errActions: { clear: () => undefined } })(auths);
    expect(kept).toEqual([auths]);
    expect(calls).toEqual([]);
  });

  it('keeps the key of an integration beside that of releases', async () => {
    const { actions, calls } = inBrowser({});
    const kept: object[] = [];
    const auths = {
      integrationKey: { name: 'integrationKey', schema: {}, value: 'adi_of-a-program' },
      releaseKey: { value: 'adk_of-a-pipeline' },
    };
    await actions.authorize((some) => kept.push(some), { errActions: { clear: () => undefined } })(auths);
    expect([kept, calls]).toEqual([[auths], []]);
  });

  it('keeps a key also when the sign-in beside it is refused', async () => {
    const { actions } = inBrowser({ '/api/auth/login': { ok: false, body: { message: 'Invalid username or password' } } });
    const kept: object[] = [];
    const releaseKey = { name: 'releaseKey', schema: {}, value: 'adk_of-a-pipeline' };
    const errActions = { clear: () => undefined, newAuthErr: () => undefined };
    await actions.authorize((some) => kept.push(some), { errActions })({ ...TYPED, releaseKey });
    expect(kept).toEqual([{ releaseKey }]);
  });

  it('says why it could not', async () => {
    const { actions } = inBrowser({ '/api/auth/login': { ok: false, body: { message: 'Invalid username or password' } } });
    const said: object[] = [];
    const kept: object[] = [];
    const errActions = { clear: () => undefined, newAuthErr: (error: object) => said.push(error) };
    await actions.authorize((auths) => kept.push(auths), { errActions })(TYPED);
    expect(kept).toEqual([]);
    expect(said).toMatchObject([{ authId: 'session', message: 'Invalid username or password' }]);
  });

  it('ends the session by Logout', async () => {
    const { actions, calls } = inBrowser({});
    const left: string[] = [];
    await actions.logout((names) => left.push(...names))(['session']);
    expect(calls).toEqual([{ path: '/api/auth/logout', method: 'POST' }]);
    expect(left).toEqual(['session']);
  });

  it('knows whoever is signed in already', async () => {
    const { plugin } = inBrowser({ '/api/auth/user': { ok: true, body: { username: 'admin' } } });
    const kept = await new Promise((done) => plugin.afterLoad({ authActions: { authorize: done } }));
    expect(kept).toMatchObject(SIGNED_IN);
  });

  it('asks for username and password', () => {
    const { wrapComponents } = runInNewContext(`(${sessionForm.toString()})()`) as {
      wrapComponents: { apiKeyAuth: (original: null, system: object) => (props: object) => unknown };
    };
    const createElement = (type: string, props: object | null, ...children: unknown[]): object => ({ type, props, children });
    const render = wrapComponents.apiKeyAuth(null, { React: { createElement, useRef: (current: unknown) => ({ current }) } });
    const changes: object[] = [];
    const errSelectors = { allErrors: () => ({ toJS: () => [] }) };
    const form = render({ name: 'session', schema: {}, errSelectors, onChange: (auth: object) => changes.push(auth) });
    const inputs: { id: string; type: string; onChange: (event: object) => void }[] = [];
    JSON.stringify(form, (_key, value: unknown) => {
      const element = value as { type?: string; props?: (typeof inputs)[number] } | null;
      if (element?.type === 'input' && element.props) inputs.push(element.props);
      return value;
    });
    expect(inputs.map(({ id, type }) => `${id} ${type}`)).toEqual(['session-username text', 'session-password password']);
    inputs[0]?.onChange({ target: { value: 'admin' } });
    inputs[1]?.onChange({ target: { value: 'x' } });
    expect(changes.at(-1)).toEqual({ name: 'session', schema: {}, value: { username: 'admin', password: 'x' } });
  });

  it('sends no cookie of its own', () => {
    expect(withoutCookie({ headers: { Cookie: '__Host-sid=admin', accept: '*/*' } })).toEqual({ headers: { accept: '*/*' } });
  });
});
