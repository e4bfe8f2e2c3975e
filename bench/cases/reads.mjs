import { SIDES, WITH_PEER } from '../bench.mjs';
import { reads } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { HOSPITALS } from '../data/clinic.mjs';
import { partOfName, partOfPhone, phoneOfPerson } from '../data/people.mjs';
import { rounded } from '../figures.mjs';
import { limitRead } from '../limit/calls.mjs';
import { peer } from '../peers/calls.mjs';
import { startAltered } from '../processes.mjs';
import { dayAfter } from '../starts.mjs';

/** Fifty are booked at each hospital on each of the next days, whatever the size of the table. */
const dayOf = (n) => 1 + (n % 7);
/** Doctors with an account, each signed in as themselves. */
const DOCTORS_SIGNED_IN = 16;

/** Each call: the most of the limit that it may cost, the most that it may grow, and what each side is asked; `n` counts the calls. */
const CALLS = [
  {
    name: 'leads by a part of a name, newest 50',
    must: 2.2,
    growth: 3.2,
    product: (side, n) => reads.leads(side.as('admin', n), partOfName(n)),
    limit: (side, n) => limitRead.leads(side, partOfName(n)),
    peer: (side, n) => peer.leads(side, partOfName(n)),
  },
  {
    name: 'patients by a part of a name, newest 50',
    must: 2.2,
    growth: 3.2,
    product: (side, n) => reads.patients(side.as('admin', n), partOfName(n)),
    limit: (side, n) => limitRead.patients(side, partOfName(n)),
    peer: (side, n) => peer.patients(side, partOfName(n)),
  },
  {
    name: 'patients by a part of a phone',
    must: 2.2,
    growth: 3.2,
    product: (side, n) => reads.patients(side.as('admin', n), partOfPhone(n, side.rows)),
    limit: (side, n) => limitRead.patientsByPhone(side, partOfPhone(n, side.rows)),
    peer: (side, n) => peer.patients(side, partOfPhone(n, side.rows)),
  },
  {
    name: 'patient by phone',
    must: 4,
    product: (side, n) => reads.patientByPhone(side.agent(n), phoneOfPerson(n, side.rows)),
    limit: (side, n) => limitRead.patientOf(side, phoneOfPerson(n, side.rows)),
    peer: (side, n) => peer.patientOf(side, phoneOfPerson(n, side.rows)),
  },
  {
    name: "today's appointments of all hospitals, 50",
    must: 2.2,
    product: (side, n) => reads.today(side.as('admin', n)),
    limit: (side) => limitRead.today(side, dayAfter(0)),
    peer: (side) => peer.today(side),
  },
  {
    name: "appointments of a doctor's day",
    must: 2.2,
    product: (side, n) => reads.ofDoctor(side.as('doctor', n), n % DOCTORS_SIGNED_IN, 0, 0),
    limit: (side, n) => limitRead.ofDoctor(side, n % DOCTORS_SIGNED_IN, dayAfter(0), dayAfter(0)),
    peer: (side, n) => peer.ofDoctor(side, n % DOCTORS_SIGNED_IN, dayAfter(0), dayAfter(0)),
  },
  {
    name: "appointments of a doctor's week, 50",
    must: 2.2,
    product: (side, n) => reads.ofDoctor(side.as('doctor', n), n % DOCTORS_SIGNED_IN, 1, 7),
    limit: (side, n) => limitRead.ofDoctor(side, n % DOCTORS_SIGNED_IN, dayAfter(1), dayAfter(7)),
  },
  {
    name: "appointments of the own hospital's day, 50",
    must: 2.2,
    product: (side, n) => reads.ofOwnHospital(side.as('hospital_admin', n), dayOf(n)),
    limit: (side, n) => limitRead.list(side, n % HOSPITALS, dayAfter(dayOf(n))),
  },
  {
    name: 'dashboard figures, shared for two seconds',
    growth: 1.5,
    product: (side, n) => reads.figures(n % 2 === 0 ? side.as('admin', n) : side.agent(n)),
    limit: (side) => limitRead.figures(side, dayAfter(0)),
  },
];

/** How many rows each side answers, and in how many bytes: none must win by answering less. */
async function answered(key, side, act) {
  const { text, bytes } = await act(side, 0);
  const found = JSON.parse(text);
  const rows = [found, found.data].find(Array.isArray);
  return `${key} ${rows ? `${rows.length} rows, ` : ''}${rounded(bytes / 1000)} kB`;
}

async function measured(bench, { name, must, growth, ...acts }) {
  const named = Object.entries(acts).filter(([key]) => bench.sides[key]);
  const answers = [];
  for (const [key, act] of named) answers.push(await answered(key, bench.sides[key], act));
  const said = `answers: ${answers.join('; ')}`;
  const steps = Object.fromEntries(named.map(([key, act]) => [key, (side) => step(side, act)]));
  const [row, ...others] = await compared(bench, { name, must, growth, steps });
  return [{ ...row, notes: [...row.notes, said] }, ...others];
}

const step = (side, act) => [{ name: 'read', act: (_state, n) => act(side, n) }];

/** Where people write all the time, nobody can share what another has read: the same server without that. */
async function unshared(bench, call) {
  const servers = [];
  const sides = {};
  for (const key of ['limit', 'peer'].filter((name) => bench.sides[name])) sides[key] = bench.sides[key];
  for (const key of ['product', 'small'].filter((name) => bench.sides[name])) {
    const side = bench.sides[key];
    const server = await startAltered(side.database);
    servers.push(server);
    await server.change({ sharing: false });
    const as = (role, n) => side.as(role, n).at(server.port);
    sides[key] = { ...side, server, as, agent: (n) => as('agent', n) };
  }
  const rows = await measured({ ...bench, sides }, call);
  for (const server of servers) await server.stop();
  return rows;
}

const FIGURES = { ...CALLS.at(-1), name: 'dashboard figures, read for each call', must: 3, peer: (side) => peer.figures(side) };

/** The reading calls of the screens, one by one. */
export default [
  ...CALLS.map((call) => ({ name: call.name, sides: call.peer ? WITH_PEER : SIDES, run: (bench) => measured(bench, call) })),
  { name: FIGURES.name, sides: WITH_PEER, run: (bench) => unshared(bench, FIGURES) },
];
