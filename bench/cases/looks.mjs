import { setTimeout as pause } from 'node:timers/promises';
import { signIn, staff } from '../calls.mjs';
import { HOSPITALS } from '../data/clinic.mjs';
import { micro, rounded } from '../figures.mjs';
import { startAltered } from '../processes.mjs';
import { interleaved, ratio, summary } from '../rounds.mjs';

/** At most so much may the audit log's row of a look add to a list. */
const MOST = 1.05;
/** Looks are sealed within a second, by either way of working. */
const SEALED_MS = 1_500;
/** The days of the lists: each hospital has fifty on each of them, whatever the size of the table. */
const DAYS = 7;
/** A difference of a few percent needs many calls. */
const LONG = { roundSeconds: 4, most: 3_000 };

/** What it adds to a list that the audit log says who has seen it: the same server with and without. */
export default {
  name: 'looks: what the audit log adds to a list',
  sides: ['product'],
  run: async ({ options, sides: { product } }) => {
    const server = await startAltered(product.database);
    const agent = await signIn(server.port, 'agent-0');
    const rows = [];
    for (const size of [20, 50]) rows.push(await added({ database: product.database, server }, agent, size, options));
    await server.stop();
    return rows;
  },
};

/** Hospitals and days have no common factor: as many different lists as there are pairs. */
const list = (agent, n, size) => staff.listOfDay(agent, n % HOSPITALS, 1 + (n % DAYS), size);

/** The ids that each of the lists shows. */
async function shown(agent, size) {
  const lists = [];
  for (let n = 0; n < HOSPITALS * DAYS; n += 1) lists.push(JSON.parse((await list(agent, n, size)).text).map(({ id }) => id));
  return lists;
}

/** Both ways must answer the same rows, and as many as are asked for. */
async function sameRows({ server }, agent, size) {
  const answers = [];
  for (const looks of [true, false]) {
    await server.change({ looks });
    answers.push(await shown(agent, size));
  }
  const [on, off] = answers;
  if (JSON.stringify(on) !== JSON.stringify(off)) throw new Error('With and without looks the lists have different rows');
  if (on.some(({ length }) => length !== size)) throw new Error(`A list has less than ${size} rows`);
}

async function added(side, agent, size, options) {
  await sameRows(side, agent, size);
  const steps = [{ name: 'list', act: (_state, n) => list(agent, n, size) }];
  const mode = (looks) => ({ side, steps, before: () => side.server.change({ looks }), after: () => pause(SEALED_MS) });
  const found = await interleaved({ with: mode(true), without: mode(false) }, { ...options, ...LONG });
  const { median, low, high } = ratio(found.with, found.without);
  const [on, off] = [summary(found.with), summary(found.without)];
  return {
    name: `a look at a list of ${size}`,
    figure: `${rounded((median - 1) * 100)} % of the list`,
    spread: `${rounded((low - 1) * 100)}-${rounded((high - 1) * 100)}`,
    value: median,
    must: MOST,
    notes: [`with ${micro(on)}, p50 ${rounded(on.p50)} ms; without ${micro(off)}, p50 ${rounded(off.p50)} ms`],
  };
}
