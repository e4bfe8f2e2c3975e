import { signIn } from '../../tools/test/sign-in.mjs';

const BYTES_A_SECOND = 1_600_000 / 8;
/** Slow 4G. */
const LINE = { offline: false, latency: 150, downloadThroughput: BYTES_A_SECOND, uploadThroughput: BYTES_A_SECOND };
/** The processor of a phone, or of an old notebook. */
export const SLOWER = 4;
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-IN', hasTouch: true };
/** A task above this keeps somebody waiting who taps. */
const LONG_TASK_MS = 50;
/** Nothing comes over the line for so long: the page is there. */
const SILENT_MS = 1500;
const PATIENCE_MS = 90_000;

/** Runs in the page before anything else. */
function observe() {
  globalThis.seen = { paint: 0, shift: 0, tasks: [] };
  const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (globalThis.seen.paint = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (globalThis.seen.shift += hadRecentInput ? 0 : value));
  on('longtask', ({ duration }) => globalThis.seen.tasks.push(duration));
}

/** What has come over the line since `forget`; an event stream never ends and counts as what it has sent. */
function countLine(line) {
  const kinds = new Map();
  const open = new Set();
  let [all, script, last] = [0, 0, performance.now()];
  line.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return;
    kinds.set(requestId, type);
    if (type !== 'EventSource') open.add(requestId);
    last = performance.now();
  });
  line.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now();
    open.delete(requestId);
    all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  return {
    sums: () => ({ all: all / 1000, script: script / 1000, requests: kinds.size }),
    silence: () => (open.size > 0 ? 0 : performance.now() - last),
  };
}

/** The page is there as a whole: nothing comes any more, and nothing stands in for what was still to come. */
async function settled(page, count) {
  await page.waitForFunction(() => !globalThis.document.querySelector('#early, .ad-page-skeleton'));
  while (count.silence() < SILENT_MS) await page.waitForTimeout(100);
}

/** The state of a browser in which the demo account of a role is signed in. */
export async function signedIn(browser, origin, as) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await signIn(page, origin, as);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A phone's page with nothing in its cache, on a slow line and a slow processor. */
async function slowPage(browser, state) {
  const context = await browser.newContext({ ...PHONE, ...(state ? { storageState: state } : {}) });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(observe);
  return { context, page, count: countLine(line) };
}

/** What a first load costs: ms of largest paint and of blocked time, layout shift, kB of everything and of script, requests. */
export async function firstLoad(browser, url, state) {
  const { context, page, count } = await slowPage(browser, state);
  try {
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.locator('h1').first().waitFor();
    await settled(page, count);
    const { paint, shift, tasks } = await page.evaluate(() => globalThis.seen);
    return { paint, shift, blocked: blockedBy(tasks), ...count.sums() };
  } finally {
    await context.close();
  }
}

const blockedBy = (tasks) => tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);

/** From the click in the sidebar to the painted heading of a screen that was open before, and to its whole page: ms and layout shift. */
export async function anotherScreen(browser, origin, state, [from, to]) {
  const { context, page, count } = await slowPage(browser, state);
  try {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(origin + from.path, { timeout: PATIENCE_MS });
    const link = ({ name }) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
    const open = async (screen) => {
      await link(screen).click();
      await page.getByRole('heading', { level: 1, name: screen.heading ?? screen.name }).waitFor();
      await settled(page, count);
    };
    for (const screen of [to, from]) await open(screen);
    return await page.evaluate(timeOfClick, to);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function timeOfClick({ name, heading = name }) {
  const seen = globalThis.seen;
  seen.shift = 0;
  const link = [...globalThis.document.querySelectorAll('nav[aria-label="Main"] a')].find(({ textContent }) => textContent.trim() === name);
  const frame = () => new Promise((painted) => globalThis.requestAnimationFrame(painted));
  const began = performance.now();
  link.click();
  do await frame();
  while (globalThis.document.querySelector('h1')?.textContent.trim() !== heading);
  await frame();
  const ms = performance.now() - began;
  while (!globalThis.document.querySelector('.ad-settling:not([data-waiting])')) await frame();
  await frame();
  const whole = performance.now() - began;
  await new Promise((settle) => setTimeout(settle, 2000));
  return { ms, whole, shift: seen.shift };
}
