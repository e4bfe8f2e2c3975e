import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '@arogya/tools/test/launch.mjs';
import { signIn, type DemoRole } from '@arogya/tools/test/sign-in.mjs';
import { MICRO_FRONTENDS } from '@arogya/tools/build/projects.mjs';
import { serverProof, type Figure } from './figure';
import { openHospital } from './load';
import { real } from './real';

/** The first page of each role, which loads its micro-frontend. */
const PAGES: readonly (readonly [DemoRole, string])[] = [
  ['admin', '/management'],
  ['agent', '/appointments'],
  ['doctor', '/doctor-dashboard'],
  ['hospital', '/hospital-dashboard'],
];

/** Many times what a busy machine takes. */
const PATIENCE_MS = 300_000;

interface PolicyReport {
  readonly policies: Set<string>;
  readonly loaded: Set<string>;
  readonly violations: string[];
}

async function watched(browser: Browser, seen: PolicyReport): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  await context.exposeFunction('tellViolation', (line: string) => void seen.violations.push(line));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
      const { tellViolation } = window as unknown as { tellViolation: (line: string) => void };
      tellViolation(`${effectiveDirective} ${blockedURI} on ${new URL(documentURI).pathname}`);
    });
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().isNavigationRequest()) seen.policies.add(response.headers()['content-security-policy'] ?? 'none');
    const remote = MICRO_FRONTENDS.find((name) => pathname.includes(name) && pathname.endsWith('.js') && response.ok());
    if (remote) seen.loaded.add(remote);
  });
  return page;
}

/** Waits until it is so; whether it is decides the figure. */
async function until(page: Page, isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !isSo() && Date.now() < end;) await page.waitForTimeout(50);
}

/** Waits for the micro-frontend, and for what it draws. */
async function shown(page: Page, { loaded }: PolicyReport, remote: string): Promise<void> {
  await until(page, () => loaded.has(remote));
  await page.getByRole('heading').first().waitFor();
}

/** Something the policy must stop, so that silence means something. */
async function plant(page: Page, { violations }: PolicyReport): Promise<void> {
  const before = violations.length;
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.head.append(script);
  });
  await until(page, () => violations.length > before);
}

export default serverProof('The content policy, in a browser with every micro-frontend', async (): Promise<Figure[]> => {
  const product = await real();
  const { slug } = await openHospital(product);
  const seen: PolicyReport = { policies: new Set(), loaded: new Set(), violations: [] };
  const browser = await launchChromium();
  try {
    for (const [role, path] of PAGES) {
      const page = await watched(browser, seen);
      await signIn(page, product.origin, role);
      await page.goto(`${product.origin}${path}`);
      await shown(page, seen, `mfe-${role}`);
    }
    const visitor = await watched(browser, seen);
    await visitor.goto(`${product.origin}/book/${slug}`);
    await shown(visitor, seen, 'mfe-public-booking');
    const violations = seen.violations.length;
    await plant(visitor, seen);
    const policies = [...seen.policies];
    const loose = policies.filter(
      (policy) => !policy.startsWith("default-src 'none'") || /unsafe-eval|script-src[^;]*unsafe-inline/u.test(policy),
    );
    return [
      {
        name: `scripts of our own origin only, no unsafe-eval, ${MICRO_FRONTENDS.length} micro-frontends loaded`,
        found: `${seen.loaded.size} loaded, ${violations} violations, ${loose.length} of ${policies.length} policies loose`,
        met: seen.loaded.size === MICRO_FRONTENDS.length && violations === 0 && loose.length === 0,
        wrong: [
          ...seen.violations,
          ...loose,
          ...MICRO_FRONTENDS.filter((name) => !seen.loaded.has(name)).map((name) => `${name} was not loaded`),
        ],
        controls: [
          {
            name: 'a script written into the page',
            found: `${seen.violations.length - violations} stopped and reported`,
            fails: seen.violations.length > violations,
          },
        ],
      },
    ];
  } finally {
    await browser.close();
  }
});
