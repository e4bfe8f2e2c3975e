import { staff } from '../calls.mjs';
import { besidePlain } from '../parts.mjs';
import { startsOf } from '../starts.mjs';

/** What parts of days and different hours add to a booking, and to a move of what was booked. */
export default {
  name: 'booking and moving, with parts of days',
  sides: ['product'],
  run: (bench) =>
    besidePlain(bench, (side, _hospital, doctors) => {
      const starts = doctors.map((doctor) => startsOf([doctor]));
      return [
        {
          name: 'booking by staff, known patient',
          act: async (state, n) => {
            state.starts = starts[n % starts.length];
            const { text } = await staff.book(side.agent(n), state.starts.next().value, side.patient());
            state.id = JSON.parse(text).id;
          },
        },
        { name: 'moving it to another time', act: (state, n) => staff.move(side.agent(n), state.id, state.starts.next().value.at) },
      ];
    }),
};
