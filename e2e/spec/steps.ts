import { expect, type Locator } from '@playwright/test';
import { menuItem, see } from '../look';
import { coveredByToasts } from './measures';
import type { Stage } from './stage';
import { atRest } from './rest';
import type { Step } from './row';

const textsOf = async (things: Locator): Promise<string[]> =>
  (await things.allInnerTexts()).map((text) => text.replaceAll(/\s+/gu, ' ').trim()).filter(Boolean);

/** The accessible name of a control with these words; its icon's name may stand before them. */
const named = (words: string): RegExp => new RegExp(`^([a-z-]+ )?${words.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')}$`, 'u');

/** Waits until the things that can be seen read so, in this order. */
const readsInOrder = (things: Locator, texts: readonly string[]): Promise<void> =>
  expect.poll(() => textsOf(things.filter({ visible: true })), { intervals: [50] }).toEqual(texts);

/** What `find` finds in what lies on top; a dialog may still be on its way. */
async function onTop(stage: Stage, find: (top: Locator) => Locator): Promise<Locator> {
  let found = find(await stage.top());
  const look = async (): Promise<number> => {
    found = find(await stage.top()).filter({ visible: true });
    return found.count();
  };
  await expect.poll(look, { intervals: [50] }).toBeGreaterThan(0);
  return found;
}

/** Presses the button, link or tab of this name in what lies on top. */
export const press =
  (name: string | RegExp): Step =>
  async (stage) => {
    const options = { name: typeof name === 'string' ? named(name) : name };
    const wanted = (top: Locator): Locator =>
      top.getByRole('button', options).or(top.getByRole('link', options)).or(top.getByRole('tab', options));
    const button = (await onTop(stage, wanted)).first();
    // A toast moves away within a moment.
    await expect.poll(() => coveredByToasts(stage.page), { message: 'buttons of a dialog below a toast', intervals: [50] }).toEqual([]);
    await button.click();
  };

/** What the dialog asks for when the last proof of who is signed in is older than five minutes. */
export const proves: Step = async ({ page }) => {
  await page.request.post('/api/auth/confirm', { data: { password: 'demo1234' } });
};

/** What may stay empty says so in its label. */
const labelled = (label: string): RegExp => new RegExp(`^${label.replace(/[?()]/gu, '\\$&')}( ?\\(optional\\))?$`, 'u');

export const type =
  (label: string, value: string | ((stage: Stage) => string)): Step =>
  async (stage) => {
    const field = (await onTop(stage, (top) => top.getByLabel(labelled(label)))).first();
    await field.fill(typeof value === 'string' ? value : value(stage));
    await field.blur();
  };

/** Chooses in a list that opens, e.g. City; without an option the first. */
export const choose =
  (label: string, option?: string): Step =>
  async (stage) => {
    const box = (await onTop(stage, (top) => top.getByRole('combobox', { name: label }))).first();
    await box.click();
    if (option && (await box.isEditable())) await box.fill(option);
    const options = optionsOf(stage);
    await (option ? options.filter({ hasText: option }) : options).first().click();
  };

/** The choices of the list that is open. */
const optionsOf = ({ page }: Stage): Locator =>
  page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').filter({ visible: true });

/** Waits until the dialog is there and has taken the focus. */
export const dialog =
  (name: string | RegExp): Step =>
  async ({ page }) => {
    const box = page.getByRole('dialog', { name });
    const focus = page.locator(':focus');
    await see(box.and(focus).or(box.locator(focus)));
  };

const openMenu = async ({ page }: Stage): Promise<Locator> => {
  await atRest(page);
  await page
    .getByRole('button', { name: /^Actions for/u })
    .first()
    .click();
  return menuItem(page);
};

/** Takes an item of the first row's menu. */
export const takes =
  (item: string): Step =>
  async (stage) => {
    await openMenu(stage);
    await menuItem(stage.page, named(item)).click();
  };

/** The first row's menu has these items, in this order. */
export const menu =
  (...items: string[]): Step =>
  async (stage) => {
    await readsInOrder(await openMenu(stage), items);
  };

/** The table has these column headers, in this order. */
export const columns =
  (table: string, ...headers: string[]): Step =>
  async ({ page }) => {
    const box = page.getByRole('table', { name: table }).or(page.getByLabel(table).locator('table'));
    await see(box.locator('tbody tr:not([aria-hidden])'));
    await readsInOrder(box.first().locator('thead th'), headers);
  };

/** The page has these headings, labels, tabs or cards, each to the letter. */
export const shows =
  (...texts: string[]): Step =>
  (stage) =>
    Promise.all(texts.map((text) => stage.reads(text)));

/** The page, which is there by now, offers no buttons of these names. */
export const lacks =
  (...names: string[]): Step =>
  async ({ page }) => {
    for (const name of names) await expect(page.getByRole('button', { name: named(name) }), `${name} is there`).toHaveCount(0);
  };

/** The choices of a list, in their order. */
export const hasChoices =
  (label: string, ...choices: string[]): Step =>
  async (stage) => {
    await (await onTop(stage, (top) => top.getByRole('combobox', { name: label }))).first().click();
    await readsInOrder(optionsOf(stage), choices);
  };

/** The choices of a filter that shows them side by side, in their order. */
export const segments =
  (label: string, ...choices: string[]): Step =>
  ({ page }) =>
    readsInOrder(page.getByRole('radiogroup', { name: label }).locator('.ant-segmented-item'), choices);

/** The entries of the sidebar, in their order. */
export const sidebar =
  (...entries: string[]): Step =>
  async ({ page }) => {
    await readsInOrder(page.getByRole('navigation', { name: 'Main' }).getByRole('link'), entries);
  };

export const isAt =
  (path: string): Step =>
  ({ page, origin }) =>
    page.waitForURL((url) => url.href.startsWith(origin) && url.pathname === path);
