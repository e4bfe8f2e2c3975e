import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 60_000;

/** Comes back when `holds` does: for what happens elsewhere, such as a lock that somebody else waits for. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('What was waited for did not happen within a minute');
    await pause(5);
  }
}
