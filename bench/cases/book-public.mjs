import { newVisitor, visitor } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { hospitalOfDoctor } from '../data/clinic.mjs';
import { limitBook, limitHold, limitPatient } from '../limit/calls.mjs';

const slugOf = ({ doctor }) => `bench-${hospitalOfDoctor(doctor) + 1}`;

/** A visitor keeps a start, says who they are, and books: three calls, each visitor with a phone, browser and network of their own. */
export default {
  name: 'booking by a visitor, hold and booking together',
  run: (bench) =>
    compared(bench, {
      name: 'booking by a visitor, hold and booking together',
      must: 4,
      steps: {
        product: (side) => [
          { name: 'hold', act: (state) => productHold(side, state) },
          { name: 'handle', act: async (state) => (state.handle = await visitor.tell(state.who)) },
          { name: 'book', act: (state) => visitor.book(state.who, state) },
        ],
        limit: (side) => [
          { name: 'hold', act: (state) => bareHold(side, state) },
          {
            name: 'handle',
            act: async (state) => (state.patient = await limitPatient(side, { name: 'Visitor', phone: '+91 8000000000' })),
          },
          { name: 'book', act: ({ start, patient, hold }) => limitBook(side, start, patient, hold) },
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
