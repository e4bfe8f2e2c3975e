import { fakeApi, get, problem, unreachable } from '@arogya/testing/fake-api';
import { endTimers, holdTimers } from '@arogya/testing/hold-timers';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Allowed } from './allowed';
import { api } from './api';
import { browser, loginAddress } from './browser';
import { failureFrom } from '@arogya/light/failure';
import { tellTabs } from '@arogya/light/tabs';
import { defineMfe, isMfe } from './mfe';
import { useSession } from './session';
import { useSessionWatch } from './session-watch';
import { sessionEnded } from './session-state';

const server = fakeApi();
const leaveTo = jest.spyOn(browser, 'leaveTo').mockImplementation(() => undefined);
beforeEach(() => {
  leaveTo.mockClear();
  window.history.replaceState(null, '', '/');
});

function Who({ closed = true }: { closed?: boolean }) {
  const { user, role, failure } = useSession();
  useSessionWatch(closed);
  const who = failure ? 'failed' : user === undefined ? 'asking' : (user?.username ?? 'nobody');
  return (
    <>
      <output>{`${who} ${role ?? 'none'}`}</output>
      <Allowed action="hospitals:manage">secret</Allowed>
    </>
  );
}
const shows = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('a 401 of the current-user call means nobody, and is asked once', async () => {
  server.use(problem('get', '/auth/user', 401, 'gone'));
  renderPage(<Who closed={false} />);
  await shows('nobody none');
  expect(server.calls).toHaveLength(1);
  expect(leaveTo).not.toHaveBeenCalled();
});

test('any other failure is a failure, not a sign-out', async () => {
  server.use(unreachable('get', '/auth/user'));
  renderPage(<Who />);
  await shows('failed none');
  expect(leaveTo).not.toHaveBeenCalled();
});

test('a missing role is an agent, an unknown one is nothing', async () => {
  server.use(get('/auth/user', makeUser({ role: null })));
  const { unmount } = renderPage(<Who />);
  await shows('admin agent');
  unmount();
  server.use(get('/auth/user', makeUser({ role: 'root' })));
  renderPage(<Who />);
  await shows('admin none');
  expect(screen.queryByText('secret')).toBeNull();
});

test('what a role may do is rendered', async () => {
  renderPage(<Who />);
  expect(await screen.findByText('secret')).toBeVisible();
});

test('a stranger at the door is led in without a word', async () => {
  server.use(problem('get', '/auth/user', 401, 'gone'));
  renderPage(<Who />);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/login'));
  expect(screen.queryByText('Unauthorized')).toBeNull();
});

const { rowsOfTest } = api.injectEndpoints({
  endpoints: (build) => ({ rowsOfTest: build.query<unknown, void>({ query: () => '/patients' }) }),
}).endpoints;

test('who loses the session is informed, led to the sign-in page after half a second, and will come back', async () => {
  window.history.replaceState(null, '', '/appointments?page=2');
  holdTimers(500);
  server.use(get('/patients', [{ name: 'Asha Verma' }]));
  const { store } = renderPage(<Who />);
  await shows('admin admin');
  await store.dispatch(rowsOfTest.initiate());
  expect(JSON.stringify(store.getState())).toContain('Asha Verma');
  act(() => void store.dispatch(sessionEnded()));
  // Neither what was on the screen nor what the server has answered is there any more.
  await shows('nobody none');
  await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('Asha Verma'));
  expect(screen.queryByText('secret')).toBeNull();
  expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
  expect(leaveTo).not.toHaveBeenCalled();
  await endTimers(500);
  expect(leaveTo).toHaveBeenCalledWith('/login?next=%2Fappointments%3Fpage%3D2');
  expect(loginAddress({ pathname: '/login', search: '?next=x' })).toBe('/login');
});

describe('in another tab of the browser', () => {
  const others = new Set<FakeChannel>();
  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      others.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of others) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close(): void {
      others.delete(this);
    }
  }
  const { BroadcastChannel: before } = globalThis;
  beforeEach(() => {
    globalThis.BroadcastChannel = FakeChannel as unknown as typeof BroadcastChannel;
    window.history.replaceState(null, '', '/appointments');
  });
  afterEach(() => {
    globalThis.BroadcastChannel = before;
  });

  test('a sign-out empties this one at once and leads to the sign-in page', async () => {
    renderPage(<Who />);
    await shows('admin admin');
    act(() => tellTabs({ kind: 'ended' }));
    expect(leaveTo).toHaveBeenCalledWith('/login');
    await shows('nobody none');
    expect(screen.queryByText('secret')).toBeNull();
  });

  test('that has found the session ended, this one asks itself: it is emptied only if nobody is signed in any more', async () => {
    renderPage(<Who />);
    await shows('admin admin');
    act(() => tellTabs({ kind: 'found-ended' }));
    await waitFor(() => expect(server.calls.filter(({ path }) => path === '/auth/user')).toHaveLength(2));
    await shows('admin admin');
    server.use(unreachable('get', '/auth/user'));
    act(() => tellTabs({ kind: 'found-ended' }));
    await waitFor(() => expect(server.calls.filter(({ path }) => path === '/auth/user')).toHaveLength(3));
    await shows('admin admin');
    expect(leaveTo).not.toHaveBeenCalled();
    server.use(problem('get', '/auth/user', 401, 'gone'));
    act(() => tellTabs({ kind: 'found-ended' }));
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await shows('nobody none');
    expect(screen.queryByText('secret')).toBeNull();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/login?next=%2Fappointments'));
  });

  test('somebody else’s sign-in leads to their pages; one’s own, or anything else, changes nothing', async () => {
    renderPage(<Who />);
    await shows('admin admin');
    act(() => tellTabs({ kind: 'opened', userId: makeUser().id }));
    act(() => tellTabs('nonsense' as never));
    expect(leaveTo).not.toHaveBeenCalled();
    await shows('admin admin');
    act(() => tellTabs({ kind: 'opened', userId: 'somebody-else' }));
    expect(leaveTo).toHaveBeenCalledWith('/');
    await shows('nobody none');
  });
});

test('the text of a failure is the status and the body, or the status text', () => {
  expect(failureFrom(404, 'Not Found', '')).toEqual({ status: 404, text: '404: Not Found' });
  expect(failureFrom(502, 'Bad Gateway', '<html>').text).toBe('502: <html>');
  expect(failureFrom(409, 'Conflict', '{"message":"Taken","errors":{"a":"b","c":1},"nearest":[]}')).toMatchObject({
    message: 'Taken',
    errors: { a: 'b' },
    body: { nearest: [] },
  });
  expect(failureFrom(400, 'Bad Request', '[1]').message).toBeUndefined();
});

test('a micro-frontend whose pages and nav.json differ is refused while it is written', () => {
  const nav = [{ path: '/a', label: 'A', icon: 'x', roles: ['admin'], home: true }];
  expect(isMfe(defineMfe({ name: 'm', nav, pages: { '/a': 'page' } }))).toBe(true);
  expect(() => defineMfe({ name: 'm', nav, pages: {} })).toThrow('m has no page for /a');
  expect(() => defineMfe({ name: 'm', nav, pages: { '/a': 'page', '/b': 'page' } })).toThrow('m has no nav entry for /b');
  expect([isMfe(null), isMfe({ contract: 2, name: 'm', pages: [] }), isMfe('m')]).toEqual([false, false, false]);
});
