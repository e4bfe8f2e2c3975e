import type { Locator, Page } from '@playwright/test';
import { menuItem } from './look';

/** The row of a patient in a list of appointments. */
export const appointmentRow = (page: Page, patient: string): Locator => page.getByRole('row').filter({ hasText: patient });

/** Chooses from the menu with the three dots of a patient's row. */
export async function chooseInRowMenu(page: Page, patient: string, name: string): Promise<void> {
  await appointmentRow(page, patient)
    .getByRole('button', { name: new RegExp(`^Actions for ${patient}, `, 'u') })
    .click();
  await menuItem(page, name).click();
}
