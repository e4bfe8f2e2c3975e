import { jest } from '@jest/globals';
import type { ChangeEvent } from './change-event';
import { gatherChanges } from './gather-changes';

let hidden = false;
Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
function look(at: boolean): void {
  hidden = !at;
  document.dispatchEvent(new Event('visibilitychange'));
}
const EVERYTHING = { topics: ['*'], events: [] };
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);
const event = (of: Partial<ChangeEvent> = {}): ChangeEvent => ({
  ...{ topic: 'appointments', id: 'v1', version: 2, hospitalId: 'h1', doctorId: 'd1', day: '2026-11-24', from: 'pending', to: 'confirmed' },
  ...of,
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  hidden = false;
});
afterEach(() => {
  jest.useRealTimers();
});

describe('gathered changes', () => {
  const topics = (...topics: string[]) => ({ topics, events: [] });

  test('are announced once, and wait while nobody looks', async () => {
    const tell = jest.fn();
    const gatherer = gatherChanges(tell);
    gatherer.add(topics('leads'));
    gatherer.add(topics('leads', 'doctors'));
    await pass(100);
    expect(tell.mock.calls).toEqual([[topics('leads', 'doctors')]]);
    look(false);
    gatherer.add(topics('patients'));
    await pass(10_000);
    expect(tell).toHaveBeenCalledTimes(1);
    look(true);
    await pass(100);
    expect(tell).toHaveBeenLastCalledWith(topics('patients'));
    gatherer.add(topics('leads'));
    gatherer.stop();
    await pass(10_000);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  test('wait by chance as long as the server has said', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    const tell = jest.fn();
    const gatherer = gatherChanges(tell);
    gatherer.spread(4);
    gatherer.add(topics('leads'));
    await pass(2_099);
    expect(tell).not.toHaveBeenCalled();
    await pass(1);
    expect(tell).toHaveBeenCalledTimes(1);
    gatherer.stop();
  });

  test('of one record are one: from where it stood at first to where it stands now', async () => {
    const tell = jest.fn();
    const gatherer = gatherChanges(tell);
    gatherer.add({ topics: [], events: [event({ from: null, to: 'pending', version: 1 })] });
    gatherer.add({ topics: [], events: [event()] });
    await pass(100);
    expect(tell.mock.calls).toEqual([[{ topics: [], events: [event({ from: null })] }]]);
    gatherer.stop();
  });

  test('that are too many, or come with a gap, are announced as everything', async () => {
    const tell = jest.fn();
    const gatherer = gatherChanges(tell);
    gatherer.add({ topics: [], events: Array.from({ length: 201 }, (_, n) => event({ id: `v${n}` })) });
    await pass(100);
    gatherer.add({ topics: ['leads', '*'], events: [event()] });
    await pass(100);
    expect(tell.mock.calls).toEqual([[EVERYTHING], [EVERYTHING]]);
    gatherer.stop();
  });
});
