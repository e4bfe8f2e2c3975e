import { expect, type Locator, type Page } from '@playwright/test';
import { atRest } from './rest';

const WIDE = { width: 1366, height: 900 };
const NARROW = { width: 360, height: 800 };

/** The labels that leave their boxes in a font as wide as any usual one, with a style of the test's own. */
async function leaving(page: Page, boxes: string, style = ''): Promise<string[]> {
  const wide = await page.addStyleTag({ content: `:is(${boxes}), :is(${boxes}) * { letter-spacing: 0.08em !important } ${style}` });
  const found = await page.locator(boxes).evaluateAll((all) =>
    all.flatMap((box) => {
      const range = document.createRange();
      range.selectNodeContents(box);
      const [text, own] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      const outside = Math.max(own.left - text.left, text.right - own.right, own.top - text.top, text.bottom - own.bottom);
      const fits = outside < 0.5;
      return fits ? [] : [`${box.textContent ?? ''}: ${text.width} of ${own.width} px`];
    }),
  );
  await wide.evaluate((tag: HTMLElement) => tag.remove());
  return found;
}

/** No label leaves its box, wide and narrow, in a wide font; the control is a box that is too narrow. */
export async function labelsFit(page: Page, boxes: string): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await atRest(page);
    expect(await leaving(page, boxes), `labels that leave their boxes at ${size.width} px`).toEqual([]);
  }
  expect(await leaving(page, boxes, `:is(${boxes}) { width: 24px !important; padding: 0 !important }`), 'the control').not.toEqual([]);
}

/** How far that what stands next below an error, or below the hint under it, is from it, of the one that has the least space. */
const leastSpace = (form: Locator): Promise<number> =>
  form.evaluate((box) => {
    const errors = [...box.querySelectorAll('.ad-form-help, .ant-form-item-has-error .ant-form-item-extra')].map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect();
    });
    const others = [...box.querySelectorAll('label, h2, input, textarea, button')].map((one) => one.getBoundingClientRect());
    const spaces = errors.flatMap(({ left, right, bottom }) =>
      others.filter((one) => one.width > 0 && one.bottom > bottom && one.left < right && one.right > left).map(({ top }) => top - bottom),
    );
    return Math.min(...spaces);
  });

/** Errors below fields keep 6 px to what comes next, also those of two lines, which they have on a narrow screen. */
export async function errorsKeepDistance(page: Page): Promise<void> {
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await atRest(page);
    const space = await leastSpace(page.getByRole('dialog').locator('form'));
    expect(space, `px below an error at ${size.width} px`).toBeGreaterThanOrEqual(6);
    expect(space, 'there are errors, with something below').toBeLessThan(40);
  }
}

/** Nothing lies over its middle. */
export const isFree = (thing: Locator): Promise<boolean> =>
  thing.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** The names of the buttons at the foot of dialogs and drawers, and below chosen rows, that a toast lies over, be it by a corner. */
export const coveredByToasts = (page: Page): Promise<string[]> =>
  page.locator('.ant-modal-footer button, .ant-drawer-footer button, .ad-foot button').evaluateAll((buttons) => {
    const toasts = [...document.querySelectorAll('.ad-toast')].map((toast) => toast.getBoundingClientRect());
    return buttons.flatMap((button) => {
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      const isSeen = width > 0 && button.checkVisibility({ visibilityProperty: true });
      const isMet = toasts.some((toast) => toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom);
      return isSeen && isMet ? [button.textContent] : [];
    });
  });
