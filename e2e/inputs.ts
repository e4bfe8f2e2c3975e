import type { Page } from '@playwright/test';

export interface Inputs {
  readonly keys: number;
  readonly clicks: number;
}

interface InputCounts {
  counts: { keys: number; clicks: number };
}

/**
 * Runs in the page: counts each key that is pressed, and each press of a pointer. Playwright takes a press back at the window, and
 * tries again, when what it aims at has just moved: only what reaches the document counts.
 */
function count(): void {
  const counts = { keys: 0, clicks: 0 };
  addEventListener('keydown', ({ key }) => (counts.keys += Number(!['Control', 'Shift', 'Meta', 'Alt'].includes(key))), true);
  document.addEventListener('pointerdown', () => (counts.clicks += 1), true);
  Object.assign(globalThis, { counts });
}

/** From now on the page counts what hands do. */
export const countInputs = (page: Page): Promise<void> => page.evaluate(count);

export const inputsOf = (page: Page): Promise<Inputs> => page.evaluate(() => ({ ...(globalThis as unknown as InputCounts).counts }));

/** What was pressed until now does not count. */
export const forgetInputs = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign((globalThis as unknown as InputCounts).counts, { keys: 0, clicks: 0 }));
