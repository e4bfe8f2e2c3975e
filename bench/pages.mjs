/**
 * `npm run bench:pages [-- words] [--rounds=3] [--json=file]`: what a first load costs on a phone, page by page: a real
 * Chromium with an empty cache, its processor four times slower, on slow 4G, with the demo data. Beside them in each round a
 * bare React page, which times of paint are compared with. The blocked time is that of all tasks above 50 ms until the page
 * is silent, so it counts more than what Lighthouse calls TBT. Last a booking by keys, on that processor and without that line.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launchChromium } from '../tools/test/launch.mjs';
import { ensureBuilt } from '../tools/build/build.mjs';
import { atEnd, endAll } from '../tools/start/interruption.mjs';
import { median, rounded } from './figures.mjs';
import { serveBare } from './pages/bare.mjs';
import { bookingByKeys } from './pages/by-keys.mjs';
import { ANOTHER, BY_KEYS, LIGHT, lightPages, SCREENS, STAFF, STEPS } from './pages/list.mjs';
import { anotherScreen, firstLoad, signedIn } from './pages/load.mjs';
import { asJson, report } from './report.mjs';
import { dataFolder, started } from './started.mjs';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, json: { type: 'string' }, origin: { type: 'string' } },
});

const UNITS = {
  script: ['script', 'kB'],
  all: ['everything', 'kB'],
  requests: ['requests', ''],
  paint: ['largest paint', '× React'],
  blocked: ['blocked', 'ms'],
  shift: ['layout shift', ''],
  ms: ['heading after', 'ms'],
  whole: ['whole page after', 'ms'],
  opened: ['from N to the phone', 'ms'],
  chips: ["from the doctor's Enter to the free starts", 'ms'],
};

/** Path of the booking page of the demo account `hospital`. */
async function bookingPath(browser, origin, state) {
  const context = await browser.newContext({ storageState: state });
  const answer = await context.request.get(`${origin}/api/hospital/qr`);
  const { bookingUrl } = await answer.json();
  await context.close();
  return new URL(bookingUrl).pathname;
}

/** Path of the page of an appointment to come at that hospital. */
async function appointmentPath(browser, origin, state) {
  const context = await browser.newContext({ storageState: state });
  const appointments = await (await context.request.get(`${origin}/api/appointments?upcoming=true&pageSize=1`)).json();
  const answer = await context.request.post(`${origin}/api/appointments/${appointments[0].id}/link`, { headers: { origin }, data: {} });
  const { address } = await answer.json();
  await context.close();
  return new URL(address).pathname;
}

/** Everything that is measured: a name, how, and what must hold. */
async function works(browser, origin) {
  const states = {};
  for (const role of ['admin', 'agent', 'doctor', 'hospital']) states[role] = await signedIn(browser, origin, role);
  const booking = await bookingPath(browser, origin, states.hospital);
  const appointment = await appointmentPath(browser, origin, states.hospital);
  const light = lightPages({ booking, appointment }).map(({ name, path }) => ({
    name,
    must: LIGHT,
    load: () => firstLoad(browser, origin + path),
  }));
  const screens = SCREENS.map(({ as, path }) => ({
    name: `${path} as ${as}`,
    must: STAFF,
    load: () => firstLoad(browser, origin + path, states[as]),
  }));
  const steps = STEPS.map(({ as, from, to }) => ({
    name: `${from.path} → ${to.path} as ${as}`,
    must: ANOTHER,
    load: () => anotherScreen(browser, origin, states[as], [from, to]),
  }));
  const keys = { name: 'booking by keys as agent', must: BY_KEYS, load: () => bookingByKeys(browser, origin, states.agent) };
  return [...light, ...screens, ...steps, keys].filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}

const isPaint = (what) => what === 'paint';

function figuresOf({ name, must }, loads, bare) {
  const of = (what) => loads.map((load, n) => (isPaint(what) ? load.paint / bare[n].paint : load[what]));
  return Object.entries(must).map(([what, limit]) => {
    const [label, unit] = UNITS[what];
    const all = of(what);
    const value = median(all);
    const figure = `${rounded(value)} ${unit}`.trim();
    const notes = isPaint(what) ? [`${Math.round(median(loads.map(({ paint }) => paint)))} ms`] : [];
    return {
      name: `${name}: ${label}`,
      figure,
      spread: `${rounded(Math.min(...all))}-${rounded(Math.max(...all))}`,
      value,
      must: limit,
      notes,
    };
  });
}

async function measured(browser, origin, rounds) {
  const bareOrigin = await serveBare();
  const all = await works(browser, origin);
  const bare = [];
  const loads = all.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await firstLoad(browser, bareOrigin));
    for (const [n, { name, load }] of all.entries()) {
      console.error(`${round + 1}/${rounds} ${name} …`);
      loads[n].push(await load());
    }
  }
  console.error(`Bare React: ${Math.round(median(bare.map(({ paint }) => paint)))} ms to its largest paint`);
  return all.flatMap((work, n) => figuresOf(work, loads[n], bare));
}

async function main() {
  await ensureBuilt();
  const origin = values.origin ?? (await started(dataFolder().folder)).origin;
  const browser = await launchChromium();
  atEnd(() => browser.close());
  const rows = await measured(browser, origin, Number(values.rounds));
  if (values.json) writeFileSync(values.json, asJson(rows, values));
  return report(rows);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}
process.exit();
