import { WITH_PEER } from '../bench.mjs';
import { staff } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { HOSPITALS } from '../data/clinic.mjs';
import { limitRead, limitSession } from '../limit/calls.mjs';
import { peer } from '../peers/calls.mjs';
import { dayAfter } from '../starts.mjs';

/** Days on which a table of every size has more than fifty at each hospital. */
const dayOf = (n) => 1 + (n % 7);
const BROTLI = { 'accept-encoding': 'br' };

/** The peer compresses nothing. */
const list = (bench, name, headers) =>
  compared(bench, {
    name,
    must: 1.6,
    steps: {
      product: (side) => [{ name: 'list', act: (_state, n) => staff.listOfDay(side.agent(n), n % HOSPITALS, dayOf(n), 50, headers) }],
      limit: (side) => [{ name: 'list', act: (_state, n) => limitRead.list(side, n % HOSPITALS, dayAfter(dayOf(n)), headers) }],
      peer: headers ? undefined : (side) => [{ name: 'list', act: (_state, n) => peer.list(side, n % HOSPITALS, dayAfter(dayOf(n))) }],
    },
  });

/** Beside the bookings, for comparison: fifty rows of a hospital's day, and the question who is signed in. */
export default {
  name: 'list of a day, session',
  sides: WITH_PEER,
  run: async (bench) => [
    ...(await list(bench, "list of 50 of a hospital's day")),
    ...(await list(bench, "list of 50 of a hospital's day, with brotli", BROTLI)),
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
