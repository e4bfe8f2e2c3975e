import {
  CONFIRMS_LABEL,
  CUT_OFF_LABEL,
  cutOffText,
  DEFAULT_LANGUAGE,
  PREVIEW,
  SAVE_SETTINGS,
  SETTINGS,
  SETTINGS_SAVED,
} from '@arogya/domain/hospital-rules/texts';
import type { HospitalSettings } from '@arogya/api/hospitals';
import { Api } from './api';
import { expect, test } from './fixtures';
import { read, see, toast } from './look';

for (const width of [390, 1366]) {
  test(`at ${width} px an administrator says what patients can do, and offers Hindi after a look at its pages`, async ({
    open,
    made,
    origin,
  }) => {
    const hospital = await made.hospital();
    const page = await open(`/hospitals?hospital=${hospital.id}`, { as: 'admin', width });
    await page.getByRole('dialog').getByRole('button', { name: SETTINGS, exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/hospital-settings' && url.searchParams.get('hospital') === hospital.id);

    await page.getByRole('combobox', { name: CUT_OFF_LABEL }).click();
    await page.getByText(cutOffText(1440), { exact: true }).click();
    await page.getByRole('checkbox', { name: CONFIRMS_LABEL }).check();
    const preview = page.getByRole('link', { name: `${PREVIEW}: Hindi, Pages` });
    expect(await preview.getAttribute('href')).toBe(`/book/${hospital.bookingSlug}?lang=hi`);
    await page.getByRole('checkbox', { name: 'Hindi: Pages' }).check();
    await page.getByRole('combobox', { name: DEFAULT_LANGUAGE }).click();
    await page.locator('.ant-select-item-option-content', { hasText: 'Hindi' }).click();
    await page.getByRole('button', { name: SAVE_SETTINGS }).click();
    await toast(page, SETTINGS_SAVED);
    await see(page.getByText(/^Read by .+ on \d+ \w+ \d{4}$/u));

    const admin = await Api.as(origin, 'admin');
    const saved = await admin.get<HospitalSettings>(`hospitals/${hospital.id}/rules`);
    expect(saved).toMatchObject({ changeUntil: 1440, patientConfirms: true, language: 'hi', version: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test("a hospital's administrator reads that the demo has ticked the languages, and nobody has read them", async ({ open }) => {
  const page = await open('/hospital-settings', { as: 'hospital' });
  await read(page, cutOffText(120));
  await see(page.getByText(/^Ticked by the demo on .+, read by nobody$/u));
  await expect(page.getByRole('combobox', { name: 'Choose a hospital' })).toHaveCount(0);
});
