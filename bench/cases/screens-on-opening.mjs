import { growthRow } from '../compare.mjs';
import { asSuperuser } from '../data/fill.mjs';
import { median, rounded } from '../figures.mjs';
import { listen } from '../http.mjs';
import { startAltered } from '../processes.mjs';
import { interleaved, summary } from '../rounds.mjs';
import { audit, DASHBOARDS, FRAME, reports, reportsOfHospital, sendAll } from '../screen-calls.mjs';

const DASHBOARD_MUST = { ms: 6, kB: 60 };

/** Changes among the looks of this run, as on a day on which people work: without them the log's list would skip ever more looks. */
const CHANGES = `
set session_replication_role = replica;
insert into audit_log (actor_id, username, role, action, entity, entity_id, request_id)
select id, username, role, 'changed', 'user', id, gen_random_uuid() from users limit 60`;
const addChanges = (side) => asSuperuser(side.database, (client) => client.query(CHANGES));

/** Who opens it, the calls for the nth of them, and the most that it may cost. */
const SCREENS = [
  { name: "an agent's dashboard", role: 'agent', calls: DASHBOARDS.agent, must: DASHBOARD_MUST },
  { name: "a doctor's dashboard", role: 'doctor', calls: DASHBOARDS.doctor, must: DASHBOARD_MUST },
  { name: "a hospital's dashboard", role: 'hospital_admin', calls: DASHBOARDS.hospital_admin, must: DASHBOARD_MUST },
  { name: "an admin's dashboard", role: 'admin', calls: DASHBOARDS.admin, must: {} },
  { name: 'Reports, 30 days', role: 'admin', calls: reports, must: { ms: 10 } },
  { name: "a hospital's Reports, 30 days", role: 'hospital_admin', calls: reportsOfHospital, must: { ms: 10 } },
  { name: 'Audit', role: 'admin', calls: audit, must: { ms: 5 }, before: addChanges },
];
/** A screen sends many calls at once: two of them keep the server busy. */
const LANES = 2;
/** An opening is some ten calls. */
const WARM_OPENINGS = 600;
const LEAST_OPENINGS = 5;

async function open(side, { role, calls }, n) {
  const who = side.as(role, n).at(side.server.port);
  const first = await sendAll(who, [{ path: FRAME.first }]);
  const close = await listen(side.server.port, { path: FRAME.stream, headers: who.headers() }, () => undefined);
  const others = await sendAll(who, calls(n % side.count(role)));
  close();
  return [...first, ...others];
}

async function opened({ options }, sides, screen) {
  const { name, must, before } = screen;
  const sizes = [];
  const act = async (side, n) => {
    const answers = await open(side, screen, n);
    if (side === sides.product) sizes.push(answers.reduce((sum, { bytes }) => sum + bytes, 0));
  };
  const work = (side) => ({
    side,
    steps: [{ name: 'open', act: (_state, n) => act(side, n) }],
    before: () => before?.(side),
    lanes: LANES,
    warmCalls: WARM_OPENINGS,
  });
  const works = Object.fromEntries(Object.entries(sides).map(([key, side]) => [key, work(side)]));
  const answers = await open(sides.product, screen, 0);
  const found = await interleaved(works, { ...options, least: LEAST_OPENINGS });
  return rowsOf({ options }, { name, must, found, kB: median(sizes) / 1000, answers });
}

function rowsOf(bench, { name, must, found, kB, answers }) {
  const { server, database, p50 } = summary(found.product);
  const each = found.product.map(({ costs: [cost] }) => (cost.server + cost.database) / 1000);
  const ms = median(each);
  const sizes = answers.map(({ path, bytes }) => `${path.replaceAll(/[0-9a-f-]{36}/gu, '{id}')} ${rounded(bytes / 1000)}`);
  const rows = [
    {
      name: `opening ${name}`,
      figure: `${rounded(ms)} ms`,
      spread: `${rounded(Math.min(...each))}-${rounded(Math.max(...each))}`,
      value: ms,
      must: must.ms,
      notes: [`server ${Math.round(server)} + database ${Math.round(database)} µs, p50 ${rounded(p50)} ms`, `kB: ${sizes.join(', ')}`],
    },
    { name: `opening ${name}: answers`, figure: `${rounded(kB)} kB`, value: kB, must: must.kB },
  ];
  return found.small ? [...rows, growthRow(bench, `opening ${name}`, found, 1.5)] : rows;
}

async function onServers(bench, screen) {
  const sides = {};
  for (const key of ['product', 'small'].filter((name) => bench.sides[name])) {
    const server = await startAltered(bench.sides[key].database);
    await server.change({ sharing: false });
    sides[key] = { ...bench.sides[key], server };
  }
  const rows = await opened(bench, sides, screen);
  for (const { server } of Object.values(sides)) await server.stop();
  return rows;
}

/** All that a screen asks for when somebody opens it, on a server where nobody else has just read the same figures. */
export default SCREENS.map((screen) => ({
  name: `opening ${screen.name}`,
  sides: ['product', 'small'],
  run: (bench) => onServers(bench, screen),
}));
