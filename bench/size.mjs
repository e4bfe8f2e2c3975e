import { parseArgs } from 'node:util';

const UNITS = { k: 1_000, m: 1_000_000 };
const MANY = 10_000_000;

/** Rows as somebody types them: `1000000`, `100k` or `10m`. */
export function rowsOf(text) {
  const [, digits, unit] = /^(\d+)([km]?)$/u.exec(text) ?? [];
  if (!digits) throw new Error(`A size is a number of rows, as 1000000, 100k or 10m: ${text}`);
  return Number(digits) * (UNITS[unit] ?? 1);
}

const { values } = parseArgs({ strict: false, options: { size: { type: 'string', default: '1m' } } });

/** Appointments, patients and leads of this run, each so many: `--size`. */
export const ROWS = rowsOf(values.size);

/** Whoever has ten million appointments is no ten hospitals. Both sizes of a run have as many, so that only the past grows. */
export const HOSPITALS = ROWS >= MANY ? 100 : 10;

/** What is so large is loaded for one run: kept and copied it would need its disk twice. */
export const isKept = (rows) => rows < MANY;
