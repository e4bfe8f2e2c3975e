import type { Locator, Page } from '@playwright/test';
import { see } from './look';
import type { Doctor, Person } from './people';

/** A doctor as every page names them, however the name was typed. */
export const titled = (fullName: string): string => `Dr. ${fullName.replace(/^Dr\. /u, '')}`;

/** The button and the sheet of a doctor. */
export const bookWith = (fullName: string): string => `Book with ${titled(fullName)}`;

/** The public booking page as a visitor uses it. */
export class BookingPage {
  constructor(readonly page: Page) {}

  /** Opens the doctor's sheet and waits for the times. */
  async openSheet({ fullName }: Pick<Doctor, 'fullName'>): Promise<void> {
    await this.page.getByRole('link', { name: bookWith(fullName) }).click();
    await see(this.page.getByRole('dialog', { name: bookWith(fullName) }), this.freeStarts());
  }

  freeStarts(): Locator {
    return this.page.locator('button.slot[aria-disabled=false]');
  }

  start(time: string): Locator {
    return this.page.locator('button.slot').filter({ hasText: new RegExp(`^${time}$`, 'u') });
  }

  /** Goes to the next week and to its first day on which something is free. */
  async goAWeekAhead(): Promise<void> {
    await this.page.getByRole('button', { name: 'Later days' }).click();
    await this.page
      .getByRole('group', { name: 'Days' })
      .getByRole('button', { name: /\d free$/u })
      .first()
      .click();
    await see(this.freeStarts());
  }

  /** Chooses the first free start of the shown day, and waits until it is kept, or said not to be. */
  async chooseFirstFree(): Promise<string> {
    const time = await this.freeStarts().first().innerText();
    await this.start(time).click();
    await see(this.page.getByText(/^(Kept|Not kept) for you/u));
    return time;
  }

  kept(): Promise<unknown> {
    return see(this.page.getByText(/^Kept for you for/u));
  }

  /** Types the phone and leaves the field, as the check of the phone needs it. */
  async enterPhone(phone: string): Promise<void> {
    await this.field('Phone number').fill(phone);
    await this.field('Phone number').press('Tab');
  }

  async enterDetails({ name, age, symptoms }: Person): Promise<void> {
    await this.field('Patient name').fill(name);
    await this.field('Age').fill(age);
    await this.page.getByText('Female', { exact: true }).click();
    await this.field('Symptoms').fill(symptoms);
  }

  field(label: string): Locator {
    return this.page.getByRole('dialog').getByRole('textbox', { name: label });
  }

  /** Presses Book; answers the appointment's number once it is booked. */
  async book(): Promise<string> {
    await this.page.getByRole('button', { name: 'Book', exact: true }).click();
    await see(this.page.getByRole('heading', { name: 'Appointment Booked Successfully!' }));
    return this.page.locator('.ticket-number dd').innerText();
  }

  /** What stands on the ticket about the day and the time. */
  async when(): Promise<string> {
    return this.page.locator('.ticket dd').nth(1).innerText();
  }
}
