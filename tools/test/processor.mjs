import { readFileSync } from 'node:fs';

/** How often a second Linux counts for programs, whatever its own clock. */
const TICKS = 100;

/** Seconds of the processor that the children of this process have taken, with theirs; of those at their end. 0 without a /proc. */
export function processorSeconds() {
  try {
    const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(13, 15).map(Number);
    return (user + system) / TICKS;
  } catch {
    return 0;
  }
}
