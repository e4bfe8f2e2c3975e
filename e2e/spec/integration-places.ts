import { ADD_WEBHOOK } from '@arogya/domain/webhooks/page-texts';
import type { Page } from '@playwright/test';
import { see } from '../look';
import type { TestData } from '../test-data';

export async function openIntegration(page: Page, made: TestData): Promise<void> {
  const { id, name } = await made.integration();
  await page.goto(`/integrations?integration=${id}`);
  await see(page.getByRole('dialog', { name }));
}

/** One that was given up and one that waits, whatever the receiver would answer. */
const [GIVEN_UP, WAITING] = [
  {
    ...{
      id: '2',
      eventId: 'evt_aaaaaaaaaaaaaaaaaaaaaa',
      type: 'hospital.restored',
      entityId: 'h',
      recordVersion: 2,
      state: 'dead',
      tries: 10,
    },
    ...{ nextAt: null, body: '{"id":"evt_aaaaaaaaaaaaaaaaaaaaaa","type":"hospital.restored"}', createdAt: '2026-11-20T04:35:00.000Z' },
    attempts: [{ at: '2026-11-20T04:35:00.000Z', outcome: 'failed', status: 500, text: 'out of order', ms: 84 }],
  },
  {
    ...{
      id: '3',
      eventId: 'evt_bbbbbbbbbbbbbbbbbbbbbb',
      type: 'hospital.restored',
      entityId: 'h',
      recordVersion: 3,
      state: 'queued',
      tries: 0,
    },
    ...{ nextAt: '2026-11-20T04:40:00.000Z', attempts: [], body: '{}', createdAt: '2026-11-20T04:36:00.000Z' },
  },
];

export async function openWebhook(page: Page, made: TestData): Promise<void> {
  await page.route('**/deliveries*', (route) => route.fulfill({ json: [WAITING, GIVEN_UP], headers: { 'X-Total-Count': '2' } }));
  await openIntegration(page, made);
  await page.getByRole('button', { name: 'Open example.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Webhook example.com' });
  await dialog.locator('summary').last().click();
  await see(dialog.getByText('out of order'));
}

/** Groups of check boxes, and the errors of the two fields. */
export async function openWebhookForm(page: Page, made: TestData): Promise<void> {
  await openIntegration(page, made);
  await page.getByRole('button', { name: ADD_WEBHOOK }).click();
  const dialog = page.getByRole('dialog', { name: ADD_WEBHOOK });
  await dialog.getByRole('button', { name: ADD_WEBHOOK }).click();
  await see(dialog.getByText('Please choose at least one type'));
}
