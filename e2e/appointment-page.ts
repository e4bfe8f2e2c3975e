import type { Page } from '@playwright/test';
import { see } from './look';

/** The page of an appointment's link as a patient uses it. */
export class AppointmentPage {
  constructor(readonly page: Page) {}

  /** Waits until the page says how it stands with the appointment. */
  stands(state: string): Promise<unknown> {
    return see(this.page.getByRole('heading', { level: 2, name: state, exact: true }));
  }

  /** What stands on the ticket about the day and the time. */
  when(): Promise<string> {
    return this.page.locator('.ticket dd').nth(1).innerText();
  }

  async say(what: "I'm coming"): Promise<void> {
    await this.page.getByRole('button', { name: what }).click();
  }

  async sayLate(minutes: number): Promise<void> {
    await this.page.getByRole('link', { name: 'Late' }).click();
    await this.page.getByRole('button', { name: `${minutes} min` }).click();
  }

  /** Opens the times, and waits for some. */
  async openMove(): Promise<void> {
    await this.page.getByRole('link', { name: 'Move' }).click();
    await see(this.page.getByRole('dialog', { name: 'Move your appointment' }), this.freeStarts());
  }

  freeStarts() {
    return this.page.locator('button.slot[aria-disabled=false]');
  }

  typeDigits(digits: string): Promise<void> {
    return this.page.keyboard.type(digits);
  }

  async cancel(reason: string, digits: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Cancel' }).click();
    await this.page.getByText(reason, { exact: true }).click();
    await this.page.getByLabel('Last 4 digits of your phone').fill(digits);
    await this.page.getByRole('button', { name: 'Cancel appointment' }).click();
  }

  undo(): Promise<void> {
    return this.page.getByRole('button', { name: 'Undo' }).click();
  }
}
