import { confirm, LEADS_CSV, signIn, staff } from '../calls.mjs';
import { asSuperuser } from '../data/fill.mjs';
import { percentile, rounded } from '../figures.mjs';
import { download } from '../http.mjs';
import { startProduct } from '../processes.mjs';
import { openFollowed } from '../sides.mjs';
import { isKept } from '../size.mjs';
import { supply } from '../starts.mjs';
import { besideRepeated, steadily } from '../steady.mjs';

const PACE = { perSecond: 10, seconds: 8 };
const ROWS_READ = 'select sum(tup_returned)::float8 as rows from pg_stat_database';

/**
 * How long staff wait for a booking while all leads are exported, with a replica for the exports against without. Leader and replica
 * share this machine: it shows what the leader's locks and connections give, not what a second machine does.
 */
export default {
  name: 'bookings beside an export, with a replica',
  sides: [],
  run: async ({ options }) => {
    // The replica is a copy of what is kept.
    if (!isKept(options.rows)) return [];
    const { leader, replica } = await openFollowed(options.rows);
    const servers = {
      without: await startProduct(leader.database),
      with: await startProduct(leader.database, { env: { DATABASE_READ_URL: replica.url } }),
    };
    const ports = { without: servers.without.port, with: servers.with.port };
    const book = await bookings(leader, ports.without);
    const admin = await signIn(ports.without, 'admin-0');
    await confirm(admin);
    const file = (port) => download(port, { path: LEADS_CSV, headers: admin.headers() });
    await provesToRead(replica, options.rows, () => file(ports.with));

    const times = { alone: [], without: [], with: [] };
    for (let round = 0; round < options.rounds; round += 1) {
      times.alone.push(...(await book(ports.without)));
      for (const key of round % 2 === 0 ? ['without', 'with'] : ['with', 'without'])
        times[key].push(
          ...(await besideRepeated(
            () => file(ports[key]),
            () => book(ports[key]),
          )),
        );
    }
    for (const { stop } of Object.values(servers)) await stop();
    await replica.end();
    await leader.database.end();
    return [rowOf(times)];
  },
};

/** Answers what books at a steady pace by the server of a port, and says how long each took. */
async function bookings({ patients }, port) {
  const agents = await Promise.all(Array.from({ length: 16 }, (_, n) => signIn(port, `agent-${n}`)));
  const start = supply();
  let next = 0;
  return (at) => steadily(PACE, (n) => staff.book(agents[n % agents.length].at(at), start('staff'), patients[next++ % patients.length]));
}

/** An export that the leader answers in its place would say nothing of the replica. */
async function provesToRead(replica, rows, act) {
  const read = async () => (await asSuperuser(replica, (client) => client.query(ROWS_READ))).rows[0].rows;
  const before = await read();
  await act();
  if ((await read()) - before < rows) throw new Error('The replica has not read the leads.');
}

function rowOf(times) {
  const of = (key) => percentile(times[key], 95);
  const ratio = of('with') / of('without');
  const said = (name, key) => `${name}: p50 ${rounded(percentile(times[key], 50))} p95 ${rounded(of(key))} ms`;
  return {
    name: `bookings at ${PACE.perSecond} a second beside exports, p95`,
    figure: `${rounded(ratio)} × without a replica`,
    value: ratio,
    must: 0.8,
    notes: [said('no export', 'alone'), said('the leader answers exports', 'without'), said('the replica answers them', 'with')],
  };
}
