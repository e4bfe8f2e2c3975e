import { WITH_PEER } from '../bench.mjs';
import { staff } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { HOSPITALS } from '../data/clinic.mjs';
import { limitRead, limitSession } from '../limit/calls.mjs';
import { startLimit } from '../processes.mjs';
import { peer } from '../peers/calls.mjs';
import { dayAfter } from '../starts.mjs';

/** Days on which a table of every size has more than fifty at each hospital. */
const dayOf = (n) => 1 + (n % 7);
const BROTLI = { 'accept-encoding': 'br' };

/** The peer compresses nothing. */
const list = (bench, name, headers) =>
  compared(bench, {
    name,
    must: 2.2,
    steps: {
      product: (side) => [{ name: 'list', act: (_state, n) => staff.listOfDay(side.agent(n), n % HOSPITALS, dayOf(n), 50, headers) }],
      limit: (side) => [{ name: 'list', act: (_state, n) => limitRead.list(side, n % HOSPITALS, dayAfter(dayOf(n)), headers) }],
      peer: headers ? undefined : (side) => [{ name: 'list', act: (_state, n) => peer.list(side, n % HOSPITALS, dayAfter(dayOf(n))) }],
    },
  });

/** Which part of the ratio is the longer answer: a bare server on the product's own database that answers the same, to the letter. */
async function againstSameAnswer({ options, sides: { product } }) {
  const bare = { ...product, server: await startLimit(product.database) };
  const asked = {
    product: (side, n) => staff.listOfDay(side.agent(n), n % HOSPITALS, dayOf(n)),
    limit: (side, n) => limitRead.sameList(side, n % HOSPITALS, dayAfter(dayOf(n))),
  };
  if ((await asked.product(product, 0)).text !== (await asked.limit(bare, 0)).text)
    throw new Error('The bare server answers something else.');
  const stepsOf = (act) => (side) => [{ name: 'list', act: (_state, n) => act(side, n) }];
  const rows = await compared(
    { options, sides: { product, limit: bare } },
    { name: "list of 50 of a hospital's day, the same answer", steps: { product: stepsOf(asked.product), limit: stepsOf(asked.limit) } },
  );
  await bare.server.stop();
  return rows;
}

/** Beside the bookings, for comparison: fifty rows of a hospital's day, and the question who is signed in. */
export default {
  name: 'list of a day, session',
  sides: WITH_PEER,
  run: async (bench) => [
    ...(await list(bench, "list of 50 of a hospital's day")),
    ...(await list(bench, "list of 50 of a hospital's day, with brotli", BROTLI)),
    ...(bench.options.growthOnly ? [] : await againstSameAnswer(bench)),
    ...(await compared(bench, {
      name: 'session alone',
      must: 2.5,
      steps: {
        product: (side) => [{ name: 'session', act: (_state, n) => staff.session(side.agent(n)) }],
        limit: (side) => [{ name: 'session', act: (_state, n) => limitSession(side, n) }],
        peer: (side) => [{ name: 'session', act: () => peer.session(side) }],
      },
    })),
  ],
};
