import type { Locator, Page } from '@playwright/test';

/** The row of a patient in a list of appointments. */
export const appointmentRow = (page: Page, patient: string): Locator => page.getByRole('row').filter({ hasText: patient });

/** Opens the menu with the three dots of a patient's row. */
export async function openRowMenu(page: Page, patient: string): Promise<void> {
  await appointmentRow(page, patient)
    .getByRole('button', { name: new RegExp(`^Actions for ${patient}, `, 'u') })
    .click();
}
