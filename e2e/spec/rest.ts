import { expect, type Page } from '@playwright/test';

/** Of the staff's screens. */
export const SKELETON = '.ad-skeleton-line, .ad-skeleton, .ad-table-skeleton';
const BUSY = `[aria-busy=true], .skeleton, ${SKELETON}, .ad-splash`;

/** Waits until everything is loaded and has stopped moving. */
export async function atRest(page: Page): Promise<void> {
  const rests = (): Promise<boolean> =>
    page.evaluate((busy) => {
      const moving = document.getAnimations().some(
        (one) =>
          one.playState === 'running' &&
          one.effect?.getTiming().iterations === 1 &&
          // The time that an Undo has left: nothing waits for its end.
          (one as CSSAnimation).animationName !== 'ad-toast-time',
      );
      return document.querySelector('h1') !== null && !moving && document.querySelector(busy) === null;
    }, BUSY);
  await expect.poll(rests, { message: 'the page does not come to rest', intervals: [20, 50, 100] }).toBe(true);
}
