import type { Browser, Page } from 'playwright-core';
import { makeClinic } from '@arogya/backend/testing/clinic';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { TEST_PASSWORD } from '@arogya/backend/testing/make';
import { launchChromium } from '@arogya/tools/test/launch.mjs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Website } from '../website';
import type { Figure } from './figure';
import { withoutHeaders } from './framing';

/** As long as a page is shared between visitors, and a little. */
const SHARED_MS = 1_100;

const frameOf = (address: string): string => `<iframe src="${address}" style="width:100%;height:600px"></iframe>`;

/** Whether a page of the product is in a frame of this one; a refused one is an error of the browser's own. */
async function isFramed(page: Page, address: string, desk: string): Promise<boolean> {
  await page.goto(address, { waitUntil: 'load' });
  return page.frames().some((frame) => frame !== page.mainFrame() && frame.url().startsWith(desk));
}

interface Cast {
  readonly app: TestApp;
  readonly desk: string;
  readonly slug: string;
  /** Named by the hospital; another one. */
  readonly sites: readonly [Website, Website];
}

/** What stands in frames of whom, and whether it may. */
function cases({ desk, slug, sites: [own, foreign] }: Cast): readonly (readonly [what: string, address: string, may: boolean])[] {
  const embedded = `${desk}/book/${slug}?embed=1`;
  const inner = own.page('/inner', frameOf(embedded));
  return [
    ['the embedded page, on the named website', inner, true],
    ['the embedded page, on another website', foreign.page('/embedded', frameOf(embedded)), false],
    ['the embedded page, in a page of the named website which another one frames', foreign.page('/outer', frameOf(inner)), false],
    ['the embedded page, in a page of the named website which it frames itself', own.page('/outer', frameOf(inner)), true],
    ['the page as it is, on the named website', own.page('/plain', frameOf(`${desk}/book/${slug}`)), false],
    ...['/', '/login', '/privacy', '/appointments?embed=1', '/a/x?embed=1', '/embed.js', '/api/health/live'].map(
      (path, at) => [`${path} on the named website`, own.page(`/other-${at}`, frameOf(`${desk}${path}`)), false] as const,
    ),
  ];
}

async function wrongCases(page: Page, cast: Cast): Promise<string[]> {
  const wrong: string[] = [];
  for (const [what, address, may] of cases(cast)) {
    if ((await isFramed(page, address, cast.desk)) !== may) wrong.push(`${what}: ${may ? 'refused' : 'shown'}`);
  }
  return wrong;
}

/** Cookies of staff that go out with what is asked for in the frame, by a browser in which somebody is signed in. */
async function staffCookies(
  browser: Browser,
  { app, desk, slug, sites: [own] }: Cast,
): Promise<{ readonly sent: string[]; readonly loose: string[] }> {
  const { username } = await app.as('admin');
  const context = await browser.newContext({ baseURL: desk });
  const page = await context.newPage();
  await page.goto('/login');
  const status = await page.evaluate(
    async (body) => (await fetch('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status,
    JSON.stringify({ username, password: TEST_PASSWORD }),
  );
  const loose = (await context.cookies()).filter(({ sameSite, httpOnly }) => !httpOnly || sameSite === 'None').map(({ name }) => name);
  if (status !== 200) loose.push(`the sign-in was answered ${status}`);
  const sent: string[] = [];
  let asked = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith(desk)) return;
    asked += 1;
    void request
      .allHeaders()
      .then(({ cookie }) => cookie && sent.push(`${new URL(request.url()).pathname}: ${cookie.replace(/=[^;]*/gu, '')}`));
  });
  await page.goto(own.page('/signed-in', frameOf(`${desk}/book/${slug}?embed=1`)), { waitUntil: 'networkidle' });
  if (asked === 0) loose.push('nothing was asked for in the frame');
  await context.close();
  return { sent, loose };
}

/** A real browser and pages of other sites: what it shows in their frames, and what it sends along. */
export async function framedInBrowser(app: TestApp, sites: Cast['sites']): Promise<Figure> {
  const { hospital } = await makeClinic(app);
  const admin = await app.as('admin');
  const name = (embedOrigins: readonly string[]) => admin.put(`hospitals/${hospital.id}/rules`, { embedOrigins });
  const cast: Cast = { app, desk: `http://localhost:${app.port}`, slug: String(hospital.booking_slug), sites };
  await name([sites[0].origin]);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const wrong = await wrongCases(page, cast);
    const bare = await withoutHeaders(app, () => wrongCases(page, cast));
    const { sent, loose } = await staffCookies(browser, cast);
    await name([]);
    await pause(SHARED_MS);
    const [, allowed = ''] = cases(cast)[0] ?? [];
    if (await isFramed(page, allowed, cast.desk)) wrong.push('a website that was taken out a second ago: shown');
    const all = [...wrong, ...sent.map((line) => `sent from the frame: ${line}`), ...loose.map((line) => `not kept from frames: ${line}`)];
    return {
      name: 'pages that a browser shows in frames of those who may not, or not of those who may; cookies of staff that it sends from there',
      found: `${wrong.length} of ${cases(cast).length + 1}; ${sent.length + loose.length}`,
      met: all.length === 0,
      wrong: all,
      controls: [{ name: 'the headers are off', found: `${bare.length} shown`, fails: bare.length > 5 }],
    };
  } finally {
    await browser.close();
  }
}
