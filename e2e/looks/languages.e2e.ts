import type { Locator, Page } from '@playwright/test';
import { titled } from '../booking-page';
import { expect, test } from '../fixtures';
import { gone, see } from '../look';
import { newPerson, type Doctor } from '../people';
import { fits, latinWords, misfitsAt } from './fit';
import { inLanguage } from './in-language';

const LANGUAGES = ['en', 'hi', 'pseudo'] as const;

/** The booking page by its places, as its words are those of any language. */
class AnyBookingPage {
  constructor(private readonly page: Page) {}

  async openSheet(): Promise<void> {
    await this.page.locator('.card a.button').first().click();
    await see(this.page.locator('dialog[open]'), this.page.locator('button.slot[aria-disabled=false]'));
  }

  field(name: string): Locator {
    return this.page.locator(`dialog [name="${name}"]`);
  }

  async showErrors(): Promise<void> {
    await this.page.locator('dialog [type=submit]').click();
    await see(this.page.locator('dialog .field.wrong'), this.page.locator('#choice-error'));
  }

  /** Chooses a start, says who comes, and books. */
  async book(): Promise<void> {
    const { name, phone } = newPerson('Asha');
    await this.page.locator('button.slot[aria-disabled=false]').first().click();
    await see(this.page.locator('.bar .quiet'));
    await this.field('phone').fill(phone);
    await this.field('name').fill(name);
    await this.field('age').fill('34');
    await this.page
      .locator('label.chip', { has: this.page.locator('[name=gender]') })
      .first()
      .click();
    await this.page.locator('.chips.scroll .chip').first().click();
    await this.page.locator('dialog [type=submit]').click();
    await see(this.page.locator('.result .ticket'));
  }
}

/** What stays in Latin letters in every language. */
const namesOf = async (page: Page, { fullName }: Pick<Doctor, 'fullName'>): Promise<string[]> => [
  titled(fullName),
  fullName,
  ...(await page.locator('.hospital h1, .hospital-place span').allInnerTexts()),
  'ArogyaDesk',
];

for (const language of LANGUAGES)
  test(`in ${language} every text of the booking page fits, at 320, 360, 390 and 1366 px`, async ({ open, made }) => {
    const { path } = await made.bookingPage();
    const page = await open('/privacy', { width: 360 });
    await inLanguage(page, language);
    const booking = new AnyBookingPage(page);
    await page.goto(path);
    await see(page.locator('.card'));
    await fits(page, 'the list');
    await booking.openSheet();
    await fits(page, 'the sheet');
    await booking.showErrors();
    await fits(page, 'the errors');
    await booking.book();
    await fits(page, 'the result');
    await page.goto('/book/nobody-has-this');
    await see(page.locator('h1'));
    await fits(page, 'not found');
  });

/** The page of an appointment by its places. */
class AnyAppointmentPage {
  constructor(private readonly page: Page) {}

  async open(panel: 'move' | 'cancel'): Promise<void> {
    await this.page.locator(`a.act[href="?do=${panel}"]`).click();
    await see(this.page.locator('dialog[open]'));
  }

  async close(): Promise<void> {
    await this.page.locator('dialog .sheet-head .icon-button').click();
    await gone(this.page.locator('dialog'));
  }

  async press(): Promise<void> {
    await this.page.locator('dialog [type=submit]').click();
  }
}

for (const language of LANGUAGES)
  test(`in ${language} every text of the page of an appointment fits, at 320, 360, 390 and 1366 px`, async ({ open, made }) => {
    const path = await made.appointmentLink();
    const page = await open('/privacy', { width: 360 });
    await inLanguage(page, language);
    const appointment = new AnyAppointmentPage(page);
    await page.goto(path);
    await see(page.locator('.ticket'));
    await fits(page, 'the appointment');
    await appointment.open('move');
    await page.locator('button.slot[aria-disabled=false]').first().click();
    await see(page.locator('.bar .quiet'));
    await appointment.press();
    await see(page.locator('dialog .field.wrong'));
    await fits(page, 'its times to move to');
    await appointment.close();
    await appointment.open('cancel');
    await appointment.press();
    await see(page.locator('dialog .note.bad'));
    await page.locator('dialog .chip').first().click();
    await page.locator('dialog [name=digits]').fill('0000');
    await appointment.press();
    await see(page.locator('dialog .field.wrong'));
    await fits(page, 'its cancellation');
    await page.goto('/a/none');
    await see(page.locator('h1'));
    await fits(page, 'not found');
  });

test('what does not fit would be found: texts in boxes of a fixed height', async ({ open, made }) => {
  const { path } = await made.bookingPage();
  const page = await open('/privacy', { width: 360 });
  await inLanguage(page, 'pseudo');
  await page.goto(path);
  await see(page.locator('.card'));
  await page.addStyleTag({ content: '.button, .card p, .footer { height: 20px !important; min-height: 0 !important; overflow: hidden; }' });
  const found = await misfitsAt(page, [320]);
  expect(found.join('\n')).toMatch(/is cut/u);
  expect(found.join('\n')).toMatch(/× 20 px/u);
});

test('on the Hindi page stands no English word but names', async ({ open, made }) => {
  const { path, doctor } = await made.bookingPage();
  const page = await open('/privacy', { width: 390 });
  await inLanguage(page, 'hi');
  const booking = new AnyBookingPage(page);
  await page.goto(path);
  await see(page.locator('.card'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const names = await namesOf(page, doctor);
  expect(await latinWords(page, names)).toEqual([]);
  expect(await latinWords(page, []), 'the control').not.toEqual([]);
  await booking.openSheet();
  await booking.showErrors();
  expect(await latinWords(page, names)).toEqual([]);
  await booking.book();
  expect(await latinWords(page, [...names, 'AD-'])).toEqual([]);
});
