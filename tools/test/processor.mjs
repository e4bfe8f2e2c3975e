import { readFileSync } from 'node:fs';

/** How often a second Linux counts, whatever its own clock. */
const TICKS = 100;

/**
 * Seconds that the processors of this machine have worked since its start, for whatever program: no parent counts a database
 * or a browser that was started to run on its own. 0 without a /proc.
 */
export function processorSeconds() {
  try {
    const [first] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const [user, nice, system, , , interrupts, softInterrupts] = first.trim().split(/\s+/u).slice(1).map(Number);
    return (user + nice + system + interrupts + softInterrupts) / TICKS;
  } catch {
    return 0;
  }
}
