import { Api } from './api';
import { expect, test } from './fixtures';
import { see } from './look';
import { newPerson } from './people';

test('Ctrl+K, three letters and Enter open a record, and the search asks once', async ({ open, origin }) => {
  const api = await Api.as(origin, 'admin');
  // Nobody else's name begins with these letters.
  const { name, phone } = newPerson('Xqj');
  await api.post('patients', { name, phone });
  const page = await open('/reports', { as: 'admin' });
  await see(page.getByRole('button', { name: 'Search screens and records' }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) asked.push(request.url());
  });

  await page.keyboard.press('Control+k');
  await page.keyboard.type('xqj');
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`, 'u') })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/patients\?patient=/u);
  await see(page.getByRole('dialog').getByText(name).first());
  expect(asked).toHaveLength(1);
});
