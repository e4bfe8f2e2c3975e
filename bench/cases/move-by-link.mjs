import { staff, visitor, visitorWithHold } from '../calls.mjs';
import { slugOfDoctor } from '../data/clinic.mjs';
import { micro, rounded } from '../figures.mjs';
import { interleaved, ofStep, ratio, summary } from '../rounds.mjs';
import { weeksLater } from '../starts.mjs';

/** What a patient's move may cost besides that of staff. */
const MOST = 1.15;

/** What a visitor has booked, by staff or by the link moved to another start: the same change of the same kind of appointment. */
export default {
  name: 'moving by link',
  sides: ['product'],
  run: async ({ options, sides: { product } }) => {
    const works = {
      link: { side: product, steps: [booking(product), holding(), { name: 'move', act: moveByLink }] },
      staff: { side: product, steps: [booking(product), { name: 'move', act: (state, n) => moveByStaff(product, state, n) }] },
    };
    const found = await interleaved(works, options);
    const [link, byStaff] = [ofStep(found.link, 2), ofStep(found.staff, 1)];
    const { median, low, high } = ratio(link, byStaff);
    return [
      {
        name: "a move by link against staff's",
        figure: `${rounded(median)} ×`,
        spread: `${rounded(low)}-${rounded(high)}`,
        value: median,
        must: MOST,
        notes: [
          `by link ${micro(summary(link))}; by staff ${micro(summary(byStaff))}; the hold before it ${micro(summary(ofStep(found.link, 1)))}`,
        ],
      },
    ];
  },
};

const booking = (side) => ({
  name: 'book',
  act: async (state) => {
    Object.assign(state, await visitorWithHold(side));
    const { text } = await visitor.book(state.who, state);
    Object.assign(state, JSON.parse(text), { to: weeksLater(state.start) });
  },
});

const holding = () => ({
  name: 'hold',
  act: async (state) => {
    state.hold = await visitor.hold(state.who, slugOfDoctor(state.start.doctor), state.to);
  },
});

/** The browser that has booked it is asked for no digits. */
const moveByLink = ({ who, link, to, hold }) => visitor.move(who, link, { at: to.at, holdId: hold, version: 1 });

const moveByStaff = (side, { id, to }, n) => staff.move(side.agent(n), id, to.at);
