import { parseArgs } from 'node:util';
import { launchChromium } from './launch.mjs';
import { signIn } from './sign-in.mjs';
import { Failure, runCommand } from '../start/failure.mjs';

const USAGE = `node tools/test/screenshot.mjs <path> [--as admin|agent|doctor|hospital] [--width 1366] [--height N] [--dark] [--full]
  [--click <selector>]… [--wait <selector or ms>] [--port 3000] -o file.png
Takes a picture of a page of the running product and prints the console's errors and the requests that failed.`;

const options = {
  as: { type: 'string' },
  width: { type: 'string', default: '1366' },
  height: { type: 'string' },
  dark: { type: 'boolean', default: false },
  full: { type: 'boolean', default: false },
  click: { type: 'string', multiple: true, default: [] },
  wait: { type: 'string' },
  port: { type: 'string', default: process.env.PORT ?? '3000' },
  out: { type: 'string', short: 'o' },
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (positionals.length !== 1 || !values.out) throw new Failure(USAGE);
  const browser = await launchChromium();
  try {
    await takePicture(browser, positionals[0], values);
  } finally {
    await browser.close();
  }
});

async function takePicture(browser, path, values) {
  const origin = `http://localhost:${values.port}`;
  const width = Number(values.width);
  const height = Number(values.height ?? (width < 768 ? 844 : 900));
  const page = await browser.newPage({ viewport: { width, height }, colorScheme: values.dark ? 'dark' : 'light', locale: 'en-IN' });
  if (values.as) await signIn(page, origin, values.as);
  report(page);
  await page.goto(new URL(path, origin).href, { waitUntil: 'networkidle' });
  for (const selector of values.click) await page.click(selector, { timeout: 5000 });
  if (/^\d+$/.test(values.wait ?? '')) await page.waitForTimeout(Number(values.wait));
  else if (values.wait) await page.waitForSelector(values.wait, { timeout: 10_000 });
  else await page.waitForTimeout(400);
  await page.screenshot({ path: values.out, fullPage: values.full });
  console.log(`${page.url()} → ${values.out}`);
}

function report(page) {
  page.on('console', (message) => message.type() === 'error' && console.log(`console: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`page error: ${error.message}`));
  page.on('response', (answer) => answer.status() >= 400 && console.log(`${answer.status()} ${answer.url()}`));
}
