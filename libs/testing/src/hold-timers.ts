import { act } from '@testing-library/react';

let own = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
const lengths = new Set<number>();
const held = new Map<number, { readonly ms: number; readonly run: () => void }>();
let last = 0;

function setOrHold(run: () => void, ms = 0, ...more: unknown[]): number {
  if (!lengths.has(ms)) return Number(own.setTimeout(run, ms, ...more));
  last -= 1;
  held.set(last, { ms, run });
  return last;
}

function clearOrDrop(id?: number): void {
  if (!held.delete(Number(id))) own.clearTimeout(id);
}

/**
 * Timers of these lengths end when the test says so, or never; all others run as they do. For the rest of the present test: on a
 * busy machine seconds pass between two of its lines.
 */
export function holdTimers(...ms: readonly number[]): void {
  ms.forEach((one) => lengths.add(one));
  if (globalThis.setTimeout === (setOrHold as unknown)) return;
  own = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  // Not as jest mocks: testing-library would take the timers for fake ones and wait for them to be advanced.
  Object.assign(globalThis, { setTimeout: setOrHold, clearTimeout: clearOrDrop });
}

/** How many of this length are running. */
export const heldTimers = (ms: number): number => [...held.values()].filter((timer) => timer.ms === ms).length;

/** Their time is over. */
export async function endTimers(ms: number): Promise<void> {
  const ended = [...held].filter(([, timer]) => timer.ms === ms);
  await act(async () => {
    for (const [id, { run }] of ended) if (held.delete(id)) run();
    await Promise.resolve();
  });
}

afterEach(() => {
  if (globalThis.setTimeout === (setOrHold as unknown)) Object.assign(globalThis, own);
  lengths.clear();
  held.clear();
});
