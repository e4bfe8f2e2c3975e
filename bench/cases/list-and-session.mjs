import { staff } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { HOSPITALS } from '../data/clinic.mjs';
import { limitList, limitSession } from '../limit/calls.mjs';
import { dayAfter } from '../starts.mjs';

const dayOf = (n) => -1 - (n % 5);

/** Beside the bookings, for comparison: fifty rows of a hospital's day, and the question who is signed in. */
export default {
  name: 'list of a day, session',
  run: async (bench) => [
    ...(await compared(bench, {
      name: "list of 50 of a hospital's day",
      steps: {
        product: (side) => [{ name: 'list', act: (_state, n) => staff.listOfDay(side.agent(n), n % HOSPITALS, dayOf(n)) }],
        limit: (side) => [{ name: 'list', act: (_state, n) => limitList(side, n % HOSPITALS, dayAfter(dayOf(n))) }],
      },
    })),
    ...(await compared(bench, {
      name: 'session alone',
      steps: {
        product: (side) => [{ name: 'session', act: (_state, n) => staff.session(side.agent(n)) }],
        limit: (side) => [{ name: 'session', act: (_state, n) => limitSession(side, n) }],
      },
    })),
  ],
};
