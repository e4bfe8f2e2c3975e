import { setImmediate } from 'node:timers/promises';

/** Comes back when `holds` does: for what happens elsewhere, such as a lock that somebody else waits for. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('What was waited for did not happen within 20 seconds');
    await setImmediate();
  }
}
