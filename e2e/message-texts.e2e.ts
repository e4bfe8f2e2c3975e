import { startProviders } from '../tools/providers.mjs';
import { Api } from './api';
import { expect, test } from './fixtures';
import { see, toast } from './look';
import { TestData } from './test-data';

const ID = '1107161234567890123';
/** Messages are looked for every half minute. */
const PATIENCE_MS = 120_000;

test('an id that an administrator enters sends that text to the patient, in their language, with a link that opens', async ({
  open,
  start,
}) => {
  const providers = await startProviders();
  try {
    const sms = { SMS_URL: providers.smsUrl, SMS_TOKEN: 'try', SMS_DLT_ENTITY_ID: '1101000000000012345' };
    const product = await start({ env: sms });
    const page = await open('/message-texts', { as: 'admin', product });
    await see(page.getByText(/a text without one is not sent/u));
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.locator('.ant-select-item-option').getByText('हिन्दी').click();
    await page.getByText('Confirmation, with link').click();
    const dialog = page.getByRole('dialog', { name: 'Confirmation, with link' });
    await dialog.getByLabel(/^Id \(DLT\)/u).fill(` ${ID} `);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Saved');
    await see(page.getByText(ID));

    const made = new TestData(await Api.as(product.origin, 'admin'), product.origin);
    const { doctor } = await made.bookingPage();
    const { phone } = await made.appointment(1, { person: { language: 'hi' }, doctor });
    const arrived = (): readonly string[] =>
      providers.received
        .filter(({ to }) => to === phone.replaceAll(' ', ''))
        .map(({ body, text }) => `${(body as { templateId: string }).templateId} ${text}`);
    await expect.poll(arrived, { timeout: PATIENCE_MS }).toEqual([expect.stringMatching(new RegExp(`^${ID} .*के साथ अपॉइंटमेंट`, 'u'))]);
    const link = /https?:\S+$/u.exec(arrived()[0] ?? '')?.[0] ?? '';
    const answer = await fetch(new URL(new URL(link).pathname, product.origin));
    expect([answer.status, (await answer.text()).includes('Lakshmi')]).toEqual([200, true]);
  } finally {
    await providers.close();
  }
});
