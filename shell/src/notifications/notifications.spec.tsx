import type { ListNotificationsApiResponse, Notification } from '@arogya/api/notifications';
import { MOST_SCREEN_AGE_MS } from '@arogya/domain/live/screen-age';
import { browser, toasts } from '@arogya/platform';
import { fakeApi, get, post, problem, unreachable } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { standInZone } from '@arogya/testing/zone';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Bell } from './bell';
import { useLiveShell } from './use-bell';

// The panel is a chunk of its own: on a busy machine it takes a while.
const BOOKED: Notification = {
  id: 'n1',
  kind: 'appointment_booked',
  entityId: 'v1',
  detail: { name: 'Meera Nair', doctor: 'Dr. Asha Rao', at: '2026-11-24T04:00:00+00:00' },
  at: '2020-01-10T06:30:00.000Z',
  readAt: null,
};
const ENQUIRY: Notification = {
  id: 'n2',
  kind: 'enquiry_received',
  entityId: 'e1',
  detail: { name: 'Ravi' },
  at: '2026-11-19T06:30:00.000Z',
  readAt: '2026-11-19T07:00:00.000Z',
};
const list = (...rows: Notification[]) => get<ListNotificationsApiResponse>('/notifications', rows, { total: rows.length });
const server = fakeApi([get('/notifications/unread', { unread: 1 }), list(BOOKED, ENQUIRY)]);

/** How many are unread, as the server says when a stream opens; null: it says nothing. */
let said: number | null = 1;
afterEach(() => void (said = 1));

class FakeStream extends EventTarget {
  constructor() {
    super();
    const unread = said;
    if (unread !== null) setTimeout(() => act(() => this.tell('unread', { unread })));
  }
  tell(event: string, data: object): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
  close(): void {
    closed += 1;
  }
}
let closed = 0;
let stream = new FakeStream();
const listenTo = jest.spyOn(browser, 'listenTo').mockImplementation(() => {
  stream = new FakeStream();
  return stream as unknown as EventSource;
});
const push = (event: string, data: object): void => act(() => stream.tell(event, data));

function Header() {
  useLiveShell(() => undefined);
  return <Bell />;
}
const bell = (name: string | RegExp) => screen.findByRole('button', { name });
async function openPanel() {
  const rendered = renderPage(<Header />);
  await rendered.user.click(await bell('Notifications, 1 unread'));
  return { ...rendered, panel: within(await screen.findByRole('dialog')) };
}

test('the bell tells the count that the stream brings, and asks for none itself', async () => {
  renderPage(<Header />);
  await bell('Notifications, 1 unread');
  push('unread', { unread: 3 });
  await bell('Notifications, 3 unread');
  push('unread', { unread: 0 });
  await bell('Notifications');
  expect(server.callsTo('GET', '/notifications/unread')).toHaveLength(0);
});

test('where no stream can be opened, the bell asks for the count', async () => {
  said = null;
  listenTo.mockClear();
  renderPage(<Header />);
  await waitFor(() => expect(listenTo).toHaveBeenCalled());
  act(() => void stream.dispatchEvent(new Event('error')));
  await bell('Notifications, 1 unread');
  expect(server.callsTo('GET', '/notifications/unread')).toHaveLength(1);
});

test('the panel says what happened to whom and when, which is unread, and leads to the record', async () => {
  const { panel, user, address } = await openPanel();
  const line = await panel.findByRole('link', { name: /New booking.*unread/u });
  expect(line).toHaveTextContent('Meera Nair with Dr. Asha Rao on 24 Nov 2026, 9:30 AM');
  expect(line).toHaveTextContent('10 Jan 2020, 12:00 PM');
  expect(panel.getByRole('link', { name: /New enquiry/u })).toHaveAttribute('href', '/?tab=enquiries&enquiry=e1');
  expect(panel.getByRole('link', { name: /New enquiry/u })).not.toHaveAccessibleName(/unread/u);
  server.use(post('/notifications/read', { unread: 0 }, { status: 200 }));
  await user.click(line);
  expect(address()).toBe('/appointments?appointment=v1');
  await waitFor(() => expect(server.callsTo('POST', '/notifications/read')[0]?.body).toEqual({ id: 'n1' }));
});

test('a doctor is led to their own page', async () => {
  server.use(get('/auth/user', makeUser({ role: 'doctor' })));
  const { panel } = await openPanel();
  await waitFor(() =>
    expect(panel.getByRole('link', { name: /New booking/u })).toHaveAttribute('href', '/doctor-dashboard?appointment=v1'),
  );
});

test('a sign-in from a new browser leads to the list of browsers', async () => {
  server.use(list({ ...BOOKED, kind: 'new_browser', entityId: 'u1', detail: { browser: 'Firefox on Windows' } }));
  const { panel } = await openPanel();
  const line = await panel.findByRole('link', { name: /New sign-in to your account/u });
  expect(line).toHaveTextContent('From Firefox on Windows, which has not been used for it before');
  expect(line).toHaveAttribute('href', '/?account=sessions');
});

test('all are marked as read at once; then there is nothing left to mark', async () => {
  const { panel, user } = await openPanel();
  await panel.findByRole('link', { name: /New booking.*unread/u });
  server.use(
    post('/notifications/read', { unread: 0 }, { status: 200 }),
    get('/notifications/unread', { unread: 0 }),
    list({ ...BOOKED, readAt: BOOKED.at }, ENQUIRY),
  );
  const all = panel.getByRole('button', { name: /Mark all as read/u });
  await user.click(all);
  await waitFor(() => expect(panel.queryByRole('link', { name: /unread/u })).toBeNull());
  await waitFor(() => expect(all).toHaveAttribute('aria-disabled', 'true'));
  await user.click(all);
  expect(server.callsTo('POST')).toHaveLength(1);
  expect(server.callsTo('POST')[0]?.body).toEqual({});
});

test('a count that changes while the panel is open brings the new line', async () => {
  const { panel } = await openPanel();
  await panel.findByRole('link', { name: /New booking/u });
  server.use(list({ ...BOOKED, id: 'n3', kind: 'appointment_cancelled' }, BOOKED, ENQUIRY));
  push('unread', { unread: 2 });
  await panel.findByRole('link', { name: /Appointment cancelled.*unread/u });
});

test('nothing yet, a failure with Retry, and no network', async () => {
  server.use(problem('get', '/notifications', 503, 'The service is not available right now.'));
  const { panel, user } = await openPanel();
  await panel.findByText('The service is not available right now.');
  server.use(list());
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  await panel.findByText('No notifications yet');
  server.use(unreachable('get', '/notifications'));
  push('unread', { unread: 5 });
  await panel.findByText(/The server could not be reached. Please check your connection./u);
});

test('older ones are shown when they are asked for', async () => {
  server.use(get<ListNotificationsApiResponse>('/notifications', [BOOKED], { total: 2 }));
  const { panel, user } = await openPanel();
  server.use(list(BOOKED, ENQUIRY));
  await user.click(await panel.findByRole('button', { name: 'Show older' }));
  await panel.findByRole('link', { name: /New enquiry/u });
  expect(server.callsTo('GET', '/notifications').map(({ query }) => query.get('pageSize'))).toEqual(['20', '40']);
});

test.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata'])(
  'in a browser of %s an appointment is shown on the clock of its hospital',
  async (zone) => {
    standInZone(zone);
    const at = '2026-11-24T18:40:00+00:00';
    const there = { ...BOOKED, id: 'n9', at, detail: { ...BOOKED.detail, at, zone: 'Asia/Dubai' } };
    server.use(list({ ...BOOKED, at, detail: { ...BOOKED.detail, at } }, there));
    const { panel } = await openPanel();
    const [here, dubai] = await panel.findAllByRole('link', { name: /New booking/u });
    expect(here).toHaveTextContent('on 25 Nov 2026, 12:10 AM');
    expect(dubai).toHaveTextContent('on 24 Nov 2026, 10:40 PM');
  },
);

test('Esc closes the panel and the bell has the focus again', async () => {
  const { user } = await openPanel();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Notifications/u })).toHaveFocus());
});

test('what a toast replaced can be read below, newest first', async () => {
  const { panel } = await openPanel();
  expect(panel.queryByRole('region', { name: 'Earlier messages' })).toBeNull();
  act(() => {
    toasts.show({ title: 'Appointment booked successfully.' });
    toasts.show({ title: 'Error', text: 'Failed to update lead.', tone: 'destructive' });
  });
  const said = within(panel.getByRole('region', { name: 'Earlier messages' })).getAllByRole('listitem');
  expect(said[0]).toHaveTextContent('Failed to update lead.Today');
  expect(said[1]).toHaveTextContent('Appointment booked successfully.Today');
});

const openedStream = async () => {
  listenTo.mockClear();
  const now = jest.spyOn(performance, 'now').mockReturnValue(MOST_SCREEN_AGE_MS + 1);
  const rendered = renderPage(<Header />);
  await waitFor(() => expect(listenTo).toHaveBeenCalledWith('/api/events'));
  now.mockRestore();
  return rendered;
};
const asked = () => server.callsTo('GET', '/notifications/unread');
const SIGNED_OUT = problem('get', '/notifications/unread', 401, 'You are logged out. Logging in again...');
const PATIENT = { timeout: 20_000 };

test.each<[string, () => void]>([
  ['the server says that its session has ended', () => push('ended', {})],
  ['it breaks, and nobody is signed in any more', () => act(() => void stream.dispatchEvent(new Event('error')))],
])('where %s, the session has ended on the screen too', async (_, end) => {
  const { store } = await openedStream();
  server.use(SIGNED_OUT);
  end();
  await waitFor(() => expect(store.getState().sessionState.ended).toBe(true), PATIENT);
  // Once more, as another tab may have changed the session at that moment.
  expect(asked()).toHaveLength(2);
});

test('a server that does not answer ends no session, and neither does a new session of the same browser', async () => {
  const { store } = await openedStream();
  server.use(unreachable('get', '/notifications/unread'));
  push('ended', {});
  await waitFor(() => expect(listenTo).toHaveBeenCalledTimes(2), PATIENT);
  const before = asked().length;
  server.use(SIGNED_OUT);
  push('ended', {});
  await waitFor(() => expect(asked()).toHaveLength(before + 1), PATIENT);
  server.use(get('/notifications/unread', { unread: 1 }));
  await waitFor(() => expect(listenTo).toHaveBeenCalledTimes(3), PATIENT);
  expect(store.getState().sessionState.ended).toBe(false);
});

test('without a session the stream is not opened', async () => {
  server.use(problem('get', '/auth/user', 401, 'gone'));
  listenTo.mockClear();
  renderPage(<Header />);
  await waitFor(() => expect(server.callsTo('GET', '/auth/user')).toHaveLength(1));
  expect(listenTo).not.toHaveBeenCalled();
});

test('the stream is closed with the app', async () => {
  const { unmount } = renderPage(<Header />);
  await waitFor(() => expect(listenTo).toHaveBeenCalled());
  closed = 0;
  unmount();
  expect(closed).toBe(1);
});
