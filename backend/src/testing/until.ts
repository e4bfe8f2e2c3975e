import { setTimeout as pause } from 'node:timers/promises';

/** For what never happens: a busy machine takes minutes for what usually takes a moment. */
const LIMIT_MS = 300_000;

/** Comes back when `holds` does: for what happens elsewhere, such as a lock that somebody else waits for. */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = LIMIT_MS): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`What was waited for did not happen within ${limitMs / 1000} s`);
    await pause(5);
  }
}
