import type { Locator, Page } from '@playwright/test';
import { bookWith } from '../booking-page';
import { expect, test } from '../fixtures';

/** 1280 × 1024 at 400 %. */
const LOW = { width: 320, height: 256 };
/** Of its height, for the fields: what scrolls away with them takes nothing. */
const SPACE = 200;

/** How much of the window what scrolls around a field has, in px. */
const spaceAround = (field: Locator): Promise<number> =>
  field.evaluate((one) => {
    const scrolls = (box: Element): boolean => box.scrollHeight > box.clientHeight && /auto|scroll/u.test(getComputedStyle(box).overflowY);
    let box: Element | null = one.parentElement;
    while (box && !scrolls(box)) box = box.parentElement;
    const { top, bottom } = (box ?? document.documentElement).getBoundingClientRect();
    return Math.min(bottom, window.innerHeight) - Math.max(top, 0);
  });

const press =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

test('in a window of 320 × 256 px the fields of a form have most of its height', async ({ open, made }) => {
  const { path, doctor } = await made.bookingPage();
  const forms = [
    { at: '/doctors', as: 'admin', way: press('Add Doctor'), field: 'License number' },
    { at: '/leads', as: 'admin', way: press('Add Lead'), field: 'Phone' },
    { at: '/releases?tab=keys', as: 'admin', way: press('Add Key'), field: 'Days' },
    { at: '/appointments', as: 'agent', way: press('Book Appointment'), field: 'Notes' },
    { at: '/', way: press('Get Started Today'), field: 'Phone' },
    { at: path, way: (page: Page) => page.getByRole('link', { name: bookWith(doctor.fullName) }).click(), field: 'Patient name' },
  ] as const;
  for (const { at, way, field, ...who } of forms) {
    await test.step(at, async () => {
      const page = await open(at, who);
      await page.setViewportSize(LOW);
      await way(page);
      const box = page.getByRole('dialog').getByLabel(field).first();
      await box.focus();
      expect(await spaceAround(box), `px of the window for the fields of the form at ${at}`).toBeGreaterThanOrEqual(SPACE);
      await page.close();
    });
  }
});
