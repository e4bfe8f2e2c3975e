import { needs, reads, search, staff } from '../calls.mjs';
import { HOSPITALS } from '../data/clinic.mjs';
import { partOfName, partOfPhone } from '../data/people.mjs';
import { rounded } from '../figures.mjs';
import { interleaved, ratio, summary } from '../rounds.mjs';

/** Somebody waits for it while typing. */
const SEARCH_P95_MS = 150;
/** What needs somebody, against an ordinary list of as many rows. */
const NEEDS_MOST = 1.15;

/** Who searches for what; `n` counts the calls. */
const SEARCHES = [
  { name: 'an admin, a part of a name', act: (side, n) => search(side.as('admin', n), partOfName(n)) },
  { name: 'an admin, a part of a phone', act: (side, n) => search(side.as('admin', n), partOfPhone(n, side.rows)) },
  { name: 'an agent, a part of a name', act: (side, n) => search(side.agent(n), partOfName(n)) },
  { name: 'a hospital, a part of a name', act: (side, n) => search(side.as('hospital_admin', n), partOfName(n)) },
];

const step = (act) => [{ name: 'read', act: (_state, n) => act(n) }];
const micro = ({ server, database }) => `${Math.round(server)} + ${Math.round(database)} µs`;

/** Ctrl+K over all records, and the list that Appointments opens on. */
export default {
  name: 'search of all records, what needs somebody',
  sides: ['product'],
  run: async ({ options, sides: { product } }) => {
    const works = Object.fromEntries(SEARCHES.map(({ name, act }) => [name, { side: product, steps: step((n) => act(product, n)) }]));
    const found = await interleaved(works, options);
    return [...SEARCHES.map(({ name }) => searchRow(name, summary(found[name]))), ...(await needsRows(product, options))];
  },
};

const searchRow = (name, found) => ({
  name: `search of all records: ${name}, p95`,
  figure: `${rounded(found.p95)} ms`,
  value: found.p95,
  must: SEARCH_P95_MS,
  notes: [`p50 ${rounded(found.p50)} ms, ${micro(found)}`],
});

async function needsRows(side, options) {
  const own = (n) => side.as('hospital_admin', n);
  const works = {
    needs: { side, steps: step((n) => needs(own(n))) },
    list: { side, steps: step((n) => reads.ofOwnHospital(own(n), 1 + (n % 7))) },
    all: { side, steps: step((n) => needs(side.as('admin', n))) },
    day: { side, steps: step((n) => staff.listOfDay(side.as('admin', n), n % HOSPITALS, 1 + (n % 7))) },
  };
  const found = await interleaved(works, options);
  return [needsRow('a hospital', found.needs, found.list), needsRow('an admin, all hospitals', found.all, found.day)];
}

function needsRow(who, needed, listed) {
  const { median, low, high } = ratio(needed, listed);
  return {
    name: `what needs somebody, 50: ${who}, against a list of a day`,
    figure: `${rounded(median)} ×`,
    spread: `${rounded(low)}-${rounded(high)}`,
    value: median,
    must: NEEDS_MOST,
    notes: [`needs ${micro(summary(needed))}; list ${micro(summary(listed))}`],
  };
}
