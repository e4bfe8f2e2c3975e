import { Webhook } from 'standardwebhooks';
import { ADD_WEBHOOK, SEND_AGAIN, SEND_TEST, SENT_AGAIN } from '@arogya/domain/webhooks/page-texts';
import { startReceiver, type Received, type Receiver } from '@arogya/backend/testing/receiver';
import type { Page } from '@playwright/test';
import { Api } from './api';
import { expect, test } from './fixtures';
import { addIntegration, addKey } from './integration-form';
import { see, toast } from './look';
import { newPerson } from './people';
import { startProduct, type Product } from './product';
import { TestData } from './test-data';

let product: Product;
let receiver: Receiver;
test.beforeAll(async () => {
  receiver = await startReceiver();
  // The receiver is in the house.
  product = await startProduct({ env: { WEBHOOK_ALLOW: '127.0.0.0/8' } });
});
test.afterAll(async () => {
  await product?.stop();
  await receiver?.close();
});

/** Adds a webhook in the open drawer of an integration; answers its secret, which is shown once. */
async function addWebhook(page: Page, url: string, kinds: readonly string[]): Promise<string> {
  await page.getByRole('button', { name: ADD_WEBHOOK }).click();
  const form = page.getByRole('dialog', { name: ADD_WEBHOOK });
  await form.getByLabel('Address').fill(url);
  for (const kind of kinds) await form.getByRole('checkbox', { name: kind, exact: true }).check();
  await form.getByRole('button', { name: ADD_WEBHOOK }).click();
  const shown = page.getByRole('dialog', { name: `Secret of ${new URL(url).host}` });
  const secret = (await shown.locator('code').textContent()) ?? '';
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  return secret;
}

interface Item {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly entity?: string; readonly id?: string; readonly version?: number; readonly url?: string };
}

/** What was received, as a program reads it that trusts nothing unsigned. */
const verified = (secret: string, { body, headers }: Received): Item =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Item;

const at = (path: string): Received[] => receiver.received.filter((one) => one.path === path);
const nextAt = async (path: string, count = 1): Promise<Received> => {
  await expect.poll(() => at(path).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
  return at(path)[count - 1] as Received;
};

test('an administrator adds a webhook, and a test of it arrives signed and is verified', async ({ open }) => {
  const page = await open('/integrations', { as: 'admin', product });
  await addIntegration(page, newPerson('Website').name, ['leads:read', 'webhooks:own']);
  const secret = await addWebhook(page, receiver.url('/test'), ['Leads']);
  await page.getByRole('button', { name: /^Open 127\.0\.0\.1/u }).click();
  const dialog = page.getByRole('dialog', { name: /^Webhook 127\.0\.0\.1/u });
  await dialog.getByRole('button', { name: SEND_TEST }).click();
  await see(
    dialog
      .getByText(/Delivered · 204/u)
      .or(dialog.getByText(/Delivered/u))
      .first(),
  );
  const sent = await nextAt('/test');
  expect(verified(secret, sent)).toMatchObject({ type: 'webhook.test', id: sent.headers['webhook-id'] });
  // A control: another secret verifies nothing.
  expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, sent)).toThrow(/signature/iu);
  await dialog.getByRole('button', { name: 'Switch Off' }).click();
  await see(dialog.getByText('Somebody has switched it off.'));
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await see(dialog.getByText('Changes are sent as they happen.'));
});

test('a booking arrives as a webhook, its record is fetched by a key, the log has it, and sent again it has the same id', async ({
  open,
}) => {
  const admin = await Api.as(product.origin, 'admin');
  const page = await open('/integrations', { as: 'admin', product, width: 390 });
  await addIntegration(page, newPerson('Vendor').name, ['changes:read', 'webhooks:own', 'appointments:read']);
  const { key } = await addKey(page, 'Server');
  const secret = await addWebhook(page, receiver.url('/booked'), ['appointment.created']);
  const { name } = await new TestData(admin, product.origin).appointment();

  const sent = await nextAt('/booked');
  const item = verified(secret, sent);
  expect(item).toMatchObject({ type: 'appointment.created', data: { entity: 'appointment', version: 1 } });
  expect(sent.body).not.toContain(name);
  const answer = await fetch(`${product.origin}${item.data.url}`, { headers: { authorization: `Bearer ${key}` } });
  expect(await answer.json()).toMatchObject({ id: item.data.id, patient: { name } });

  await page.getByRole('button', { name: /^Open 127\.0\.0\.1/u }).click();
  const dialog = page.getByRole('dialog', { name: /^Webhook 127\.0\.0\.1/u });
  await see(dialog.getByText('Delivered', { exact: true }));
  await dialog.getByRole('button', { name: SEND_AGAIN }).click();
  await toast(page, SENT_AGAIN);
  const again = await nextAt('/booked', 2);
  expect(again.headers['webhook-id']).toBe(sent.headers['webhook-id']);
  expect(verified(secret, again)).toEqual(item);
});
