import { SLOWER } from './load.mjs';

const NOTEBOOK = { viewport: { width: 1366, height: 768 }, locale: 'en-IN' };
const PATIENCE_MS = 90_000;
const READ_MS = 800;
const PHONE = { selectors: ['#booking_patientPhone:focus'] };
/** They may stand there before, for whom Enter takes: the doctor is chosen when the field shows their name. */
const CHIPS = { selectors: ['.ant-select-content-has-value #booking_doctorId', '.ad-when-chips button'], text: / free/u };

/**
 * A returning patient's booking on a slow processor and a quick line, ms from a key to what is painted then:
 * `opened` from N to the phone in which the next key stands, `chips` from the doctor's Enter to the next free starts and the free
 * places of the days.
 */
export async function bookingByKeys(browser, origin, state) {
  const context = await browser.newContext({ ...NOTEBOOK, storageState: state });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const answer = await context.request.get(`${origin}/api/doctors?isActive=true&sort=fullName&pageSize=1`);
    const [{ fullName }] = await answer.json();
    await page.goto(`${origin}/appointments`);
    await page.locator('.ad-settling:not([data-waiting])').waitFor({ state: 'attached' });
    // The dialog is made while nobody does anything.
    await page.locator('.ad-booking').waitFor({ state: 'attached' });
    await page.waitForTimeout(READ_MS);
    const line = await context.newCDPSession(page);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const opened = await timeOf(page, 'n', PHONE);
    await page.locator('#booking_doctorId').focus();
    await page.keyboard.type(fullName.replace(/^Dr\. /u, '').slice(0, 3), { delay: 120 });
    // Somebody reads whom Enter takes.
    await page.waitForTimeout(READ_MS);
    const chips = await timeOf(page, 'Enter', CHIPS);
    return { opened, chips };
  } finally {
    await context.close();
  }
}

/** Presses the key; answers after how many ms what it brings is painted. */
async function timeOf(page, key, { selectors, text }) {
  await page.evaluate(noteTime, { key, selectors, text: text?.source });
  await page.keyboard.press(key);
  return page.evaluate(() => globalThis.painted);
}

/** Runs in the page. */
function noteTime({ key, selectors, text }) {
  const isThere = () =>
    selectors.every((selector) => globalThis.document.querySelector(selector) !== null) &&
    (text === undefined || new RegExp(text, 'u').test(globalThis.document.querySelector('.ad-booking').textContent));
  globalThis.painted = new Promise((done) => {
    const noted = ({ key: pressed, timeStamp }) => {
      if (pressed !== key) return;
      globalThis.removeEventListener('keydown', noted, true);
      const look = () => (isThere() ? setTimeout(() => done(performance.now() - timeStamp)) : globalThis.requestAnimationFrame(look));
      globalThis.requestAnimationFrame(look);
    };
    globalThis.addEventListener('keydown', noted, true);
  });
}
