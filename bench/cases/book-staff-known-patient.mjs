import { staff } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { limitBook } from '../limit/calls.mjs';

/** An agent books for a patient who is in the books already. */
export default {
  name: 'booking by staff, known patient',
  run: (bench) =>
    compared(bench, {
      name: 'booking by staff, known patient',
      must: 3,
      steps: {
        product: (side) => [{ name: 'book', act: (_state, n) => staff.book(side.agent(n), side.start('staff'), side.patient()) }],
        limit: (side) => [{ name: 'book', act: () => limitBook(side, side.start('staff'), side.patient()) }],
      },
    }),
};
