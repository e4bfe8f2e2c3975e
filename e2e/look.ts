import type { Locator, Page } from '@playwright/test';

/** Waits until it can be seen. */
export const see = (...things: Locator[]): Promise<unknown> => Promise.all(things.map((thing) => thing.first().waitFor()));

/** Waits until nothing of it can be seen. */
export const gone = (thing: Locator): Promise<void> => thing.first().waitFor({ state: 'hidden' });

/** Waits until the text stands on the screen to the letter. */
export const read = (page: Page, ...sentences: string[]): Promise<unknown> =>
  see(...sentences.map((sentence) => page.getByText(sentence, { exact: true }).filter({ visible: true })));
