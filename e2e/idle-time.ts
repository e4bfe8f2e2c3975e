import type { Page } from '@playwright/test';

/** Runs in the page: from now on what waits until the browser has nothing to do waits until `releaseIdleTime`. */
export function holdIdleTime(): void {
  const held = new Map<number, IdleRequestCallback>();
  // No number that the browser gives.
  let last = 0;
  const [ask, drop] = [window.requestIdleCallback.bind(window), window.cancelIdleCallback.bind(window)];
  window.requestIdleCallback = (act) => {
    held.set((last -= 1), act);
    return last;
  };
  window.cancelIdleCallback = (id) => void held.delete(id);
  const release = (): void => {
    window.requestIdleCallback = ask;
    window.cancelIdleCallback = drop;
    for (const act of held.values()) ask(act);
    held.clear();
  };
  Object.assign(window, { releaseIdleTime: release });
}

/** What was held comes when the browser has nothing to do. */
export const releaseIdleTime = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { releaseIdleTime: () => void }).releaseIdleTime());
