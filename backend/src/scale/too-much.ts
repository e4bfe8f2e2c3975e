import { TOTAL_CAP } from '../database/sql';
import type { Scan } from './statements';
import { FIGURES } from './whole-tables';

/** A count that stops at the cap may skip as many rows again on the way. */
const MOST_COUNTED = 2 * TOTAL_CAP;
/** The hospital, the doctor and the agent in the calls have a third of all rows; rows of others must not be read. */
const MOST_ROWS = 45_000;
/** Any other table that is read completely may have at most this many rows. */
const SMALL_TABLE = 1_000;

/** Whether a statement reads more than it needs; `most`: rows of a large table, in a list. */
export function isTooMuch({ table, how, rows, loops, counts }: Scan, large: ReadonlySet<string>, most: number | null): boolean {
  if (FIGURES.has(table)) return false;
  if (most !== null && large.has(table) && !counts && rows > most) return true;
  return rows > MOST_ROWS || (how === 'Seq Scan' && rows / loops > (counts ? MOST_COUNTED : SMALL_TABLE));
}
