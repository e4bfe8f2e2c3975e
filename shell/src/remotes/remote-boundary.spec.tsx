import { Link, Route, Routes, useLocation } from '@arogya/platform';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { RemoteBoundary } from './remote-boundary';
import { tab } from './renewal';
import { keepEntries } from './own-entries';
import { RemoteDown } from './remotes';

const ENTRY = '/mfe/mfe-admin/remoteEntry.0123456789.js';
const NEWER = '/mfe/mfe-admin/remoteEntry.abcdefabcd.js';
let down = true;
let asked = jest.spyOn(globalThis, 'fetch');
/** What the server has of the micro-frontend now. */
const serve = (entry: string) =>
  asked.mockReset().mockImplementation(() => Promise.resolve(Response.json({ remotes: [{ name: 'mfe-admin', entry, nav: [] }] })));
let reload = jest.spyOn(tab, 'reload');
beforeEach(() => {
  asked = jest.spyOn(globalThis, 'fetch');
  keepEntries([{ name: 'mfe-admin', entry: ENTRY, nav: [] }]);
  serve(ENTRY);
  sessionStorage.clear();
  reload = jest.spyOn(tab, 'reload').mockImplementation(() => undefined);
  down = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function Broken(): string {
  if (down) throw new RemoteDown('mfe-admin', new Error('503'));
  return 'back again';
}

function Crashing(): string {
  throw new Error('a mistake in the page');
}

function Lost(): string {
  throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
}

function Pages() {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary name="mfe-admin" page={pathname} label="Hospital Management" resetKey={pathname}>
      <Routes>
        <Route path="/hospitals" element={<Broken />} />
        <Route path="/lost" element={<Lost />} />
        <Route path="/crash" element={<Crashing />} />
        <Route path="/doctors" element="doctors are fine" />
      </Routes>
    </RemoteBoundary>
  );
}
const draw = (path: string) =>
  renderPage(
    <>
      <Link to="/doctors">elsewhere</Link>
      <Pages />
    </>,
    { path },
  );

test('a micro-frontend that is down costs its own page, says so under the page name, and Retry brings it back', async () => {
  const { user } = draw('/hospitals');
  expect(screen.getByRole('heading', { name: 'Hospital Management' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('mfe-admin is not responding');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByText('back again')).toBeVisible();
});

test('a page that crashes leaves the other pages of its micro-frontend alone', async () => {
  const { user } = draw('/crash');
  expect(screen.getByRole('alert')).toHaveTextContent('This page has stopped working');
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(screen.getByText('doctors are fine')).toBeVisible();
});

test('a part that a newer build has replaced reloads the page, once', async () => {
  serve(NEWER);
  draw('/lost');
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a page that is lost after that reload as well says that a new version is ready, and does not go round in circles', async () => {
  serve(NEWER);
  sessionStorage.setItem('ad-reloaded mfe-admin', NEWER);
  const { user } = draw('/lost');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('A new version is ready.'));
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nobody who is typing loses what they have typed', async () => {
  serve(NEWER);
  const dialog = document.createElement('div');
  dialog.innerHTML = '<div role="dialog"><textarea></textarea></div>';
  document.body.append(dialog);
  draw('/lost');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('A new version is ready.'));
  expect(reload).not.toHaveBeenCalled();
  dialog.remove();
});

test('a part that is lost although nothing newer is there, and a page that crashes, reload nothing', async () => {
  draw('/lost');
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  serve(NEWER);
  draw('/crash');
  await act(async () => Promise.resolve());
  expect([reload.mock.calls.length, asked.mock.calls.length]).toEqual([0, 0]);
});
