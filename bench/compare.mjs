import { rounded } from './figures.mjs';
import { interleaved, ratio, summary } from './rounds.mjs';

const micro = ({ server, database }) => `${Math.round(server)} + ${Math.round(database)}`;
const span = ({ median, low, high }) => `${rounded(median)} (${rounded(low)}-${rounded(high)})`;

/** The cost of each step by itself, where a case has several. */
function stepFigures(found, steps) {
  if (steps.length < 2) return [];
  return steps.map(({ name }, n) => {
    const only = (rounds) => rounds.map(({ count, costs }) => ({ count, costs: [costs[n]] }));
    const cost = Object.entries(found).map(([side, rounds]) => `${side} ${micro(summary(only(rounds)))}`);
    return `${name}: ${cost.join(', ')}; ratio ${span(ratio(only(found.product), only(found.limit)))}`;
  });
}

/**
 * A case that does the same on each side: `steps(side)` answers the steps of one call. Rows of the table: the ratio to
 * the limit, and how the cost grows from the small database to the large one, at most
 * `growth` times.
 */
export async function compared(bench, { name, must, steps, growth = 1.3 }) {
  const works = Object.fromEntries(
    Object.entries(bench.sides).map(([key, side]) => [key, { side, steps: steps[key === 'limit' ? 'limit' : 'product'](side) }]),
  );
  const found = await interleaved(works, bench.options);
  const [product, limit] = [summary(found.product), summary(found.limit)];
  const toLimit = ratio(found.product, found.limit);
  const rows = [
    {
      name,
      figure: `${rounded(toLimit.median)} × the limit`,
      spread: `${rounded(toLimit.low)}-${rounded(toLimit.high)}`,
      value: toLimit.median,
      must,
      details: { product, limit },
      notes: [
        `product ${micro(product)} µs, ${rounded(product.perSecond)}/s, p50 ${rounded(product.p50)} p95 ${rounded(product.p95)} ms`,
        `limit ${micro(limit)} µs, ${rounded(limit.perSecond)}/s, p50 ${rounded(limit.p50)} p95 ${rounded(limit.p95)} ms`,
        ...stepFigures(found, works.product.steps),
      ],
    },
  ];
  if (found.small) rows.push(growthRow(bench, name, found, growth));
  return rows;
}

export function growthRow({ options }, name, found, must) {
  const grown = ratio(found.product, found.small);
  return {
    name: `${name}: growth ${options.smallRows} → ${options.rows}`,
    figure: `${rounded(grown.median)} ×`,
    spread: `${rounded(grown.low)}-${rounded(grown.high)}`,
    value: grown.median,
    must,
    notes: [`at ${options.smallRows}: ${micro(summary(found.small))} µs`],
  };
}
