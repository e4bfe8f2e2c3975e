import type { FrameLocator, Page, Route } from '@playwright/test';
import { COPY_SNIPPET, embedSnippet } from '@arogya/domain/hospitals/embed';
import { EMBED_LABEL, SAVE_SETTINGS, SETTINGS_SAVED } from '@arogya/domain/hospital-rules/texts';
import { Api } from './api';
import { bookWith, titled } from './booking-page';
import { expect, test as base } from './fixtures';
import { see, toast } from './look';
import { newPerson } from './people';
import type { TestData } from './test-data';
import { Website } from './website';

const test = base.extend<{ site: Website }>({
  site: async ({}, use) => {
    const site = await Website.open();
    await use(site);
    await site.close();
  },
});

const ABOVE = '<header style="padding:32px;background:wheat"><h1>Lotus Care Hospital</h1><p>Since 1964 in Pune.</p></header>';
const BELOW = '<footer style="padding:32px;background:wheat">Our address and the rest of our website.</footer>';

/** How high the frame is, and what is in it. */
async function heights(page: Page): Promise<[frame: number, content: number]> {
  const frame = page.frames()[1];
  const content = await frame?.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  return [(await page.locator('iframe').boundingBox())?.height ?? 0, content ?? 0];
}

const follows = (page: Page): Promise<void> =>
  expect(async () => {
    const [frame, content] = await heights(page);
    expect(content).toBeGreaterThan(300);
    expect(frame).toBe(content);
  }).toPass();

/** Books with the doctor inside the frame; answers the number of the appointment. */
async function book(page: Page, frame: FrameLocator, fullName: string, visitor = newPerson('Kavya')): Promise<string> {
  await frame.getByRole('link', { name: bookWith(fullName) }).click();
  const sheet = frame.getByRole('dialog', { name: bookWith(fullName) });
  await frame.locator('button.slot[aria-disabled=false]').first().click();
  await see(frame.getByText(/^Kept for you for/u));
  await follows(page);
  const field = (label: string) => sheet.getByRole('textbox', { name: label });
  await field('Phone number').fill(visitor.phone);
  await field('Phone number').press('Tab');
  await field('Patient name').fill(visitor.name);
  await field('Age').fill(visitor.age);
  await sheet.getByText('Female', { exact: true }).click();
  await field('Symptoms').fill(visitor.symptoms);
  await sheet.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(frame.getByRole('heading', { name: 'Appointment Booked Successfully!' })).toBeInViewport();
  return frame.locator('.ticket-number dd').innerText();
}

for (const width of [390, 1366]) {
  test(`at ${width} px a patient books on the hospital's own website, into which its two lines were pasted`, async ({
    open,
    made,
    origin,
    site,
  }) => {
    const { hospital, doctor, path } = await made.bookingPage();
    const settings = await open(`/hospital-settings?hospital=${hospital.id}`, { as: 'admin', width });
    await settings.getByRole('combobox', { name: EMBED_LABEL }).fill(`${site.origin}/`);
    await settings.getByRole('combobox', { name: EMBED_LABEL }).press('Enter');
    await settings.getByRole('button', { name: SAVE_SETTINGS }).click();
    await toast(settings, SETTINGS_SAVED);
    await settings.goto(`/hospitals?hospital=${hospital.id}`);
    await settings.getByRole('dialog').getByRole('button', { name: /QR/u }).first().click();
    await see(settings.getByRole('button', { name: COPY_SNIPPET }));
    const snippet = await settings.locator('.ad-qr-snippet').innerText();
    expect(snippet).toBe(embedSnippet(`${origin}${path}`, hospital.name));

    const page = await open('about:blank', { width });
    await page.goto(site.page('/book', `${ABOVE}${snippet}${BELOW}`));
    const frame = page.frameLocator('iframe');
    await see(frame.getByRole('link', { name: bookWith(doctor.fullName) }));
    await follows(page);
    // What the website itself, or another frame in it, says of the height is not believed.
    await page.evaluate(() => window.postMessage({ bookingHeight: 5000 }, '*'));
    await follows(page);
    const visitor = newPerson('Kavya');
    const number = await book(page, frame, doctor.fullName, visitor);
    await follows(page);
    const admin = await Api.as(origin, 'admin');
    expect(await admin.get<unknown[]>(`appointments?q=${encodeURIComponent(number)}`)).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    const kept = (await page.context().cookies()).filter(({ domain }) => domain === 'localhost');
    expect(kept.map(({ name, sameSite, secure }) => [name, sameSite, secure]).sort()).toEqual([
      ['__Host-eb', 'None', true],
      ['__Host-ed', 'None', true],
    ]);
    await page.reload();
    await see(frame.getByRole('button', { name: 'Book another' }));
    // A frame that grows under the pointer loses the click.
    await follows(page);
    await frame.getByRole('button', { name: 'Book another' }).click();
    await frame.getByRole('link', { name: bookWith(doctor.fullName) }).click();
    await see(frame.getByRole('dialog').getByText(`${visitor.name.split(' Q')[0]} Q.`));
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('dialog')).toHaveCount(0);
    await follows(page);
  });
}

const hospitalOn = async (made: TestData, origin: string, site: Website) => {
  const page = await made.bookingPage();
  await (await Api.as(origin, 'admin')).put(`hospitals/${page.hospital.id}/rules`, { embedOrigins: [site.origin] });
  return { ...page, at: site.page('/', `${ABOVE}${embedSnippet(`${origin}${page.path}`, page.hospital.name)}${BELOW}`) };
};

/** Answers a call of a browser that neither sends nor keeps a cookie. */
async function withoutCookies(route: Route): Promise<void> {
  const request = route.request();
  const { cookie: _, host: _host, 'content-length': _length, ...headers } = await request.allHeaders();
  const body = request.postData();
  const answer = await fetch(request.url(), { method: request.method(), headers, ...(body === null ? {} : { body }) });
  const answered = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(set-cookie|content-encoding|content-length)$/u.test(name)),
  );
  await route.fulfill({ status: answer.status, headers: answered, body: Buffer.from(await answer.arrayBuffer()) });
}

test('a browser that keeps no cookie in the frame books all the same', async ({ open, made, origin, site }) => {
  const { at, doctor } = await hospitalOn(made, origin, site);
  const page = await open('about:blank', { width: 390 });
  await page.route('**/api/**', withoutCookies);
  await page.goto(at);
  const frame = page.frameLocator('iframe');
  expect(await book(page, frame, doctor.fullName)).toMatch(/^AD-\d+$/u);
  expect(await page.context().cookies()).toEqual([]);
  const link = frame.getByRole('link', { name: 'Open the booking page' });
  expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});

test('the frame says who is there, when, and the way to the page itself without a script', async ({ browser, made, origin, site }) => {
  const { at, doctor, path } = await hospitalOn(made, origin, site);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at);
  const frame = page.frameLocator('iframe');
  await see(frame.getByRole('heading', { name: titled(doctor.fullName) }), frame.getByText('Mon – Sat'));
  expect(await frame.getByRole('link', { name: 'Open the booking page' }).getAttribute('href')).toBe(`${path}?lang=en`);
  expect((await page.locator('iframe').boundingBox())?.height).toBe(900);
  await context.close();
});
