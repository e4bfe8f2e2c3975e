import { jest } from '@jest/globals';
import { browser } from './browser';
import { gatherRooms } from './gather-rooms';
import { openLive, type LiveHearer } from './live';
import { tagsOf } from './refetching';

/** The stream as the browser gives it, in the hands of the test. */
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
Object.defineProperty(document, 'hidden', { get: () => hidden });
function look(at: boolean): void {
  hidden = !at;
  document.dispatchEvent(new Event('visibilitychange'));
}

const hear = {
  unread: jest.fn<LiveHearer['unread']>(),
  changed: jest.fn<LiveHearer['changed']>(),
  lost: jest.fn<LiveHearer['lost']>(),
};
let close: () => void = () => undefined;
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
  expect(hear.changed.mock.calls).toEqual([[['appointments', 'leads']]]);
  close();
  expect(latest().closed).toBe(true);
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
  expect(hear.changed).toHaveBeenCalledWith(['*']);
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
  expect(hear.changed).toHaveBeenCalledWith(['*']);
  look(false);
  await pass(1_000);
  look(true);
  await pass(60_000);
  expect(latest().closed).toBe(false);
  expect(opened).toHaveLength(2);
});

test('changes that come together are told once, and wait while nobody looks', async () => {
  const tell = jest.fn();
  const gatherer = gatherRooms(tell);
  gatherer.add(['leads']);
  gatherer.add(['leads', 'doctors']);
  await pass(300);
  expect(tell.mock.calls).toEqual([[['leads', 'doctors']]]);
  look(false);
  gatherer.add(['appointments']);
  await pass(10_000);
  expect(tell).toHaveBeenCalledTimes(1);
  look(true);
  await pass(300);
  expect(tell).toHaveBeenLastCalledWith(['appointments']);
  gatherer.add(['leads']);
  gatherer.stop();
  await pass(300);
  expect(tell).toHaveBeenCalledTimes(2);
});

test('a room stands for its own lists and those it touches; everything leaves out who is signed in and the bell', () => {
  expect(tagsOf(['enquiries'])).toEqual(['enquiries', 'stats']);
  expect(tagsOf(['appointments', 'doctors'])).toEqual(expect.arrayContaining(['appointments', 'hospital', 'patients', 'doctors']));
  expect(tagsOf(['nothing known'])).toEqual([]);
  const all = tagsOf(['leads', '*']);
  expect(all).toContain('reference');
  for (const own of ['session', 'auth', 'notifications']) expect(all).not.toContain(own);
});
