import { jest } from '@jest/globals';
import { browser } from './browser';
import type { ChangeEvent } from './follow/change-event';
import { openLive, type LiveHearer } from './live';
import { tagsOf } from './refetching';

/** A stream as the browser would give it, controlled by the test. */
class FakeStream extends EventTarget {
  closed = false;
  close(): void {
    this.closed = true;
  }
  push(event: string, data?: object): void {
    this.dispatchEvent(data ? new MessageEvent(event, { data: JSON.stringify(data) }) : new Event(event));
  }
}

const opened: FakeStream[] = [];
const latest = (): FakeStream => opened.at(-1) ?? new FakeStream();
let hidden = false;
Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
function look(at: boolean): void {
  hidden = !at;
  document.dispatchEvent(new Event('visibilitychange'));
}

const hear = {
  unread: jest.fn<LiveHearer['unread']>(),
  changed: jest.fn<LiveHearer['changed']>(),
  spread: jest.fn<LiveHearer['spread']>(),
  lost: jest.fn<LiveHearer['lost']>(),
};
let close: () => void = () => undefined;
const EVERYTHING = { topics: ['*'], events: [] };
const start = (): void => {
  close = openLive(hear);
  latest().push('open');
};
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.spyOn(browser, 'listenTo').mockImplementation(() => {
    opened.push(new FakeStream());
    return latest() as unknown as EventSource;
  });
  hear.lost.mockResolvedValue(true);
  opened.length = 0;
  hidden = false;
});
afterEach(() => {
  close();
  jest.useRealTimers();
});

test('a tab has one stream, hears the count and what has changed, and closes it', () => {
  start();
  latest().push('unread', { unread: 4 });
  latest().push('changed', { topics: ['appointments', 'leads'] });
  expect(opened).toHaveLength(1);
  expect(hear.unread).toHaveBeenCalledWith(4);
  expect(hear.changed.mock.calls).toEqual([[{ topics: ['appointments', 'leads'], events: [] }]]);
  close();
  expect(latest().closed).toBe(true);
});

const event = (of: Partial<ChangeEvent> = {}): ChangeEvent => ({
  ...{ topic: 'appointments', id: 'v1', version: 2, hospitalId: 'h1', doctorId: 'd1', day: '2026-11-24', from: 'pending', to: 'confirmed' },
  ...of,
});

test('it hears how far apart to ask, and which records have changed; a module whose records are named is not named again', () => {
  start();
  latest().push('hello', { jitter: 5 });
  latest().push('changed', { topics: ['appointments', 'leads'], events: [event(), { id: 'nothing' }, null] });
  expect(hear.spread).toHaveBeenCalledWith(5);
  expect(hear.changed.mock.calls).toEqual([[{ topics: ['leads'], events: [event()] }]]);
});

test('who learns that there are too many streams waits a minute, not a second', async () => {
  start();
  latest().push('full', {});
  latest().push('error');
  await pass(50_000);
  expect(opened).toHaveLength(1);
  await pass(15_000);
  expect(opened).toHaveLength(2);
});

test('who learns that the server stops comes back within three seconds, without asking who is signed in, and catches up', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.9);
  start();
  latest().push('bye', {});
  expect([latest().closed, hear.lost.mock.calls]).toEqual([true, []]);
  await pass(2_699);
  expect(opened).toHaveLength(1);
  await pass(1);
  expect(opened).toHaveLength(2);
  latest().push('open');
  expect(hear.changed).toHaveBeenCalledWith(EVERYTHING);
});

test('who learns that the session has ended asks who is signed in: it ends for nobody, and comes back for a new session', async () => {
  start();
  latest().push('ended', {});
  expect([latest().closed, hear.lost.mock.calls.length]).toEqual([true, 1]);
  await pass(1_000);
  expect(opened).toHaveLength(2);
  hear.lost.mockResolvedValue(false);
  latest().push('ended', {});
  await pass(300_000);
  expect(opened).toHaveLength(2);
});

test('what cannot be understood is passed over', () => {
  start();
  latest().dispatchEvent(new MessageEvent('unread', { data: 'soon' }));
  latest().push('unread', { unread: 'many' });
  latest().push('changed', { topics: 'all' });
  expect([hear.unread.mock.calls, hear.changed.mock.calls]).toEqual([[], []]);
});

test('a broken stream asks for the count, comes back after longer and longer waits, and then takes everything as changed', async () => {
  start();
  latest().push('error');
  expect(opened[0]?.closed).toBe(true);
  expect(hear.lost).toHaveBeenCalledTimes(1);
  await pass(1_000);
  expect(opened).toHaveLength(2);
  latest().push('error');
  await pass(1_999);
  expect(opened).toHaveLength(2);
  await pass(1);
  expect(opened).toHaveLength(3);
  latest().push('open');
  expect(hear.changed).toHaveBeenCalledWith(EVERYTHING);
  latest().push('error');
  await pass(1_000);
  expect(opened).toHaveLength(4);
});

test('it never waits longer than a minute, and not at all when the network is back', async () => {
  start();
  for (let failure = 0; failure < 9; failure += 1) {
    latest().push('error');
    await pass(60_000);
  }
  expect(opened).toHaveLength(10);
  latest().push('error');
  await pass(0);
  window.dispatchEvent(new Event('online'));
  expect(opened).toHaveLength(11);
  await pass(60_000);
  expect(opened).toHaveLength(11);
});

test('when nobody is signed in any more it ends quietly', async () => {
  hear.lost.mockResolvedValue(false);
  start();
  latest().push('error');
  await pass(300_000);
  window.dispatchEvent(new Event('online'));
  expect(opened).toHaveLength(1);
});

test('a browser without server-sent events asks for the count now and then', async () => {
  jest.spyOn(browser, 'listenTo').mockReturnValue(null);
  close = openLive(hear);
  await pass(3_000);
  expect(hear.lost).toHaveBeenCalledTimes(3);
});

test('a tab that nobody looks at gives its connection back, and catches up when it is looked at', async () => {
  start();
  look(false);
  await pass(30_000);
  expect(latest().closed).toBe(true);
  await pass(300_000);
  expect(opened).toHaveLength(1);
  look(true);
  expect(opened).toHaveLength(2);
  latest().push('open');
  expect(hear.changed).toHaveBeenCalledWith(EVERYTHING);
  look(false);
  await pass(1_000);
  look(true);
  await pass(60_000);
  expect(latest().closed).toBe(false);
  expect(opened).toHaveLength(2);
});

test('a module stands for its own lists and few others; everything leaves out who is signed in, the bell and statistics', () => {
  expect(tagsOf(['enquiries'])).toEqual(['enquiries']);
  expect(tagsOf(['leads', 'doctors'])).toEqual(['leads', 'doctors', 'hospital', 'calendars', 'setup']);
  expect(tagsOf(['calendar-changes'])).toEqual(['calendars']);
  expect(tagsOf(['nothing known'])).toEqual([]);
  const all = tagsOf(['leads', '*']);
  expect(all).toContain('reference');
  for (const own of ['session', 'auth', 'notifications', 'stats']) expect(all).not.toContain(own);
});
