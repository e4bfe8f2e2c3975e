import { Link, Route, Routes, useLocation } from '@arogya/platform';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { RemoteBoundary } from './remote-boundary';
import { RemoteDown } from './remotes';

let down = true;
beforeEach(() => {
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

function Pages() {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary name="mfe-admin" label="Hospital Management" resetKey={pathname}>
      <Routes>
        <Route path="/hospitals" element={<Broken />} />
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
  await user.click(screen.getByRole('link', { name: 'elsewhere' }));
  expect(screen.getByText('doctors are fine')).toBeVisible();
});
