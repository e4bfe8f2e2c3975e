import { Transform } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallsUnderWay } from '../http/calls-under-way';

/** So much is passed on between two looks at who else is there. */
const PIECE_BYTES = 64 * 1024;
/** A piece waits so long at most: on a server that always has calls a file of 120 MB takes a minute longer. */
const MOST_MS = 25;
/** While somebody works here, pieces keep this distance: the database has always made more than is taken, and stops when nothing is. */
const DISTANCE_MS = 5;
const SOMEBODY_MS = 1_000;

async function aside(calls: CallsUnderWay): Promise<void> {
  await pause(DISTANCE_MS);
  await calls.end(MOST_MS);
}

/** Passes a file on piece by piece, each when nobody waits for an answer: a screen is worth more than a file that takes seconds anyway. */
export function stepAside(calls: CallsUnderWay): Transform {
  let passed = 0;
  return new Transform({
    transform(part: Buffer, _encoding, done): void {
      passed += part.length;
      if (passed < PIECE_BYTES || calls.quietFor > SOMEBODY_MS) return done(null, part);
      passed = 0;
      void aside(calls).then(() => done(null, part));
    },
  });
}
