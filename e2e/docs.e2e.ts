import { expect, test } from './fixtures';

test('Swagger UI signs in, and its first call, executed as it stands, answers rows', async ({ open }) => {
  const page = await open('/api/docs');
  await page.getByRole('button', { name: 'Authorize', exact: true }).click();
  const dialog = page.locator('.dialog-ux');
  await dialog.getByLabel('Username').fill('admin');
  await dialog.getByLabel('Password').fill('demo1234');
  await dialog.locator('form', { hasText: 'Username' }).getByRole('button', { name: 'Apply credentials' }).click();
  await expect(dialog.getByText('Signed in as admin.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  const sections = page.locator('.opblock-tag-section');
  await page.getByPlaceholder('Filter by tag').fill('appoint');
  await expect(sections).toHaveCount(1);
  await page.locator('#operations-tag-appointments').click();
  const first = page.locator('.opblock').first();
  await first.locator('.opblock-summary-control').click();
  await expect(first.getByText('For admin, agent, hospital_admin (own scope), integration (own scope).')).toBeVisible();

  const waiting = page.waitForResponse((one) => new URL(one.url()).pathname === '/api/appointments');
  await first.getByRole('button', { name: 'Execute' }).click();
  const answer = await waiting;
  expect(new URL(answer.url()).search).toBe('');
  expect(((await answer.json()) as unknown[]).length).toBeGreaterThan(0);
  await expect(first.locator('.live-responses-table .response-col_status').last()).toContainText('200');
});
