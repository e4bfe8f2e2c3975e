import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 60_000;

/** Comes back when `holds` does: for what happens elsewhere, such as a lock that somebody else waits for. */
export async function until(holds: () => boolean | Promise<boolean>, limitMs = LIMIT_MS): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`What was waited for did not happen within ${limitMs / 1000} s`);
    await pause(5);
  }
}
