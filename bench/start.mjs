/** `node tools/start/run.mjs bench/start.mjs [-- --rounds=3]`: how long the first ever start, a later one and a stop take, and the memory at rest. */
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../tools/build/build.mjs';
import { prepareCluster } from '../tools/start/prepared.mjs';
import { endAll } from '../tools/start/interruption.mjs';
import { median, rounded } from './figures.mjs';
import { report } from './report.mjs';
import { dataFolder, started } from './started.mjs';

/** V8 gives back what a later start needed within forty seconds; the connections of a first one end after twenty. */
const REST_MS = 60_000;

const fieldsOf = (pid) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /su, '')
    .split(' ');

/** The processes of this machine that live, each with its parent. */
function processes() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      try {
        return [{ pid, parent: fieldsOf(pid)[1] }];
      } catch {
        return [];
      }
    });
}

/** A start and all that it has started. PostgreSQL is nobody's child: it is found by the folder that it works in. */
function treeOf(pid, dataDir) {
  const all = processes();
  const tree = new Set([String(pid), ...all.filter((one) => worksIn(one.pid, dataDir)).map((one) => one.pid)]);
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const one of all) if (tree.has(one.parent)) tree.add(one.pid);
  }
  return [...tree];
}

function worksIn(pid, dataDir) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir);
  } catch {
    return false;
  }
}

/** Memory in MB, with what several processes share counted once. */
function memoryOf(pids) {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))[1]);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

const timed = async (act) => {
  const began = performance.now();
  const result = await act();
  return { result, seconds: (performance.now() - began) / 1000 };
};

/** A start, the memory when all is at rest, and the stop. */
async function once(dataDir) {
  const { result: product, seconds: start } = await timed(() => started(dataDir));
  await pause(REST_MS);
  const memory = memoryOf(treeOf(product.pid, dataDir));
  const { seconds: stop } = await timed(product.stop);
  return { start, memory, stop };
}

async function round() {
  const { folder, removed } = dataFolder();
  const both = [await once(folder), await once(folder)];
  await removed();
  return both;
}

/** A figure, what of a round it is, and what must be, as docs/design/speed.md has it. */
const FIGURES = [
  ['first start, with the demo', 's', ([first]) => first.start, 3],
  ['a later start', 's', ([, later]) => later.start, 2],
  ['the slower of both stops', 's', (both) => Math.max(...both.map(({ stop }) => stop)), 1],
  ['memory at rest after the first start, with PostgreSQL', 'MB', ([first]) => first.memory, 200],
  ['memory at rest after a later one', 'MB', ([, later]) => later.memory, 200],
];

async function main(rounds) {
  await ensureBuilt();
  await prepareCluster();
  const all = [];
  for (let n = 0; n < rounds; n += 1) all.push(await round());
  return report(
    FIGURES.map(([name, unit, of, must]) => {
      const values = all.map(of);
      const value = median(values);
      const spread = `${rounded(Math.min(...values))}-${rounded(Math.max(...values))}`;
      return { name, figure: `${rounded(value)} ${unit}`, spread, value, must };
    }),
  );
}

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
try {
  process.exitCode = (await main(Number(values.rounds))) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}
process.exit();
