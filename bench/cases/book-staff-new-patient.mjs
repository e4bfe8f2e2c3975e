import { staff } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { limitBook, limitPatient } from '../limit/calls.mjs';

let people = 0;
const newPerson = () => ({ name: `Fresh ${(people += 1)}`, phone: `+91 ${7_000_000_000 + people}` });

/** An agent enters a patient who calls for the first time, and books: two calls, as the dialog sends them. */
export default {
  name: 'booking by staff, new patient',
  run: (bench) =>
    compared(bench, {
      name: 'booking by staff, new patient',
      must: 5,
      steps: {
        product: (side) => [
          { name: 'patient', act: async (state, n) => (state.patient = await staff.newPatient(side.agent(n), newPerson())) },
          { name: 'book', act: (state, n) => staff.book(side.agent(n), side.start('staff'), state.patient) },
        ],
        limit: (side) => [
          { name: 'patient', act: async (state) => (state.patient = await limitPatient(side, newPerson())) },
          { name: 'book', act: (state) => limitBook(side, side.start('staff'), state.patient) },
        ],
      },
    }),
};
