import type { Page } from '@playwright/test';
import { CONFIRM_TITLE } from '@arogya/domain/auth/texts';
import { Api } from './api';
import { expect, test } from './fixtures';
import { addIntegration } from './integration-form';
import { gone, menuItem, see, toast } from './look';
import { newPerson } from './people';

const NEEDED = {
  type: 'urn:arogyadesk:confirmNeeded',
  title: 'Forbidden',
  status: 403,
  detail: 'Please enter your password again, to confirm that it is you.',
  message: 'Please enter your password again, to confirm that it is you.',
};

/** The first call of this kind meets a server that has had no proof for five minutes; answers how often it was called. */
async function asksOnce(page: Page, method: string, path: string): Promise<() => number> {
  let calls = 0;
  await page.route(`**/api/${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    calls += 1;
    if (calls > 1) return route.fallback();
    return route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(NEEDED) });
  });
  return () => calls;
}

/** The question stands above whatever dialog it came from, takes the password, and the call goes on by itself. */
async function proves(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: CONFIRM_TITLE });
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
  await question.getByLabel('Password', { exact: true }).fill('demo1234');
  await question.getByRole('button', { name: 'Confirm' }).click();
  await gone(question);
}

const word = (name: string): string => name.toLowerCase().replace(/[^a-z]/gu, '');

test('an administrator whose last proof is long ago is asked for the password on each screen, and nothing typed is lost', async ({
  open,
  origin,
}) => {
  const page = await open('/users', { as: 'admin', alone: true, deaf: true });
  const { name } = newPerson('Proof');
  const username = word(name);

  await test.step('a new account', async () => {
    const calls = await asksOnce(page, 'POST', 'users');
    await page.getByRole('button', { name: 'Add User' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add User' });
    for (const [label, value] of [
      ['First name', 'Proof'],
      ['Last name', 'Rao'],
      ['Email', `${username}@example.in`],
      ['Username', username],
      ['Password', 'demo1234'],
    ] as const)
      await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('button', { name: 'Add User' }).click();
    await see(page.getByRole('dialog', { name: CONFIRM_TITLE }));
    await expect(form.getByLabel('Username', { exact: true })).toHaveValue(username);
    await proves(page);
    await toast(page, 'User created successfully');
    expect(calls()).toBe(2);
  });

  for (const [item, button, method, path, said] of [
    ['Sign out everywhere', 'Sign out everywhere', 'DELETE', 'users/*/sessions', `${username} is signed out everywhere`],
    ['Delete', 'Delete', 'DELETE', 'users/*', 'User deleted successfully'],
  ] as const)
    await test.step(`${item} of an account`, async () => {
      await page.goto(`/users?q=${username}`);
      const calls = await asksOnce(page, method, path);
      await page.getByRole('button', { name: 'Actions for Proof Rao' }).click();
      await menuItem(page, item).click();
      await page.getByRole('dialog').getByRole('button', { name: button }).click();
      await proves(page);
      await toast(page, said);
      expect(calls()).toBe(2);
      await page.unrouteAll();
    });

  await test.step('a hospital with its administrator', async () => {
    await page.goto('/hospitals');
    const calls = await asksOnce(page, 'POST', 'hospitals');
    await page.getByRole('button', { name: 'Add Hospital' }).first().click();
    const form = page.getByRole('dialog', { name: 'Add Hospital' });
    await form.getByLabel('Hospital name', { exact: true }).fill(newPerson('Clinic').name);
    await form.getByRole('combobox', { name: 'City' }).fill('Pune');
    await page.keyboard.press('Enter');
    await form.getByRole('switch', { name: /account/u }).click();
    await form.getByLabel('Username', { exact: true }).fill(`${username}h`);
    await form.getByLabel('Password', { exact: true }).fill('demo1234');
    await form.getByRole('button', { name: 'Add Hospital' }).click();
    await proves(page);
    await toast(page, 'Hospital created successfully.');
    expect(calls()).toBe(2);
  });

  await test.step('the rows of a person, in a dialog that stands in a drawer', async () => {
    const api = await Api.as(origin, 'admin');
    const person = newPerson('Proved');
    const patient = await api.post<{ id: string }>('patients', { name: person.name, phone: person.phone, age: 40, gender: 'female' });
    await page.goto(`/patients?patient=${patient.id}`);
    const calls = await asksOnce(page, 'GET', 'privacy/by-phone/*');
    await page.getByRole('button', { name: 'Erase…' }).click();
    await proves(page);
    await see(page.getByRole('checkbox', { name: new RegExp(person.name, 'u') }));
    expect(calls()).toBe(2);
    const copies = await asksOnce(page, 'POST', 'privacy/copy');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download copy' }).click();
    await proves(page);
    await download;
    expect(copies()).toBe(2);
  });

  await test.step('the switch of a micro-frontend, with its reason', async () => {
    await page.goto('/releases');
    await page.route('**/api/releases/*/off', (route) => route.fulfill({ json: {} }));
    const calls = await asksOnce(page, 'PUT', 'releases/*/off');
    await page.getByRole('button', { name: 'Actions for mfe-doctor' }).click();
    await menuItem(page, 'Switch Off').click();
    const dialog = page.getByRole('dialog', { name: /mfe-doctor$/u });
    await dialog.getByRole('textbox').fill('It shows a wrong figure');
    await dialog.getByRole('button', { name: 'Switch Off' }).click();
    await see(page.getByRole('dialog', { name: CONFIRM_TITLE }));
    await expect(dialog.getByRole('textbox')).toHaveValue('It shows a wrong figure');
    await proves(page);
    await gone(dialog);
    expect(calls()).toBe(2);
  });

  await test.step('an integration, with its scopes', async () => {
    await page.goto('/integrations');
    const calls = await asksOnce(page, 'POST', 'integrations');
    const added = addIntegration(page, newPerson('Website').name, ['leads:read']);
    await proves(page);
    await added;
    expect(calls()).toBe(2);
  });
});
