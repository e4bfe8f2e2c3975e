import { cpuOf } from './cpu.mjs';
import { median, percentile } from './figures.mjs';

const IN_FLIGHT = 16;

/** Calls `act(n)` for each n below `count`, so many at once; answers how long each took, in ms. */
export async function inLanes(count, act, lanes = IN_FLIGHT) {
  const times = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const n = next++;
      const began = performance.now();
      await act(n);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times;
}

/** One round of a side: `steps` of the work one after another, each `count` times, and what each has cost until all has settled. */
async function round({ side, steps, before: prepare, after: settle, lanes }, count) {
  await prepare?.();
  const state = Array.from({ length: count }, () => ({}));
  const costs = [];
  for (const step of steps) {
    const before = cpuOf(side);
    const began = performance.now();
    const times = await inLanes(count, (n) => step.act(state[n], n), lanes);
    const seconds = (performance.now() - began) / 1000;
    await settle?.();
    const after = cpuOf(side);
    const perCall = (what) => ((after[what] - before[what]) * 1e6) / count;
    costs.push({ server: perCall('server'), database: perCall('database'), seconds, times });
  }
  return { count, costs };
}

/** A server that is new needs many calls; one that an earlier case has compiled, only what is its own in this one. */
const WARM_UP = { cold: { calls: 6000, least: 15, most: 45 }, compiled: { calls: 1500, least: 6, most: 20 } };
const compiled = new WeakSet();

/**
 * Node compiles what is used often; before that, figures are two to four times too high, and a whole framework takes ten
 * thousand calls to get there. A busy machine needs longer for as many. Answers the seconds that a call takes.
 */
async function warmUp(name, { warmCalls, ...work }) {
  const { server } = work.side;
  const { calls, least, most } = compiled.has(server) ? WARM_UP.compiled : WARM_UP.cold;
  const enough = warmCalls ?? calls;
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  let [count, done, perCall] = [16, 0, 0];
  while (elapsed() < least || (done < enough && elapsed() < most)) {
    const before = elapsed();
    await round({ ...work, after: undefined }, count);
    done += count;
    perCall = (elapsed() - before) / count;
    count = Math.max(16, Math.min(400, Math.round(0.5 / perCall)));
  }
  if (done >= WARM_UP.cold.calls) compiled.add(server);
  if (done < enough) console.error(`    ${name}: warmed up by ${done} calls only, of ${enough}: its figures are too high`);
  return perCall;
}

/** A round of a slow side may take so many times longer than the others'. */
const LONGER = 4;

/** Warms each work up, and answers how many calls its rounds have. */
export async function warmedUp(works, { roundSeconds, least, most }) {
  const counts = {};
  for (const [name, work] of Object.entries(works)) {
    const perCall = await warmUp(name, work);
    const affordable = Math.ceil((LONGER * roundSeconds) / perCall);
    counts[name] = Math.max(Math.min(least, affordable), Math.min(most, Math.round(roundSeconds / perCall)));
  }
  return counts;
}

/**
 * Each work in turn, round by round: what disturbs one disturbs the others too, and ratios are of the rounds that stood
 * beside each other. Answers for each name the rounds' costs.
 */
export async function inRounds(works, counts, rounds) {
  const found = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (let n = 0; n < rounds; n += 1) {
    const names = Object.keys(works);
    for (const name of n % 2 === 0 ? names : names.reverse()) found[name].push(await round(works[name], counts[name]));
  }
  return found;
}

export const interleaved = async (works, options) => inRounds(works, await warmedUp(works, options), options.rounds);

/** The rounds with the cost of their nth step alone. */
export const ofStep = (rounds, n) => rounds.map(({ count, costs }) => ({ count, costs: [costs[n]] }));

const total = ({ costs }) => costs.reduce((sum, { server, database }) => sum + server + database, 0);

/** What a side's rounds come to: medians of CPU in µs for each call, calls a second, and how long a call took. */
export function summary(rounds) {
  const sumOf = (what) => median(rounds.map(({ costs }) => costs.reduce((sum, cost) => sum + cost[what], 0)));
  const times = rounds.flatMap(({ costs }) => costs.flatMap((cost) => cost.times));
  return {
    server: sumOf('server'),
    database: sumOf('database'),
    perSecond: median(rounds.map(({ count, costs }) => count / costs.reduce((sum, { seconds }) => sum + seconds, 0))),
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
  };
}

/** The median of the paired rounds' ratios, and the lowest and highest of them. */
export function ratio(rounds, others) {
  const all = rounds.map((one, n) => total(one) / total(others[n]));
  return { median: median(all), low: Math.min(...all), high: Math.max(...all) };
}
