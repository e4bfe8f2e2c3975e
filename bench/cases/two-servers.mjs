import { staff, visitor } from '../calls.mjs';
import { doctorsOf, HOSPITALS } from '../data/clinic.mjs';
import { median, rounded } from '../figures.mjs';
import { startProduct } from '../processes.mjs';
import { inLanes } from '../rounds.mjs';

const CALLS = 1_500;
const WARM_CALLS = 6_000;
const LANES = 32;

const KINDS = {
  "list of 50 of a hospital's day": (who, n) => staff.listOfDay(who, n % HOSPITALS, 1 + (n % 7)),
  'free starts of 7 days, public': (who, n) =>
    visitor.freeStarts(who, `bench-${2 + (n % (HOSPITALS - 1))}`, doctorsOf(1 + (n % (HOSPITALS - 1)))[n % 12]),
};

/** Calls a second of two servers on one database, against one: on a machine of two cores, which the database and the caller use too. */
export default {
  name: 'two servers beside one',
  sides: ['product'],
  run: async ({ options, sides: { product } }) => {
    const second = await startProduct(product.database);
    const ports = [product.server.port, second.port];
    const rows = [];
    for (const [name, ask] of Object.entries(KINDS))
      rows.push(await compared(name, options.rounds, (n, servers) => ask(product.agent(n).at(ports[n % servers]), n)));
    await second.stop();
    return rows;
  },
};

async function compared(name, rounds, ask) {
  await inLanes(WARM_CALLS, (n) => ask(n, 2), LANES);
  const found = [];
  for (let round = 0; round < rounds; round += 1) found.push({ one: await perSecond(ask, 1), two: await perSecond(ask, 2) });
  const ratios = found.map(({ one, two }) => two / one);
  const of = (servers) => rounded(median(found.map((round) => round[servers])));
  return {
    name: `two servers: ${name}`,
    figure: `${rounded(median(ratios))} × one`,
    spread: `${rounded(Math.min(...ratios))}-${rounded(Math.max(...ratios))}`,
    value: median(ratios),
    notes: [`${of('two')} calls a second, by one server ${of('one')}`],
  };
}

async function perSecond(ask, servers) {
  const began = performance.now();
  await inLanes(CALLS, (n) => ask(n, servers), LANES);
  return (CALLS * 1000) / (performance.now() - began);
}
