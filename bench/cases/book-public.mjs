import { visitor, visitorWithHold } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { limitBookNew, limitHold } from '../limit/calls.mjs';

/** A visitor keeps a start and books it for somebody new: two calls, each visitor with a phone, browser and network of their own. */
export default {
  name: 'booking by a visitor, hold and booking together',
  run: (bench) =>
    compared(bench, {
      name: 'booking by a visitor, hold and booking together',
      must: 7,
      steps: {
        product: (side) => [
          { name: 'hold', act: async (state) => Object.assign(state, await visitorWithHold(side)) },
          { name: 'book', act: (state) => visitor.book(state.who, state) },
        ],
        limit: (side) => [
          { name: 'hold', act: (state) => bareHold(side, state) },
          { name: 'book', act: ({ start, hold }) => limitBookNew(side, start, { name: 'Visitor', phone: '+91 8000000000' }, hold) },
        ],
      },
    }),
};

async function bareHold(side, state) {
  state.start = side.start('visitor');
  state.hold = await limitHold(side, state.start);
}
