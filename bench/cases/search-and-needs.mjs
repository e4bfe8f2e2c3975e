import { setTimeout as pause } from 'node:timers/promises';
import { needs, reads, search, staff } from '../calls.mjs';
import { HOSPITALS } from '../data/clinic.mjs';
import { partOfName, partOfPhone } from '../data/people.mjs';
import { micro, percentile, rounded } from '../figures.mjs';
import { interleaved, ratio, summary } from '../rounds.mjs';

/** Somebody waits for it while typing; more than so many a second do not search at once. */
const SEARCH_P95_MS = 150;
const A_SECOND = 5;
const SEARCH_SECONDS = 8;
/** What needs somebody is found by five reasons and counted: at most so many ordinary lists of as many rows. */
const NEEDS_MOST = 2.5;

/** Who searches for what; `n` counts the calls. */
const SEARCHES = [
  { name: 'an admin, a part of a name', act: (side, n) => search(side.as('admin', n), partOfName(n)) },
  { name: 'an admin, a part of a phone', act: (side, n) => search(side.as('admin', n), partOfPhone(n, side.rows)) },
  { name: 'an agent, a part of a name', act: (side, n) => search(side.agent(n), partOfName(n)) },
  { name: 'a hospital, a part of a name', act: (side, n) => search(side.as('hospital_admin', n), partOfName(n)) },
];

const step = (act) => [{ name: 'read', act: (_state, n) => act(n) }];

/** Ctrl+K over all records, and the list that Appointments opens on. */
export default {
  name: 'search of all records, what needs somebody',
  sides: ['product'],
  run: async ({ options, sides: { product } }) => {
    const rows = [];
    for (const { name, act } of SEARCHES) rows.push(searchRow(name, await searchTimes((n) => act(product, n), options.rounds)));
    return [...rows, ...(await needsRows(product, options))];
  },
};

/** Asked for at a steady pace whether the one before is answered or not; the first second warms up. */
async function searchTimes(act, rounds) {
  const warm = A_SECOND;
  const count = warm + A_SECOND * SEARCH_SECONDS * rounds;
  const began = performance.now();
  const answers = [];
  for (let n = 0; n < count; n += 1) {
    await pause(Math.max(0, began + (n * 1000) / A_SECOND - performance.now()));
    answers.push(act(n));
  }
  return (await Promise.all(answers)).slice(warm).map(({ ms }) => ms);
}

const searchRow = (name, times) => ({
  name: `search of all records, ${A_SECOND} a second: ${name}, p95`,
  figure: `${rounded(percentile(times, 95))} ms`,
  value: percentile(times, 95),
  must: SEARCH_P95_MS,
  notes: [`p50 ${rounded(percentile(times, 50))} ms`],
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
