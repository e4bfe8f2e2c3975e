import type { Page } from '@playwright/test';

/**
 * From now on what the page puts off by just so many ms waits until the answered function is called, however long that takes; what
 * the page takes back meanwhile never comes.
 */
export async function holdTimers(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.evaluate((held) => {
    const runs = new Map<number, () => void>();
    const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    Object.assign(window, {
      setTimeout: (run: () => void, after?: number, ...given: unknown[]): number => {
        if (after !== held) return set(run, after, ...given);
        const id = set(() => undefined);
        runs.set(id, run);
        return id;
      },
      clearTimeout: (id?: number): void => {
        runs.delete(id ?? 0);
        clear(id);
      },
      releaseTimers: (): void => {
        for (const run of runs.values()) run();
        runs.clear();
      },
    });
  }, ms);
  return () => page.evaluate(() => (window as unknown as { releaseTimers: () => void }).releaseTimers());
}
