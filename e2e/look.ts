import { expect, type Locator, type Page } from '@playwright/test';

/** After this time something is tried once more, as often as is needed. */
export const ONCE_MORE_MS = 10_000;

/** Waits until it can be seen. */
export const see = (...things: Locator[]): Promise<unknown> => Promise.all(things.map((thing) => thing.first().waitFor()));

/** Waits until nothing of it can be seen. */
export const gone = (thing: Locator): Promise<void> => thing.first().waitFor({ state: 'hidden' });

/** Waits until the text stands on the screen to the letter. */
export const read = (page: Page, ...sentences: string[]): Promise<unknown> =>
  see(...sentences.map((sentence) => page.getByText(sentence, { exact: true }).filter({ visible: true })));

/** Waits for a toast with these words, which stays for five seconds. */
export const toast = (page: Page, ...words: string[]): Promise<unknown> => {
  const shown = page.locator('.ad-toast, .toast');
  return Promise.all(words.map((word) => see(shown.and(page.getByText(word, { exact: true })).or(shown.getByText(word, { exact: true })))));
};

/** From now on time goes on in the pages of this browser only while a test looks at them (`seeInPassing`), until `page.clock.resume()`. */
export async function holdTime({ clock }: Page): Promise<void> {
  await clock.install();
  await clock.pauseAt(Date.now() + 1000);
}

/** Waits, while time is held, until it can be seen: what stands for half a second is not missed, however busy the machine is. */
export const seeInPassing = (page: Page, thing: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(100);
    expect(await thing.filter({ visible: true }).count()).toBeGreaterThan(0);
  }).toPass({ intervals: [20] });

/** A menu that is at rest. One that opens is shown, then small as nothing: a click in between is lost between press and release. */
const MENU = '.ant-dropdown:not([class*="ant-slide-"])';

export const menuItem = (page: Page, name?: string | RegExp): Locator =>
  page.locator(MENU).getByRole('menuitem', name === undefined ? {} : { name });

/**
 * Takes an option of an open list, until the list shows it as its value. One that comes in its place between press and release
 * takes the click away, and one that is found anew is hidden for a moment: then once more, as a person would.
 */
export async function takeOption(list: Locator, option: Locator): Promise<void> {
  await option.waitFor();
  const name = (await option.getAttribute('title')) ?? '';
  const value = list.locator('xpath=ancestor::*[contains(@class, "ant-select-content-has-value")]');
  await expect(async () => {
    if (await option.isVisible()) await option.click({ timeout: ONCE_MORE_MS });
    await expect(value).toHaveAttribute('title', name, { timeout: ONCE_MORE_MS });
  }).toPass();
}
