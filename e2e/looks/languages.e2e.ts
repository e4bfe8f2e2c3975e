import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '@arogya/domain/languages/languages';
import { PSEUDO } from '../../tools/languages/pseudo.mjs';
import { titled } from '../booking-page';
import { expect, test } from '../fixtures';
import { gone, see } from '../look';
import { newPerson, type Doctor } from '../people';
import { ALL_LOOKS } from './all-looks';
import { fits, latinWords, misfitsAt } from './fit';
import { inLanguage, UNTRANSLATED } from './in-language';

/** `npm test` has time for two scripts, of which one has the longest words. */
const LOOKED_AT: readonly string[] = [...(ALL_LOOKS ? LANGUAGES : ['en', 'hi', 'ta']), PSEUDO, UNTRANSLATED];

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

/** What stays in Latin letters in every language: people, the hospital and its place, the product, an appointment's number, QR codes. */
const namesOf = (doctor: Doctor, hospital: { readonly name: string }): string[] => [
  titled(doctor.fullName),
  doctor.fullName,
  hospital.name,
  'Lakshmi Q.',
  'Pune',
  'ArogyaDesk',
  'AD-',
  'QR',
];

/**
 * What is looked at in each view: every text fits, and on a page in another script no word is Latin but names. Where a text is not
 * translated, its element says that it is English.
 */
const looksIn = (page: Page, language: string, names: readonly string[]) =>
  async function looksRight(view: string): Promise<void> {
    await fits(page, view);
    if (language === 'en' || language === PSEUDO) return;
    expect.soft(await latinWords(page, names, { unmarked: language === UNTRANSLATED }), view).toEqual([]);
  };

for (const language of LOOKED_AT)
  test(`in ${language} every text of the booking page fits at 320, 360, 390 and 1366 px, and no word is English`, async ({
    open,
    made,
  }) => {
    const { path, hospital, doctor } = await made.bookingPage();
    const page = await open('/privacy', { width: 360 });
    await inLanguage(page, language);
    const looksRight = looksIn(page, language, namesOf(doctor, hospital));
    const booking = new AnyBookingPage(page);
    await page.goto(path);
    await see(page.locator('.card'));
    await expect(page.locator('html')).toHaveAttribute('lang', language === UNTRANSLATED ? 'hi' : language);
    await looksRight('the list');
    await booking.openSheet();
    await looksRight('the sheet');
    await booking.showErrors();
    await looksRight('the errors');
    await booking.book();
    await looksRight('the result');
    await page.goto('/book/nobody-has-this');
    await see(page.locator('h1'));
    await looksRight('no such hospital');
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

for (const language of LOOKED_AT)
  test(`in ${language} every text of the page of an appointment fits at 320, 360, 390 and 1366 px, and no word is English`, async ({
    open,
    made,
  }) => {
    const { path, hospital, doctor } = await made.appointmentLink();
    const page = await open('/privacy', { width: 360 });
    await inLanguage(page, language);
    const looksRight = looksIn(page, language, namesOf(doctor, hospital));
    const appointment = new AnyAppointmentPage(page);
    await page.goto(path);
    await see(page.locator('.ticket'));
    await looksRight('the appointment');
    await appointment.open('move');
    await page.locator('button.slot[aria-disabled=false]').first().click();
    await see(page.locator('.bar .quiet'));
    await appointment.press();
    await see(page.locator('dialog .field.wrong'));
    await looksRight('its times to move to');
    await appointment.close();
    await appointment.open('cancel');
    await appointment.press();
    await see(page.locator('dialog .note.bad'));
    await page.locator('dialog .chip').first().click();
    await page.locator('dialog [name=digits]').fill('0000');
    await appointment.press();
    await see(page.locator('dialog .field.wrong'));
    await looksRight('its cancellation');
    await page.goto('/a/none');
    await see(page.locator('h1'));
    await looksRight('no such appointment');
  });

test('what does not fit would be found: texts in boxes of a fixed height', async ({ open, made }) => {
  const { path } = await made.bookingPage();
  const page = await open('/privacy', { width: 360 });
  await inLanguage(page, PSEUDO);
  await page.goto(path);
  await see(page.locator('.card'));
  await page.addStyleTag({ content: '.button, .card p, .footer { height: 20px !important; min-height: 0 !important; overflow: hidden; }' });
  const found = await misfitsAt(page, [320]);
  expect(found.join('\n')).toMatch(/is cut/u);
  expect(found.join('\n')).toMatch(/× 20 px/u);
});

test('a word in Latin letters that is no name would be found', async ({ open, made }) => {
  const { path, hospital, doctor } = await made.bookingPage();
  const page = await open('/privacy', { width: 390 });
  await inLanguage(page, 'hi');
  await page.goto(path);
  await see(page.locator('.card'));
  const names = namesOf(doctor, hospital);
  expect(await latinWords(page, names)).toEqual([]);
  expect(await latinWords(page, []), 'the names').not.toEqual([]);
  const heading = page.locator('h2').first();
  await heading.evaluate((element) => element.append(' Doctors'));
  expect(await latinWords(page, names)).toEqual([expect.stringContaining('Doctors')]);
  expect(await latinWords(page, names, { unmarked: true })).toEqual([expect.stringContaining('Doctors')]);
  await heading.evaluate((element) => element.setAttribute('lang', 'en'));
  expect(await latinWords(page, names, { unmarked: true })).toEqual([]);
});
