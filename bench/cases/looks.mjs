import { setTimeout as pause } from 'node:timers/promises';
import { signIn, staff } from '../calls.mjs';
import { HOSPITALS } from '../data/clinic.mjs';
import { rounded } from '../figures.mjs';
import { startAltered } from '../processes.mjs';
import { interleaved, ratio, summary } from '../rounds.mjs';

/** At most so much may the audit log's row of a look add to a list. */
const MOST = 1.05;
/** Looks are sealed within a second, by either way of working. */
const SEALED_MS = 1_500;
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

async function added(side, agent, size, options) {
  const steps = [{ name: 'list', act: (_state, n) => staff.listOfDay(agent, n % HOSPITALS, -1 - (n % 5), size) }];
  const mode = (looks) => ({ side, steps, before: () => side.server.change({ looks }), after: () => pause(SEALED_MS) });
  const found = await interleaved({ with: mode(true), without: mode(false) }, { ...options, ...LONG });
  const { median, low, high } = ratio(found.with, found.without);
  const micro = ({ server, database }) => `${Math.round(server)} + ${Math.round(database)} µs`;
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
