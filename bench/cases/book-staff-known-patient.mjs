import { WITH_PEER } from '../bench.mjs';
import { staff } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { limitBook } from '../limit/calls.mjs';
import { peer } from '../peers/calls.mjs';

/** An agent books for a patient who is in the books already. */
export default {
  name: 'booking by staff, known patient',
  sides: WITH_PEER,
  run: (bench) =>
    compared(bench, {
      name: 'booking by staff, known patient',
      must: 4,
      steps: {
        product: (side) => [{ name: 'book', act: (_state, n) => staff.book(side.agent(n), side.start('staff'), side.patient()) }],
        limit: (side) => [{ name: 'book', act: () => limitBook(side, side.start('staff'), side.patient()) }],
        peer: (side) => [{ name: 'book', act: () => peer.book(side, side.start('staff'), side.patient()) }],
      },
    }),
};
