import { setTimeout as pause } from 'node:timers/promises';
import { staff } from '../calls.mjs';
import { cpuOf } from '../cpu.mjs';
import { DOCTORS, STARTS } from '../data/clinic.mjs';
import { percentile, rounded } from '../figures.mjs';
import { DASHBOARDS } from '../screen-calls.mjs';
import { openStreams } from '../streams.mjs';
import { startAt } from '../starts.mjs';

const WITH_DASHBOARD = { admin: 25, agent: 125, hospital_admin: 50, doctor: 0 };
const PER_SECOND = 2;
/** Figures that were reckoned from messages are fetched after a minute. */
const SECONDS = 75;
/** One in so many is for today, which the schedules of hospitals show. */
const FOR_TODAY = 4;
const REST_SECONDS = 10;
const LATEST_SECONDS = 45;
const SETTLED_MS = 1500;

/** Five hundred open streams, two hundred of them dashboards, while two people a second are booked. */
export default { name: 'storm of screens', sides: ['product'], run: storm };

/** The rest of today, at times that the data leave free; in the evening none is left. */
function* restOfToday() {
  for (let start = 1; start < STARTS; start += 2)
    for (let doctor = 0; doctor < DOCTORS; doctor += 1)
      if (Date.parse(startAt(0, start)) > Date.now()) yield { doctor, at: startAt(0, start) };
}

/** Two bookings a second, whether they are answered or not. */
async function bookings(side, note) {
  const open = [];
  const seen = { tried: 0, booked: 0, today: 0, times: [] };
  const today = restOfToday();
  const began = performance.now();
  for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
    await pause(Math.max(0, began + (n * 1000) / PER_SECOND - performance.now()));
    seen.tried += 1;
    const soon = n % FOR_TODAY === 0 ? today.next().value : undefined;
    seen.today += soon ? 1 : 0;
    open.push(
      staff.tryToBook(side.agent(n), soon ?? side.start('staff'), side.patient()).then(({ status, ms }) => {
        seen.booked += status === 201 ? 1 : 0;
        seen.times.push(ms);
        note(ms, status, 'POST appointments');
      }),
    );
  }
  return { seen, all: Promise.all(open) };
}

/** Until nothing has been asked for a while, or patience ends. */
async function quiet(calls) {
  const until = performance.now() + LATEST_SECONDS * 1000;
  for (let before = -1; before !== calls.length && performance.now() < until;) {
    before = calls.length;
    await pause(SETTLED_MS);
  }
}

async function spent(side, act) {
  const [before, began] = [cpuOf(side), performance.now()];
  const result = await act();
  const [after, seconds] = [cpuOf(side), (performance.now() - began) / 1000];
  return { result, seconds, server: (after.server - before.server) * 1000, database: (after.database - before.database) * 1000 };
}

async function storm(bench) {
  const side = bench.sides.product;
  let calls = [];
  const note = (ms, status, path) => calls.push({ ms, status, path });
  const dashboards = (role, n) => (n < WITH_DASHBOARD[role] ? DASHBOARDS[role](n) : []);
  const screens = await openStreams(side, dashboards, note);
  await quiet(calls);
  const rest = await spent(side, () => pause(REST_SECONDS * 1000));
  calls = [];
  const busy = await spent(side, async () => {
    const { seen, all } = await bookings(side, note);
    await quiet(calls);
    await Promise.race([all, pause(LATEST_SECONDS * 1000)]);
    return seen;
  });
  for (const screen of screens) screen.end();
  return rowsOf({ screens, calls, rest, busy });
}

function rowsOf({ screens, calls, rest, busy }) {
  const { tried, booked, today, times } = busy.result;
  const each = (what) => busy[what] / Math.max(1, booked);
  const bad = calls.filter(({ status }) => status < 200 || status > 299);
  const p95 = percentile(
    calls.map(({ ms }) => ms),
    95,
  );
  const dashboards = screens.filter(({ views }) => views.length > 0).length;
  const name = `${screens.length} streams, ${dashboards} dashboards, ${PER_SECOND} bookings a second`;
  return [
    {
      name: `${name}: database for each booking`,
      figure: `${rounded(each('database'))} ms`,
      value: each('database'),
      must: 20,
      notes: [
        `${booked} of ${tried} booked in ${Math.round(busy.seconds)} s, ${today} of them for today, ${rounded(calls.length / Math.max(1, booked))} calls for each, ${bad.length} of them bad; server ${rounded(each('server'))} ms each`,
        `at rest the same screens cost server ${rounded(rest.server / rest.seconds)} + database ${rounded(rest.database / rest.seconds)} ms a second, which is in the figure`,
        `messages that screens received: ${screens.reduce((sum, { messages }) => sum + messages, 0)}`,
      ],
    },
    { name: `${name}: server for each booking`, figure: `${rounded(each('server'))} ms`, value: each('server') },
    { name: `${name}: p95 of all calls`, figure: `${rounded(p95)} ms`, value: p95, must: 200 },
    { name: `${name}: p95 of the bookings`, figure: `${rounded(percentile(times, 95))} ms`, value: percentile(times, 95), must: 200 },
    { name: `${name}: booked`, figure: `${booked} of ${tried}`, value: booked, must: tried, kind: 'least' },
  ];
}
