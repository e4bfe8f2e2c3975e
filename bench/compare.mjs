import { micro, rounded } from './figures.mjs';
import { inRounds, interleaved, ofStep, ratio, summary, warmedUp } from './rounds.mjs';
import { rowsRead } from './rows-read.mjs';

const span = ({ median, low, high }) => `${rounded(median)} (${rounded(low)}-${rounded(high)})`;

/** The cost of each step by itself, where a case has several. */
function stepFigures(found, steps) {
  if (steps.length < 2) return [];
  return steps.map(({ name }, n) => {
    const cost = Object.entries(found).map(([side, rounds]) => `${side} ${micro(summary(ofStep(rounds, n)))}`);
    return `${name}: ${cost.join(', ')}; ratio ${span(ratio(ofStep(found.product, n), ofStep(found.limit, n)))}`;
  });
}

/** The works of a case, by side; the small product does what the large one does, and a side that is not named is left out. */
const worksOf = ({ sides }, steps) =>
  Object.fromEntries(
    Object.entries(sides).flatMap(([key, side]) => {
      const make = steps[key === 'small' ? 'product' : key];
      return make ? [[key, { side, steps: make(side) }]] : [];
    }),
  );

const said = (name, { perSecond, p50, p95, p99, ...cost }) =>
  `${name} ${micro(cost)}, ${rounded(perSecond)}/s, p50 ${rounded(p50)} p95 ${rounded(p95)} p99 ${rounded(p99)} ms`;

/** The peer has no figure to meet. */
function peerOf(found) {
  if (!found.peer) return {};
  const { server, database } = summary(found.peer);
  return { peer: `${Math.round(server + database)} µs, ${rounded(ratio(found.peer, found.product).median)} × ours` };
}

/**
 * A case that does the same on each side: `steps[side](side)` answers the steps of one call; the peer's are asked for where a
 * case names them. Rows of the table: the ratio to the limit, and how the cost grows from the small database to the large one, at
 * most `growth` times.
 */
export async function compared(bench, { name, must, steps, growth = 1.3 }) {
  const works = worksOf(bench, steps);
  if (bench.options.growthOnly) return grown(bench, { name, works, growth });
  const found = await interleaved(works, bench.options);
  const costs = Object.entries(found).filter(([side]) => side !== 'small');
  const toLimit = ratio(found.product, found.limit);
  const row = {
    name,
    figure: `${rounded(toLimit.median)} × the limit`,
    spread: `${rounded(toLimit.low)}-${rounded(toLimit.high)}`,
    value: toLimit.median,
    must,
    ...peerOf(found),
    details: Object.fromEntries(costs.map(([side, rounds]) => [side, summary(rounds)])),
    notes: [...costs.map(([side, rounds]) => said(side, summary(rounds))), ...stepFigures(found, works.product.steps)],
  };
  return found.small ? [row, growthRow(bench, name, found, growth)] : [row];
}

/** How CPU and rows grow, and nothing else. */
async function grown(bench, { name, works, growth }) {
  const counts = await warmedUp(works, bench.options);
  const before = await rowsRead(works);
  const found = await inRounds(works, counts, bench.options.rounds);
  const after = await rowsRead(works);
  const perCall = (key) => (after[key] - before[key]) / (counts[key] * bench.options.rounds);
  const [large, small] = [perCall('product'), perCall('small')];
  const row = growthRow(bench, name, found, growth);
  return [
    { ...row, notes: [`at ${bench.options.rows}: ${micro(summary(found.product))}`, ...row.notes] },
    {
      name: `${name}: rows and index entries read`,
      figure: `${rounded(large / small)} ×`,
      value: large / small,
      must: growth,
      notes: [`${rounded(small)} → ${rounded(large)} for each call`],
    },
  ];
}

export function growthRow({ options }, name, found, must) {
  const grown = ratio(found.product, found.small);
  return {
    name: `${name}: growth ${options.smallRows} → ${options.rows}`,
    figure: `${rounded(grown.median)} ×`,
    spread: `${rounded(grown.low)}-${rounded(grown.high)}`,
    value: grown.median,
    must,
    notes: [`at ${options.smallRows}: ${micro(summary(found.small))}`],
  };
}
