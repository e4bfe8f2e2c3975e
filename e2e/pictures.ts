import type { Browser, TestInfo } from '@playwright/test';

/** One in the background may never be rendered. */
const TIMEOUT_MS = 5000;

/**
 * Keeps what all open pages look like, beside the other results of the test. Playwright does so itself, but it then takes a picture
 * of each page that is closed, also where all is well: 5 s where one is in the background.
 */
export async function takePictures(browser: Pick<Browser, 'contexts'>, info: Pick<TestInfo, 'attachments' | 'outputPath'>): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const take = async (page: (typeof pages)[number], index: number): Promise<void> => {
    const path = info.outputPath(`page-${index + 1}.png`);
    await page.screenshot({ path, timeout: TIMEOUT_MS });
    info.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  };
  await Promise.allSettled(pages.map(take));
}
