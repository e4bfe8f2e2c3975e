import { DEFAULT_LANGUAGE, SAVE_SETTINGS, SETTINGS_SAVED } from '@arogya/domain/hospital-rules/texts';
import { MESSAGES } from '@arogya/languages/generated/all-messages';
import type { Page } from '@playwright/test';
import { AppointmentPage } from './appointment-page';
import { BookingPage, titled } from './booking-page';
import { later, SETTABLE } from './clock/later';
import { expect, test } from './fixtures';
import { ONCE_MORE_MS, see, toast } from './look';
import { ANY, like } from './page-words';
import { addressOfQr, demoDoctor, newPerson } from './people';

async function tickHindi(page: Page, ticked: boolean): Promise<void> {
  for (const use of ['Pages', 'Messages']) await page.getByRole('checkbox', { name: `Hindi: ${use}` }).setChecked(ticked);
  await page.getByRole('button', { name: SAVE_SETTINGS }).click();
  await toast(page, SETTINGS_SAVED);
}

/** Opens the page until it is in this language: one that is shared may be two seconds old. */
const opensIn = (page: Page, path: string, language: string): Promise<void> =>
  expect(async () => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', language, { timeout: ONCE_MORE_MS / 10 });
  }).toPass();

test("what a hospital's administrator ticks is what a patient with a phone in Hindi reads, books in, and is sent", async ({
  open,
  start,
}) => {
  const product = await start({ env: SETTABLE });
  const [path, doctor, visitor] = [await addressOfQr(product.origin), await demoDoctor(product.origin), newPerson('Kavya')];
  const booking = new BookingPage(await open('about:blank', { width: 390, locale: 'hi-IN', product }), 'hi');
  const settings = await open('/hospital-settings', { as: 'hospital', product });
  await see(settings.getByRole('combobox', { name: DEFAULT_LANGUAGE }));
  // The demo has ticked it.
  await tickHindi(settings, false);
  await opensIn(booking.page, path, 'en');
  await tickHindi(settings, true);
  await opensIn(booking.page, path, 'hi');

  await booking.openSheet(doctor);
  await booking.chooseFirstFree();
  await booking.enterPhone(visitor.phone);
  await booking.enterDetails(visitor);
  const number = await booking.book();
  await later(product, 60);

  const outbox = await open(`/outbox?q=${encodeURIComponent(number)}`, { as: 'admin', product });
  const { confirmation, next } = MESSAGES.hi;
  const booked = confirmation.text({ hospital: ANY, number, doctor: titled(doctor.fullName), when: ANY });
  const text = outbox.getByText(like(`${booked} ${next.see({ link: ANY })}`));
  await see(text);
  const link = /https?:\S+$/u.exec(await text.innerText())?.[0] ?? '';
  const phone = new AppointmentPage(await open(new URL(link).pathname, { width: 390, locale: 'hi-IN', product }), 'hi');
  await phone.stands('pending');
});
