import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { see } from '../look';
import { coveredByToasts } from './measures';
import { atRest } from './rest';

const WIDTHS = [1366, 1280, 1024, 900, 768, 390, 320];

/** A toast goes on standing while the window has no focus. */
const hold = (page: Page): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event('blur')));

/** Whether it would lie over buttons if it did not move. */
const wouldCover = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const region = document.querySelector<HTMLElement>('.ad-toasts');
    return region !== null && region.style.translate !== '';
  });

/** At each width, the toast that stands is in sight and covers no button at a foot; answers at how many it had to move for that. */
async function clearOfFeet(page: Page, what: string): Promise<number> {
  let moved = 0;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await atRest(page);
    await expect.poll(() => coveredByToasts(page), { message: `buttons of ${what} below a toast at ${width} px` }).toEqual([]);
    await expect(page.locator('.ad-toast'), `the toast beside ${what} at ${width} px`).toBeInViewport({ ratio: 0.99 });
    moved += Number(await wouldCover(page));
  }
  await page.setViewportSize({ width: 1366, height: 800 });
  return moved;
}

test('no toast lies over the buttons at the foot of a drawer, of a dialog over it, or below chosen rows, at any width', async ({
  open,
  made,
}) => {
  const { name } = await made.appointment();
  const page = await open(`/appointments?when=all&q=${encodeURIComponent(name)}`, { as: 'admin' });
  await page.getByRole('row').filter({ hasText: name }).getByText(name).click();
  const drawer = page.getByRole('dialog', { name: /^Appointment/u });
  await drawer.getByRole('button', { name: 'Confirm', exact: true }).click();
  await see(page.locator('.ad-toast'));
  await hold(page);
  expect(await clearOfFeet(page, 'a drawer'), 'the control: widths at which it moves').toBeGreaterThan(0);
  await drawer.getByRole('button', { name: 'Edit' }).click();
  await see(page.getByRole('dialog', { name: 'Edit Appointment' }));
  await clearOfFeet(page, 'a dialog');
});
