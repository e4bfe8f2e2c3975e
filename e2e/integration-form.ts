import { ADD_INTEGRATION } from '@arogya/domain/integrations/texts';
import { ADD_KEY } from '@arogya/domain/keys/texts';
import type { IntegrationScope } from '@arogya/domain/access';
import { expect, type Page } from '@playwright/test';
import { see } from './look';

/** Adds an integration on its page; its drawer is open then. */
export async function addIntegration(page: Page, name: string, scopes: readonly IntegrationScope[]): Promise<void> {
  await page.getByRole('button', { name: ADD_INTEGRATION }).first().click();
  const form = page.getByRole('dialog', { name: ADD_INTEGRATION });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Purpose').fill('Leads of the website');
  await form.getByLabel('Recipient').fill('City Care Hospitals');
  for (const scope of scopes) await form.getByRole('checkbox', { name: scope }).check();
  await form.getByRole('button', { name: ADD_INTEGRATION }).click();
  await see(page.getByRole('dialog', { name }));
}

/** Makes a key in the open drawer of an integration, and reads the key and the first call, which are shown once. */
export async function addKey(page: Page, label: string): Promise<{ key: string; call: string }> {
  await page.getByRole('button', { name: ADD_KEY }).click();
  const form = page.getByRole('dialog', { name: ADD_KEY });
  await form.getByLabel('Used by').fill(label);
  await form.getByRole('button', { name: ADD_KEY }).click();
  const shown = page.getByRole('dialog', { name: `Key of ${label}` });
  await see(shown.getByText(/^adi_/u));
  const [key = '', call = ''] = await shown.locator('code').allTextContents();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  return { key, call };
}
