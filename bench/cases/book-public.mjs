import { newVisitor, visitor } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { hospitalOfDoctor } from '../data/clinic.mjs';
import { limitBookNew, limitHold } from '../limit/calls.mjs';

const slugOf = ({ doctor }) => `bench-${hospitalOfDoctor(doctor) + 1}`;

/** A visitor keeps a start and books it for somebody new: two calls, each visitor with a phone, browser and network of their own. */
export default {
  name: 'booking by a visitor, hold and booking together',
  run: (bench) =>
    compared(bench, {
      name: 'booking by a visitor, hold and booking together',
      must: 7,
      steps: {
        product: (side) => [
          { name: 'hold', act: (state) => productHold(side, state) },
          { name: 'book', act: (state) => visitor.book(state.who, state) },
        ],
        limit: (side) => [
          { name: 'hold', act: (state) => bareHold(side, state) },
          { name: 'book', act: ({ start, hold }) => limitBookNew(side, start, { name: 'Visitor', phone: '+91 8000000000' }, hold) },
        ],
      },
    }),
};

async function productHold(side, state) {
  state.who = newVisitor(side.server.port);
  state.start = side.start('visitor');
  state.hold = await visitor.hold(state.who, slugOf(state.start), state.start);
}

async function bareHold(side, state) {
  state.start = side.start('visitor');
  state.hold = await limitHold(side, state.start);
}
