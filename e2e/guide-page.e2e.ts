import { CHAPTERS, chapterPath, chaptersFor, helpFor } from '@arogya/domain/guide/chapters';
import { ALL_CHAPTERS, GUIDE_FAILED, HELP } from '@arogya/domain/guide/texts';
import { expect, test } from './fixtures';
import { chapterText } from './guide/chapter';
import { saysSentence, screenTexts } from './guide/screen-texts';
import { holdTime, see, seeInPassing } from './look';
import { ROLES } from './sessions';
import { looks } from './spec/axe-looks';
import { PAGES } from './spec/page-table';

const ROLE = { admin: 'admin', agent: 'agent', doctor: 'doctor', hospital: 'hospital_admin' } as const;

for (const as of ROLES) {
  test(`${as} is offered the chapters of ${as}, and Help leads from each page to its chapter`, async ({ open }) => {
    const page = await open('/guide', { as });
    await see(page.getByRole('heading', { level: 1, name: HELP }));
    const offered = page.getByRole('main').getByRole('navigation', { name: HELP }).getByRole('link');
    await expect(offered).toHaveText(chaptersFor(ROLE[as]).map(({ title }) => title));
    for (const { path } of PAGES.filter(({ listed }) => listed.some((role) => role === ROLE[as]))) {
      await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`).click();
      await expect(page.getByRole('banner').getByRole('link', { name: HELP })).toHaveAttribute('href', helpFor(path, ROLE[as]));
    }
  });
}

test('a chapter leads to others without loading the product anew, and to the list of all', async ({ open }) => {
  const page = await open(chapterPath('close-for-diwali'), { as: 'hospital' });
  await page.evaluate(() => Object.assign(globalThis, { stays: true }));
  await page.getByRole('main').getByRole('link', { name: 'a doctor is ill' }).click();
  await see(page.getByRole('heading', { level: 1, name: 'The doctor is ill today' }));
  await page.getByRole('link', { name: ALL_CHAPTERS }).click();
  await see(page.getByRole('heading', { level: 1, name: HELP }));
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true);
});

test('a chapter of pages that somebody does not have says so and leads home, and one that is none is not found', async ({
  open,
  origin,
}) => {
  const page = await open('about:blank', { as: 'doctor', still: true });
  await holdTime(page);
  await page.goto(chapterPath('who-looked-at-this-patient'));
  await seeInPassing(page, page.getByText("You don't have permission to access this page."));
  await page.clock.resume();
  await page.waitForURL('**/doctor-dashboard');
  const answer = await page.goto('/guide/nonsense');
  expect(answer?.status()).toBe(404);
  await see(page.getByText('404 Page Not Found'));
  const visitor = await open(`${origin}/guide`);
  await visitor.waitForURL('**/login**');
});

test('a guide that does not come says so, and comes at Retry', async ({ open }) => {
  const page = await open('about:blank', { as: 'agent' });
  await page.route('**/later-guide*.js', (route) => route.abort());
  await page.goto('/guide');
  await see(page.getByText(GUIDE_FAILED));
  await page.unroute('**/later-guide*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await see(page.getByRole('link', { name: 'A patient calls' }));
});

test('the index and each chapter look right to axe, wide and narrow, light and dark', async ({ open }) => {
  const page = await open('/guide', { as: 'hospital', still: true, deaf: true });
  for (const { name } of chaptersFor('hospital_admin')) {
    expect(await looks(page, 'the guide')).toEqual([]);
    await page.goto(chapterPath(name));
    await see(page.locator('.ad-guide-text'));
  }
});

/** While something can be taken back or rows are chosen: no page at rest shows these. */
const OFFERED_ONLY_THEN = ['Z: Undo', 'A: Go to the actions for what is chosen', 'C: Confirm what is chosen'];
/** The drawer of a leave has them at its foot, in a word each. */
const IN_DRAWER = ['M: The next proposal for the row', 'R: A colleague for the row', 'C: Cancel the row'];

test('the card of keys is one sheet of A4, and has the keys of all pages and no other', async ({ open }) => {
  const card = await open(chapterPath('keys'), { as: 'agent' });
  await see(card.locator('.ad-guide-text'));
  const pdf = (await card.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);

  const rows = chapterText('keys').matchAll(/^\| `(?<key>[^`]+)` \| (?<does>.+) \|$/gmu);
  const named = new Set([...rows].map(({ groups = {} }) => `${groups['key']}: ${groups['does']}`));
  const shown = new Set([...OFFERED_ONLY_THEN, ...IN_DRAWER]);
  for (const as of ROLES)
    for (const { path } of PAGES.filter(({ open: roles }) => roles.some((role) => role === ROLE[as]))) {
      const page = await open(path, { as, deaf: true });
      await see(page.locator('.ad-settling:not([data-waiting])'));
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog', { name: 'Keyboard' });
      await dialog.waitFor({ timeout: 5000 }).catch(() => undefined);
      const lines = await dialog
        .locator('.ad-keys > div')
        .evaluateAll((all) =>
          all.map((line) => `${line.querySelector('dt')?.textContent ?? ''}: ${line.querySelector('dd')?.textContent ?? ''}`),
        );
      lines.forEach((line) => shown.add(line));
      await page.close();
    }
  expect([...named].sort()).toEqual([...shown].sort());
  const texts = screenTexts();
  expect(OFFERED_ONLY_THEN.filter((line) => !saysSentence(texts, line.replace(/^.: /u, '')))).toEqual([]);
  expect(CHAPTERS.at(-1)?.name).toBe('keys');
});
