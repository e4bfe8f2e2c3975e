import { confirm, LEADS_CSV, staff } from '../calls.mjs';
import { cpuOf, databaseSeconds } from '../cpu.mjs';
import { HOSPITALS } from '../data/clinic.mjs';
import { median, percentile, rounded } from '../figures.mjs';
import { download } from '../http.mjs';
import { besideRepeated, steadily } from '../steady.mjs';

/** The connection of an export ends with it: its CPU time is looked at until then. */
const LOOK_MS = 20;
const LISTS_PER_SECOND = 20;
const LIST_SECONDS = 6;

/** All leads as one file, beside the database's own COPY of the same columns; and what a list costs its reader meanwhile. */
export default {
  name: 'export of all leads as CSV',
  sides: ['product', 'limit'],
  run: async (bench) => {
    const { product, limit } = bench.sides;
    const admin = product.as('admin', 0);
    await confirm(admin);
    const files = {
      product: () => download(product.server.port, { path: LEADS_CSV, headers: admin.headers() }),
      limit: () => download(limit.server.port, { path: '/export', headers: {} }),
    };
    return [...(await fileRows(bench, files)), await listsBeside(bench, files.product)];
  },
};

async function measured(side, act) {
  const looks = setInterval(() => databaseSeconds(side.database.pid), LOOK_MS);
  const before = cpuOf(side);
  const file = await act();
  clearInterval(looks);
  const after = cpuOf(side);
  return { ...file, server: after.server - before.server, database: after.database - before.database };
}

async function fileRows({ options, sides }, files) {
  const found = { product: [], limit: [] };
  for (const key of Object.keys(found)) await files[key]();
  for (let n = 0; n < options.rounds; n += 1)
    for (const key of n % 2 === 0 ? ['product', 'limit'] : ['limit', 'product']) found[key].push(await measured(sides[key], files[key]));
  const cpu = ({ server, database }) => server + database;
  const ratios = found.product.map((file, n) => cpu(file) / cpu(found.limit[n]));
  const of = (key, what) => median(found[key].map((file) => file[what]));
  const first = of('product', 'first');
  const said = (key) =>
    `${key} ${rounded(of(key, 'server'))} + ${rounded(of(key, 'database'))} s of CPU, ${rounded(of(key, 'ms') / 1000)} s, ${rounded(of(key, 'bytes') / 1e6)} MB, first rows after ${rounded(of(key, 'first'))} ms`;
  return [
    {
      name: 'CSV of all leads, CPU',
      figure: `${rounded(median(ratios))} × the limit`,
      spread: `${rounded(Math.min(...ratios))}-${rounded(Math.max(...ratios))}`,
      value: median(ratios),
      must: 1.7,
      notes: [said('product'), said('limit')],
    },
    { name: 'CSV of all leads: first rows', figure: `${rounded(first)} ms`, value: first, must: 250 },
  ];
}

const listTimes = (side) =>
  steadily({ perSecond: LISTS_PER_SECOND, seconds: LIST_SECONDS }, (n) => staff.listOfDay(side.agent(n), n % HOSPITALS, 1 + (n % 7)));

async function listsBeside({ options, sides: { product } }, file) {
  const [alone, beside] = [[], []];
  for (let n = 0; n < options.rounds; n += 1) {
    alone.push(...(await listTimes(product)));
    beside.push(...(await besideRepeated(file, () => listTimes(product))));
  }
  const p95 = { alone: percentile(alone, 95), beside: percentile(beside, 95) };
  const ratio = p95.beside / p95.alone;
  const said = (name, times) => `${name}: p50 ${rounded(percentile(times, 50))} p95 ${rounded(percentile(times, 95))} ms`;
  return {
    name: `list at ${LISTS_PER_SECOND} a second beside exports, p95`,
    figure: `${rounded(ratio)} × without`,
    value: ratio,
    must: 1.3,
    notes: [said('without', alone), said('beside exports', beside)],
  };
}
