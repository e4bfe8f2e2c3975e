/** `node tools/start/run.mjs bench/profile.mjs [-- kind] [--size=1000000]`: where server and database spend the time of one kind of call (KINDS). */
import { parseArgs } from 'node:util';
import { endAll } from '../tools/start/interruption.mjs';
import { Browser, newVisitor, reads, signIn, staff, visitor } from './calls.mjs';
import { DOCTORS, HOSPITALS, SLUG, slugOfDoctor } from './data/clinic.mjs';
import { rowsOf } from './size.mjs';
import { asSuperuser } from './data/fill.mjs';
import { partOfName, phoneOfPerson } from './data/people.mjs';
import { inLanes } from './rounds.mjs';
import { DASHBOARDS, sendAll } from './screen-calls.mjs';
import { buildProduct, openProduct } from './sides.mjs';
import { supply } from './starts.mjs';

const WARM_CALLS = 1500;
const SECONDS = 10;
const LANES = 4;
const TOP = 25;
const STATEMENTS = `
select calls, toplevel, plans, round((total_plan_time * 1000 / greatest(plans, 1))::numeric) as planning, round((total_exec_time * 1000 / greatest(calls, 1))::numeric) as us,
  round((100 * (total_exec_time + total_plan_time) / sum(total_exec_time + total_plan_time) filter (where toplevel) over ())::numeric, 1) as share,
  round((shared_blks_hit + shared_blks_read)::numeric / greatest(calls, 1), 1) as buffers, round(wal_bytes / greatest(calls, 1)) as wal,
  left(regexp_replace(query, '\\s+', ' ', 'g'), 110) as query
from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_statements%'
order by total_exec_time + total_plan_time desc limit $1`;

/** What a call of each kind does. */
const KINDS = {
  staff: (side) => (n) => staff.book(side.agents[n % 8], side.start('staff'), side.patients[n % side.patients.length]),
  public: (side) => async () => {
    const who = newVisitor(side.server.port);
    const start = side.start('visitor');
    const hold = await visitor.hold(who, slugOfDoctor(start.doctor), start);
    await visitor.book(who, { start, hold });
  },
  list: (side) => (n) => staff.listOfDay(side.agents[n % 8], n % HOSPITALS, 1 + (n % 7)),
  day: (side) => (n) => reads.ofDoctor(side.doctors[n % 8], n % 8, 0, 0),
  free: (side) => (n) => staff.freeStarts(side.agents[n % 8], n % DOCTORS),
  session: (side) => (n) => staff.session(side.agents[n % 8]),
  patients: (side) => (n) => reads.patients(side.admin, partOfName(n)),
  phone: (side) => (n) => reads.patientByPhone(side.agents[n % 8], phoneOfPerson(n, side.rows)),
  figures: (side) => (n) => reads.figures(side.agents[n % 8]),
  agent: (side) => (n) => sendAll(side.agents[n % 8], DASHBOARDS.agent(n % 8)),
  doctor: (side) => (n) => sendAll(side.doctors[n % 8], DASHBOARDS.doctor(n % 8)),
  hospital: (side) => (n) => sendAll(side.hospitals[n % 8], DASHBOARDS.hospital_admin(n % 8)),
  doctors: (side) => () => visitor.doctors(new Browser(side.server.port, '198.51.100.7'), SLUG),
};

/** Self time of each function in the profile, the largest first. */
function selfTimes({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const times = new Map();
  samples.forEach((id, n) => {
    const { functionName, url, lineNumber } = byId.get(id);
    const place = url.replace(/^.*\/(node_modules|dist)\//u, '').replace(/^file:\/\//u, '');
    const name = `${functionName || '(anonymous)'} ${place}${url ? `:${lineNumber + 1}` : ''}`;
    times.set(name, (times.get(name) ?? 0) + timeDeltas[n]);
  });
  return [...times].filter(([name]) => !name.startsWith('(idle)')).sort(([, a], [, b]) => b - a);
}

/** Time of each package with what it calls of Node itself, the largest first. */
function packageTimes({ nodes, samples, timeDeltas }) {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const ownerOf = (id) => {
    const { url, functionName } = byId.get(id);
    if (functionName === '(idle)') return null;
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(url) ?? [];
    if (name) return name;
    if (url.includes('/dist/')) return 'the product itself';
    return parents.has(id) ? ownerOf(parents.get(id)) : 'Node';
  };
  const owners = new Map(nodes.map(({ id }) => [id, ownerOf(id)]));
  const times = new Map();
  samples.forEach((id, n) => {
    const owner = owners.get(id);
    if (owner) times.set(owner, (times.get(owner) ?? 0) + timeDeltas[n]);
  });
  return [...times].sort(([, a], [, b]) => b - a);
}

async function forSeconds(seconds, act) {
  const until = performance.now() + seconds * 1000;
  let calls = 0;
  const lane = async () => {
    while (performance.now() < until) await act(calls++);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return calls;
}

async function profiled(side, client, act) {
  await inLanes(WARM_CALLS, act, LANES);
  await client.query('create extension if not exists pg_stat_statements; select pg_stat_statements_reset()');
  side.server.process.send('profile');
  const calls = await forSeconds(SECONDS, act);
  const answer = new Promise((done) => side.server.process.once('message', done));
  side.server.process.send('profiled');
  const { profile } = await answer;
  return { calls, times: selfTimes(profile), packages: packageTimes(profile), statements: (await client.query(STATEMENTS, [TOP])).rows };
}

function print({ calls, times, packages, statements }) {
  const all = times.reduce((sum, [, time]) => sum + time, 0);
  const table = (rows) => {
    for (const [name, time] of rows.slice(0, TOP))
      console.log(`${((100 * time) / all).toFixed(1).padStart(5)} % ${String(Math.round(time / calls)).padStart(5)} µs  ${name}`);
  };
  console.log(`\nServer: ${calls} calls, ${Math.round(all / calls)} µs sampled each; functions by their own time\n`);
  table(times);
  console.log('\nPackages, each with what it calls of Node itself\n');
  table(packages);
  console.log('\nDatabase: statements by time; those inside a function are indented and counted within it\n');
  for (const { calls: times_, toplevel, plans, planning, us, share, buffers, wal, query } of statements)
    console.log(
      `${share.padStart(6)} % ${us.padStart(6)} µs ${String(times_).padStart(7)} × ${planning.padStart(5)} µs ${String(plans).padStart(6)} plans ${buffers.padStart(7)} buffers ${wal.padStart(6)} B  ${toplevel ? '' : '    '}${query}`,
    );
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { size: { type: 'string', default: '1000000' } } });
  const kind = KINDS[positionals[0] ?? 'staff'];
  if (!kind) throw new Error(`Choose one of ${Object.keys(KINDS).join(', ')}.`);
  await buildProduct();
  const side = await openProduct(rowsOf(values.size), { profiled: true });
  const eight = (role) => Promise.all(Array.from({ length: 8 }, (_, n) => signIn(side.server.port, `${role}-${n}`)));
  const [agents, doctors, hospitals] = [await eight('agent'), await eight('doctor'), await eight('hospital_admin')];
  const admin = await signIn(side.server.port, 'admin-0');
  print(
    await asSuperuser(side.database, (client) =>
      profiled(side, client, kind({ ...side, agents, doctors, hospitals, admin, start: supply() })),
    ),
  );
}

try {
  await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}
process.exit();
