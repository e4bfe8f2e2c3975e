import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { Manifest } from './manifest';
import { NewVersion } from './new-version';
import { useNewer } from './use-newer';

const manifestWith = (entry: string): Manifest => ({ remotes: [{ name: 'mfe-doctor', entry, nav: [] }] });
const BEGAN_WITH = manifestWith('/mfe/mfe-doctor/remoteEntry.0123456789.js');

let tell: (topics: readonly string[]) => void = () => undefined;
function Tab() {
  const [newer, changed] = useNewer(BEGAN_WITH);
  tell = changed;
  return <NewVersion newer={newer} />;
}

const asked = jest.spyOn(globalThis, 'fetch');
const answer = (now: Manifest): unknown => asked.mockImplementation(() => Promise.resolve(Response.json(now)));
beforeEach(() => asked.mockReset());
afterAll(() => asked.mockRestore());

/** The tab hears what has changed, and has looked. */
const hear = (topics: readonly string[]): Promise<void> => act(() => Promise.resolve(tell(topics)));

const line = (): HTMLElement => screen.getByRole('status');

test('an open tab says that its pages were shipped anew, and offers to reload', async () => {
  answer(manifestWith('/mfe/mfe-doctor/1.1.0-48f613b791/remoteEntry.js'));
  render(<Tab />);
  await hear(['releases']);
  expect(line()).toHaveTextContent('A new version is ready. Reload');
});

test('it says nothing when what it gets is the same, as for those who do not try a release', async () => {
  answer(BEGAN_WITH);
  render(<Tab />);
  await hear(['*']);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(line()).toBeEmptyDOMElement();
});

test('it takes the line back when the release was taken back', async () => {
  answer(manifestWith('/mfe/mfe-doctor/1.1.0-48f613b791/remoteEntry.js'));
  render(<Tab />);
  await hear(['releases']);
  answer(BEGAN_WITH);
  await hear(['releases']);
  expect(line()).toBeEmptyDOMElement();
});

test('it says that what it has had a fault, when that was taken back', async () => {
  const now: Manifest = {
    remotes: [{ name: 'mfe-doctor', entry: '/mfe/mfe-doctor/1.0.0-48f613b791/x.js', nav: [], takenBack: ['installed'] }],
  };
  answer(now);
  render(<Tab />);
  await hear(['releases']);
  expect(line()).toHaveTextContent('This page had a fault, which was taken back. Reload');
});

test('other changes, and a server that does not answer, change nothing', async () => {
  asked.mockImplementation(() => Promise.reject(new TypeError('offline')));
  render(<Tab />);
  await hear(['leads']);
  expect(asked).not.toHaveBeenCalled();
  await hear(['releases']);
  expect(line()).toBeEmptyDOMElement();
});
