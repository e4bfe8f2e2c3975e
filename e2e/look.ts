import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until it can be seen. */
export const see = (...things: Locator[]): Promise<unknown> => Promise.all(things.map((thing) => thing.first().waitFor()));

/** Waits until nothing of it can be seen. */
export const gone = (thing: Locator): Promise<void> => thing.first().waitFor({ state: 'hidden' });

/** Waits until the text stands on the screen to the letter. */
export const read = (page: Page, ...sentences: string[]): Promise<unknown> =>
  see(...sentences.map((sentence) => page.getByText(sentence, { exact: true }).filter({ visible: true })));

/**
 * Takes an option of an open list. One that comes in its place between press and release takes the click away: then once more,
 * as a person would.
 */
export async function takeOption(option: Locator): Promise<void> {
  await option.waitFor();
  await expect(async () => {
    if (await option.isVisible()) await option.click({ timeout: 1000 });
    await expect(option).toBeHidden({ timeout: 1000 });
  }).toPass();
}
