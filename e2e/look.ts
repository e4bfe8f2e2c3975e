import type { Locator, Page } from 'playwright-core';

/** Waits until it can be seen. */
export const see = (...things: Locator[]): Promise<unknown> => Promise.all(things.map((thing) => thing.first().waitFor()));

/** Waits until nothing of it can be seen. */
export const gone = (thing: Locator): Promise<void> => thing.first().waitFor({ state: 'hidden' });

/** Waits until the text stands on the screen to the letter. */
export const read = (page: Page, ...sentences: string[]): Promise<unknown> =>
  see(...sentences.map((sentence) => page.getByText(sentence, { exact: true }).filter({ visible: true })));

/** Waits for the toast with these words, title first. */
export async function toast(page: Page, ...words: string[]): Promise<void> {
  const shown = page.locator('.ad-toast, .toast');
  await see(words.reduce((found, word) => found.filter({ has: page.getByText(word, { exact: true }) }), shown));
}
