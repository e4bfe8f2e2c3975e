import { jest } from '@jest/globals';
import { browser } from './browser';
import { openLive, type LiveHearer } from './live';

const listenTo = jest.spyOn(browser, 'listenTo');
const changed = jest.fn<LiveHearer['changed']>();

/** Which address the tab of a document that was asked for `age` ms ago listens to first. */
function addressAfter(age: number): string | undefined {
  jest.spyOn(performance, 'now').mockReturnValue(age);
  const stream = new EventTarget() as EventSource;
  Object.assign(stream, { close: () => undefined });
  listenTo.mockReturnValue(stream);
  const close = openLive({ changed, unread: () => undefined, spread: () => undefined, lost: () => Promise.resolve(true) });
  stream.dispatchEvent(new Event('open'));
  close();
  return listenTo.mock.lastCall?.[0];
}

beforeEach(() => jest.clearAllMocks());

test('the first stream of a tab says how long ago its document was asked for, since what changed meanwhile it would miss', () => {
  expect(addressAfter(2345.6)).toBe('/api/events?age=2346');
  expect(changed).not.toHaveBeenCalled();
});

test('one that is opened too late for that asks for everything anew', () => {
  expect(addressAfter(30_001)).toBe('/api/events');
  expect(changed.mock.calls).toEqual([[{ topics: ['*'], events: [] }]]);
});
