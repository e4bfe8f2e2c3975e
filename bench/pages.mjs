/**
 * What a first page load costs: `node bench/pages.mjs <origin> [rounds]`, against a running product with the demo data.
 * A phone's browser with nothing in its cache: CPU four times slower, 1.6 Mbit/s, 150 ms. Medians; the script is what came
 * over the line until the page was silent, so it holds what a page fetches ahead, too.
 */
import { launchChromium } from '../tools/browser/launch.mjs';
import { signIn } from '../tools/browser/sign-in.mjs';

const [origin = 'http://localhost:3000', rounds = '3'] = process.argv.slice(2);
const BYTES_A_SECOND = 1_600_000 / 8;
const LINE = { offline: false, latency: 150, downloadThroughput: BYTES_A_SECOND, uploadThroughput: BYTES_A_SECOND };
const SLOWER = 4;

/** Runs in the page before anything else. */
function observe() {
  globalThis.seen = { paint: 0, shift: 0 };
  const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (globalThis.seen.paint = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (globalThis.seen.shift += hadRecentInput ? 0 : value));
}

async function load(browser, path, as) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-IN', hasTouch: true });
  if (as) {
    const door = await context.newPage();
    await signIn(door, origin, as);
    await door.close();
  }
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.clearBrowserCache');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const kinds = new Map();
  let script = 0;
  line.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => globalThis.seen.paint > 0, undefined, { timeout: 60_000 });
  await page.waitForTimeout(1500);
  const { paint, shift } = await page.evaluate(() => globalThis.seen);
  const requests = kinds.size;
  await context.close();
  return { paint, shift, script: script / 1000, requests };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function measured(browser, name, path, as) {
  const loads = [];
  for (let round = 0; round < Number(rounds); round += 1) loads.push(await load(browser, path, as));
  const of = (what) => median(loads.map((one) => one[what]));
  return {
    page: name,
    'largest paint, ms': Math.round(of('paint')),
    'layout shift': Number(of('shift').toFixed(3)),
    'script, kB': Number(of('script').toFixed(1)),
    requests: of('requests'),
  };
}

/** Path of the booking page of the demo account `hospital`. */
async function bookingPath(browser) {
  const page = await browser.newPage();
  await signIn(page, origin, 'hospital');
  const { bookingUrl } = await page.evaluate(async () => (await fetch('/api/hospital/qr')).json());
  await page.close();
  return new URL(bookingUrl).pathname;
}

const browser = await launchChromium();
try {
  const rows = [];
  rows.push(await measured(browser, '/', '/'));
  rows.push(await measured(browser, '/login', '/login'));
  rows.push(await measured(browser, '/book/{slug}', await bookingPath(browser)));
  rows.push(await measured(browser, '/appointments, signed in', '/appointments', 'admin'));
  console.table(rows);
} finally {
  await browser.close();
}
