import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { API_FOR_INTEGRATIONS } from '@arogya/domain/integrations/texts';
import { PRODUCT } from '@arogya/domain/texts';
import { KEY_REVOKED, REVOKE_KEY } from '@arogya/domain/keys/texts';
import type { Integration, NewIntegrationKey } from '@arogya/api/integrations';
import { Api } from './api';
import { expect, test } from './fixtures';
import { addIntegration, addKey } from './integration-form';
import { read, see, toast } from './look';
import { newPerson } from './people';

/** Runs a line as somebody does who pastes it into a terminal. */
const paste = async (line: string): Promise<string> => (await promisify(execFile)('sh', ['-c', line])).stdout;

test('an administrator makes an integration and a key, and the line that is shown answers rows until the key is revoked', async ({
  open,
}) => {
  const name = newPerson('Website').name;
  const page = await open('/integrations', { as: 'admin', alone: true });
  await addIntegration(page, name, ['leads:read']);
  await read(page, 'It can call once it has a key.');
  const { key, call } = await addKey(page, 'Web server');
  expect(call).toContain(key);
  expect((JSON.parse(await paste(call)) as unknown[]).length).toBeGreaterThan(0);

  await addKey(page, 'Second server');
  const keys = page.getByRole('list', { name: 'Keys' });
  await expect(keys.getByRole('listitem')).toHaveCount(2);
  await keys.getByRole('button', { name: `${REVOKE_KEY}: Web server` }).click();
  await page.getByRole('dialog', { name: REVOKE_KEY }).getByRole('button', { name: REVOKE_KEY }).click();
  await toast(page, KEY_REVOKED);
  await see(keys.getByText(/^Revoked/u));
  expect(JSON.parse(await paste(call))).toMatchObject({ status: 401, type: 'urn:arogyadesk:badKey' });
});

test('an integration that is switched off is refused with each of its keys, and let in again when it is on', async ({ open }) => {
  const name = newPerson('Call centre').name;
  const page = await open('/integrations', { as: 'admin', alone: true, width: 390 });
  await addIntegration(page, name, ['directory:read']);
  const { call } = await addKey(page, 'Desk');
  await page.getByRole('button', { name: 'Switch Off' }).click();
  await page.getByRole('dialog', { name: 'Switch Off' }).getByRole('button', { name: 'Switch Off' }).click();
  await read(page, 'It is switched off: none of its keys is good.');
  expect(JSON.parse(await paste(call))).toMatchObject({ status: 401 });
  await page.getByRole('button', { name: 'Switch On' }).click();
  await see(page.getByRole('button', { name: 'Switch Off' }));
  expect((JSON.parse(await paste(call)) as unknown[]).length).toBeGreaterThan(0);
});

test('Swagger UI takes a key by Authorize, and its first call, executed as it stands, answers rows', async ({ open, origin }) => {
  const admin = await Api.as(origin, 'admin');
  const fields = { name: newPerson('Vendor').name, purpose: 'A try', recipient: 'A vendor', scopes: ['appointments:read'] };
  const { id } = await admin.post<Integration>('integrations', fields);
  const { key } = await admin.post<NewIntegrationKey>(`integrations/${id}/keys`, { label: 'Swagger UI' });

  const page = await open('/api/docs');
  await page.getByRole('combobox').first().selectOption(API_FOR_INTEGRATIONS);
  await see(page.getByText(`${PRODUCT} for integrations`));
  await expect(page.locator('#operations-tag-users')).toHaveCount(0);
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  const dialog = page.locator('.dialog-ux');
  const form = dialog.locator('form', { hasText: 'integrationKey' });
  await form.locator('input').fill(key);
  await form.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  await page.locator('#operations-tag-appointments').click();
  const first = page.locator('.opblock').first();
  await first.locator('.opblock-summary-control').click();
  const waiting = page.waitForResponse((one) => new URL(one.url()).pathname === '/api/appointments');
  await first.getByRole('button', { name: 'Execute' }).click();
  const answer = await waiting;
  expect(answer.request().headers()['authorization']).toBe(`Bearer ${key}`);
  expect(((await answer.json()) as unknown[]).length).toBeGreaterThan(0);
  await expect(first.locator('.live-responses-table .response-col_status').last()).toContainText('200');
});
