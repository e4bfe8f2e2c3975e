/** `npm run bench [-- --cases=words] [--size=1m] [--json=file]`: what the product costs against the least that it could, and how it grows. See docs/how-to/run-the-bench.md. */
import { readdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { endAll } from '../tools/start/interruption.mjs';
import { openBench, SIDES } from './bench.mjs';
import { asSuperuser } from './data/fill.mjs';
import { asJson, report } from './report.mjs';
import { ROWS, rowsOf } from './size.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '' },
    size: { type: 'string' },
    small: { type: 'string', default: '10k' },
    rounds: { type: 'string', default: '6' },
    races: { type: 'string', default: '20' },
    json: { type: 'string' },
    growth: { type: 'boolean', default: false },
    'no-growth': { type: 'boolean', default: false },
    'no-peer': { type: 'boolean', default: false },
  },
});
/** Of the names of cases: `--cases=booking,free`, or `booking free`. */
const words = [...positionals, ...values.cases.split(',').filter(Boolean)];
const options = {
  rows: ROWS,
  smallRows: rowsOf(values.small),
  rounds: Number(values.rounds),
  races: Number(values.races),
  growthOnly: values.growth,
  roundSeconds: 1.5,
  least: 150,
  most: 600,
};

/**
 * Those that book come late: for minutes after thousands of bookings their messages are sent, whatever else is measured. Last comes
 * what closes days, on which nobody can book any more.
 */
const lateness = (name) => (name === 'book-and-close.mjs' ? 2 : Number(/^(book|race)/u.test(name)));

/** The lists, searches, figures and bookings whose growth is asked for by itself, and what only a size has to say. */
const CAN_GROW = /^(free-starts|list-and-session|reads|book-(public|staff)|size|two-servers)/u;

/** A file has one case, or a table of them. */
async function casesOf(file) {
  const { default: found } = await import(`./cases/${file}`);
  return [found].flat().map((one) => ({ file, ...one }));
}

async function chosenCases() {
  const files = readdirSync(new URL('./cases/', import.meta.url))
    .filter((name) => name.endsWith('.mjs') && (!values.growth || CAN_GROW.test(name)))
    .sort((one, other) => lateness(one) - lateness(other) || one.localeCompare(other));
  const cases = await Promise.all(files.map(casesOf));
  return cases.flat().filter(({ name, file }) => words.length === 0 || words.some((word) => `${name} ${file}`.includes(word)));
}

/** What the chosen cases need, without what is not wanted. */
function sidesOf(cases) {
  const without = values.growth ? ['limit', 'peer'] : [...(values['no-growth'] ? ['small'] : []), ...(values['no-peer'] ? ['peer'] : [])];
  const wanted = cases.flatMap(({ sides = SIDES }) => sides);
  return [...new Set(wanted)].filter((side) => !without.includes(side));
}

/** A case that breaks is a missed figure; the others go on. */
function failed({ name }, error) {
  console.error(error);
  return [{ name, figure: 'broke', value: NaN, must: 0, notes: [error.message] }];
}

/** What the case before has left to autovacuum would be counted in this one. */
async function settle({ sides }) {
  for (const { database } of Object.values(sides)) await asSuperuser(database, (client) => client.query('vacuum (analyze)'));
}

async function main() {
  const cases = await chosenCases();
  if (cases.length === 0) throw new Error(`No case has ${words.join(' or ')} in its name.`);
  const bench = await openBench(options, sidesOf(cases));
  const rows = [];
  for (const one of cases) {
    console.error(`${one.name} …`);
    await settle(bench);
    const found = await one.run(bench).catch((error) => failed(one, error));
    for (const { name, figure, notes = [] } of found) console.error([`  ${name}: ${figure}`, ...notes].join('\n    '));
    rows.push(...found);
    if (values.json) writeFileSync(values.json, asJson(rows, options));
  }
  console.log(
    `${options.rows} appointments, patients and leads; CPU in µs as server + database; ${availableParallelism()} cores, Node ${process.version}`,
  );
  return report(rows);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}
process.exit();
