import { setTimeout as pause } from 'node:timers/promises';
import { cpuOf, memoryOf } from '../cpu.mjs';
import { rounded } from '../figures.mjs';
import { openStreams } from '../streams.mjs';

/** Two beats of the server at least. */
const SECONDS = 60;
/** What opening has left behind is done by then. */
const SETTLE_MS = 15_000;
/** Under load, the database apart. */
const MOST_MB = 220;

/** Five hundred people leave a screen open on which nothing happens: what each costs the server, beside the same server once they have left. */
export default { name: 'silent streams', sides: ['product'], run: silent };

/** CPU in µs a second of server and database, and the server's memory in kB. */
async function resting(side) {
  await pause(SETTLE_MS);
  const before = cpuOf(side);
  await pause(SECONDS * 1000);
  const after = cpuOf(side);
  const perSecond = (what) => ((after[what] - before[what]) * 1e6) / SECONDS;
  return { server: perSecond('server'), database: perSecond('database'), memory: memoryOf(side.server.pid) };
}

async function silent({ sides: { product } }) {
  const screens = await openStreams(
    product,
    () => [],
    () => undefined,
  );
  const beside = await resting(product);
  const streams = screens.length;
  for (const screen of screens) screen.end();
  const without = await resting(product);
  const total = ({ server, database }) => (server + database) / 1000;
  const said = ({ server, database }) => `server ${rounded(server / 1000)} + database ${rounded(database / 1000)} ms a second`;
  const name = `${streams} silent streams`;
  return [
    {
      name: `${name}: CPU a second, with all else that a server does at rest`,
      figure: `${rounded(total(beside))} ms`,
      value: total(beside),
      notes: [
        `with: ${said(beside)}; without: ${said(without)}`,
        `each stream ${rounded(((total(beside) - total(without)) * 1000) / streams)} µs`,
      ],
    },
    { name: `${name}: memory of the server`, figure: `${rounded(beside.memory / 1000)} MB`, value: beside.memory / 1000, must: MOST_MB },
  ];
}
