import { setTimeout as pause } from 'node:timers/promises';
import { Browser, staff, visitor } from '../calls.mjs';
import { compared } from '../compare.mjs';
import { cpuOf } from '../cpu.mjs';
import { SLUG } from '../data/clinic.mjs';
import { percentile, rounded } from '../figures.mjs';
import { limitDoctors } from '../limit/calls.mjs';
import { dayAfter } from '../starts.mjs';

const PER_SECOND = 200;
const SECONDS = 20;
const ENOUGH = 195;
const MOST_IN_FLIGHT = 400;
const BOOKINGS = 5;

/** A crowd reads one QR code, all behind the network of the hospital; meanwhile staff book what the page shows as free. */
export default {
  name: 'doctors of the booking page, a crowd of 200 a second',
  run: async (bench) => [...(await crowdRows(bench)), ...(await aloneRows(bench))],
};

/** One call for itself has no figure to meet: it says where the crowd's cost comes from. */
const aloneRows = (bench) =>
  compared(bench, {
    name: 'doctors of the booking page, one call',
    steps: {
      product: (side) => [{ name: 'doctors', act: () => doctorsOnce(side) }],
      limit: (side) => [{ name: 'doctors', act: () => limitDoctors(side, SLUG, dayAfter(1)) }],
    },
  });

async function doctorsOnce(side) {
  const { status, text } = await visitor.doctors(side.someone(0));
  if (status !== 200) throw new Error(`The doctors' page answered ${status}: ${text}`);
}

async function crowd(side) {
  const who = new Browser(side.server.port, '198.51.100.7');
  const answers = [];
  let [sent, open, left] = [0, 0, 0];
  const began = performance.now();
  const ask = async () => {
    open += 1;
    const sentAt = performance.now();
    const { status, text, ms } = await visitor.doctors(who);
    open -= 1;
    answers.push({ sentAt, status, ms, doctors: status === 200 ? JSON.parse(text) : [] });
  };
  while (performance.now() - began < SECONDS * 1000) {
    const due = ((performance.now() - began) / 1000) * PER_SECOND;
    for (; sent < due; sent += 1) {
      if (open < MOST_IN_FLIGHT) void ask();
      else left += 1;
    }
    await pause(5);
  }
  while (open > 0) await pause(20);
  return { answers, left, seconds: (performance.now() - began) / 1000 };
}

/** Books what the page shows as next free, and tries the same again: it must be refused. */
async function staffBooking(side) {
  const booked = [];
  for (let n = 0; n < BOOKINGS; n += 1) {
    await pause((SECONDS * 1000) / (BOOKINGS + 1));
    const { text } = await visitor.doctors(side.someone(1));
    const doctor = JSON.parse(text).find(({ nextFree }) => nextFree);
    const requested = { doctor: doctor.id, at: doctor.nextFree };
    const { status } = await staff.tryToBook(side.agent(n), requested, side.patient());
    const at = performance.now();
    const again = await staff.tryToBook(side.agent(n + 1), requested, side.patient());
    booked.push({ id: doctor.id, nextFree: doctor.nextFree, at, booked: status === 201, refusedAgain: again.status === 409 });
  }
  return booked;
}

/** How long after a booking the latest question was asked whose answer still showed its start as free, in seconds. */
const stalest = (booked, answers) =>
  Math.max(
    0,
    ...booked.flatMap(({ id, nextFree, at }) =>
      answers
        .filter(({ doctors, sentAt }) => sentAt > at && doctors.some((doctor) => doctor.id === id && doctor.nextFree === nextFree))
        .map(({ sentAt }) => (sentAt - at) / 1000),
    ),
  );

async function crowdRows(bench) {
  const side = bench.sides.product;
  for (let n = 0; n < 300; n += 1) await doctorsOnce(side);
  const before = cpuOf(side);
  const [{ answers, left, seconds }, booked] = await Promise.all([crowd(side), staffBooking(side)]);
  const after = cpuOf(side);
  const share = (what) => ((after[what] - before[what]) / seconds) * 100;
  const times = answers.map(({ ms }) => ms);
  const bad = answers.filter(({ status }) => status !== 200).length;
  const stale = stalest(booked, answers);
  const refused = booked.filter(({ booked: first, refusedAgain }) => first && refusedAgain).length;
  const reached = (answers.length - bad) / seconds;
  const each = (what) => ((after[what] - before[what]) * 1e6) / answers.length;
  // Where fewer were answered, what the whole crowd would take.
  const database = reached < ENOUGH ? (each('database') * PER_SECOND) / 1e4 : share('database');
  const name = 'doctors of the booking page, crowd';
  return [
    {
      name: `${name}: database`,
      figure: `${rounded(database)} % of one core${reached < ENOUGH ? ' (reckoned, not reached)' : ''}`,
      value: database,
      must: 5,
      notes: [
        `${rounded(reached)} of ${PER_SECOND} a second answered, ${bad} not 200, ${left} not sent for want of answers; server ${rounded(share('server'))} %, p50 ${rounded(percentile(times, 50))} p95 ${rounded(percentile(times, 95))} ms`,
        `per answer: server ${Math.round(each('server'))} µs, database ${Math.round(each('database'))} µs; database took ${rounded(share('database'))} %`,
      ],
    },
    { name: `${name}: answers a second`, figure: rounded(reached), value: reached, must: ENOUGH, kind: 'least' },
    { name: `${name}: age of the oldest answer`, figure: `${rounded(stale)} s`, value: stale, must: 2 },
    { name: `${name}: taken starts refused`, figure: `${refused} of ${BOOKINGS}`, value: refused, must: BOOKINGS, kind: 'least' },
  ];
}
