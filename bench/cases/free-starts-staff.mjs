import { WITH_PEER } from '../bench.mjs';
import { staff } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { DOCTORS } from '../data/clinic.mjs';
import { limitFree } from '../limit/calls.mjs';
import { peer } from '../peers/calls.mjs';
import { dayAfter } from '../starts.mjs';

/** A booking dialog asks when a doctor is free. */
export default {
  name: 'free starts of 7 days, staff',
  sides: WITH_PEER,
  run: (bench) =>
    compared(bench, {
      name: 'free starts of 7 days, staff',
      must: 2.2,
      steps: {
        product: (side) => [{ name: 'free', act: (_state, n) => staff.freeStarts(side.agent(n), n % DOCTORS) }],
        limit: (side) => [{ name: 'free', act: (_state, n) => limitFree(side, n % DOCTORS, dayAfter(1)) }],
        peer: (side) => [{ name: 'free', act: (_state, n) => peer.freeStarts(side, n % DOCTORS, dayAfter(1), dayAfter(7)) }],
      },
    }),
};
