import { visitor } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { DOCTORS, slugOfDoctor } from '../data/clinic.mjs';
import { limitFree } from '../limit/calls.mjs';
import { dayAfter } from '../starts.mjs';

/** The booking page asks when a doctor can be booked. */
export default {
  name: 'free starts of 7 days, public',
  run: (bench) =>
    compared(bench, {
      name: 'free starts of 7 days, public',
      must: 2.2,
      steps: {
        product: (side) => [
          { name: 'free', act: (_state, n) => visitor.freeStarts(side.someone(n), slugOfDoctor(n % DOCTORS), n % DOCTORS) },
        ],
        limit: (side) => [{ name: 'free', act: (_state, n) => limitFree(side, n % DOCTORS, dayAfter(1)) }],
      },
    }),
};
