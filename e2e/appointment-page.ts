import type { Locator, Page } from '@playwright/test';
import type { CancelReason } from '@arogya/domain/links/link';
import { see } from './look';
import { ANY, like, wordsOf, type PageLanguage } from './page-words';

/** The page of an appointment's link as a patient uses it, in their language. */
export class AppointmentPage {
  private readonly words;

  constructor(
    readonly page: Page,
    language: PageLanguage = 'en',
  ) {
    this.words = wordsOf(language).appointment;
  }

  /** Waits until the page says how it stands with the appointment. */
  stands(state: 'pending' | 'coming' | 'cancelled'): Promise<unknown> {
    return this.says(this.words.state[state]());
  }

  standsLate(minutes: number): Promise<unknown> {
    return this.says(this.words.state.late({ minutes: String(minutes) }));
  }

  private says(state: string): Promise<unknown> {
    return see(this.page.getByRole('heading', { level: 2, name: state, exact: true }));
  }

  /** What stands on the ticket about the day and the time. */
  when(): Promise<string> {
    return this.page.locator('.ticket dd').nth(1).innerText();
  }

  sayComing(): Promise<void> {
    return this.press(this.words.act.coming());
  }

  async sayLate(minutes: number): Promise<void> {
    await this.open(this.words.act.late());
    await this.press(this.words.act.minutes({ minutes: String(minutes) }));
  }

  /** Opens the times, and waits for some. */
  async openMove(): Promise<void> {
    await this.open(this.words.act.move());
    await see(this.page.getByRole('dialog', { name: this.words.move.title() }), this.freeStarts());
  }

  freeStarts(): Locator {
    return this.page.locator('button.slot[aria-disabled=false]');
  }

  typeDigits(digits: string): Promise<void> {
    return this.page.keyboard.type(digits);
  }

  confirmMove(): Promise<void> {
    return this.press(this.words.move.confirm());
  }

  /** Waits until the page says that it is moved, with a way back. */
  moved(): Promise<unknown> {
    return see(this.page.getByText(like(this.words.undo.moved({ when: ANY }))));
  }

  async openCancel(): Promise<void> {
    await this.open(this.words.act.cancel());
    await see(this.page.getByRole('dialog', { name: this.words.cancel.title() }));
  }

  async cancel(reason: CancelReason, digits: string): Promise<void> {
    await this.openCancel();
    await this.page.getByText(this.words.cancel.reasons[reason](), { exact: true }).click();
    await this.page.getByLabel(this.words.digits.label()).fill(digits);
    await this.press(this.words.cancel.confirm());
  }

  undo(): Promise<void> {
    return this.page.getByRole('button', { name: this.words.undo.undo() }).click();
  }

  private open(act: string): Promise<void> {
    return this.page.getByRole('link', { name: act, exact: true }).click();
  }

  private press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }
}
