import type { FrontendReport } from '@arogya/domain/releases/report';
import { jest } from '@jest/globals';

const ENTRY = '/mfe/mfe-doctor/1.4.0-48f613b791/remoteEntry.js';
const ID = '1.4.0-48f613b791';

const sent: { readonly address: string; readonly body: Blob }[] = [];
Object.defineProperty(navigator, 'sendBeacon', {
  value: (address: string, body: Blob) => sent.push({ address, body }) > 0,
  configurable: true,
});

let page = new EventTarget();
/** A tab of its own. */
async function newTab(): Promise<typeof import('./reports')> {
  jest.resetModules();
  sent.length = 0;
  const reports = await import('./reports');
  page = new EventTarget();
  reports.watchFailures(page);
  return reports;
}

const textOf = (blob: Blob): Promise<string> =>
  new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsText(blob);
  });
const reportsOf = async (): Promise<FrontendReport[]> => {
  page.dispatchEvent(new Event('pagehide'));
  const texts = await Promise.all(sent.map(({ body }) => textOf(body)));
  return texts.flatMap((text) => (JSON.parse(text) as { reports: FrontendReport[] }).reports);
};

/** An error whose stack leads through these addresses. */
function errorAt(message: string, ...places: string[]): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${places.map((place) => `    at f (${place})`).join('\n')}`;
  return error;
}
const OWN = `https://desk.example.org/mfe/mfe-doctor/${ID}/page-day.js:1:2041`;

test('a tab says which release it has opened and how it failed, each once, in one call', async () => {
  const { reportOpened, reportFailure } = await newTab();
  for (const _ of [1, 2]) {
    reportOpened('mfe-doctor', ENTRY);
    reportFailure({ name: 'mfe-doctor', entry: ENTRY, kind: 'render', error: errorAt('x', OWN), page: '/doctor-dashboard' });
  }
  expect(await reportsOf()).toEqual([
    { name: 'mfe-doctor', id: ID, kind: 'opened' },
    { name: 'mfe-doctor', id: ID, kind: 'render', error: 'TypeError', frame: 'page-day.js:1:2041', page: '/doctor-dashboard' },
  ]);
  expect(sent.map(({ address }) => address)).toEqual(['/api/releases/reports']);
});

test('no message and no address is sent: they may hold a patient', async () => {
  const { reportFailure } = await newTab();
  const error = errorAt('Asha Rao 9876512345 has no name', 'https://desk.example.org/x?phone=9876512345:1:1', OWN);
  reportFailure({ name: 'mfe-doctor', entry: ENTRY, kind: 'render', error });
  expect(JSON.stringify(await reportsOf())).not.toMatch(/Asha|98765|desk\.example/u);
});

test('what nobody catches is said of the release whose file it comes from, and of nothing else', async () => {
  await newTab();
  page.dispatchEvent(new ErrorEvent('error', { error: errorAt('x', 'https://desk.example.org/main.js:1:1') }));
  page.dispatchEvent(new ErrorEvent('error', { error: errorAt('x', 'https://desk.example.org/main.js:1:1', OWN) }));
  page.dispatchEvent(new ErrorEvent('error', { error: 'text' }));
  expect(await reportsOf()).toEqual([{ name: 'mfe-doctor', id: ID, kind: 'unhandled', error: 'TypeError', frame: 'page-day.js:1:2041' }]);
});

test('without a network nothing is reported: no release is to blame', async () => {
  const { reportFailure } = await newTab();
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reportFailure({ name: 'mfe-doctor', entry: ENTRY, kind: 'load', error: new Error('failed to fetch') });
  line.mockRestore();
  expect(await reportsOf()).toEqual([]);
});
