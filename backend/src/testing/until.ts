import { setImmediate } from 'node:timers/promises';

/** Returns as soon as `holds` does: for what happens elsewhere, such as a lock that another connection waits for. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('What was waited for did not happen within 20 seconds');
    await setImmediate();
  }
}
