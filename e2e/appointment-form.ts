import { expect, type Locator, type Page } from '@playwright/test';
import { see, takeOption } from './look';
import type { Doctor } from './people';

/** The day and the times of an appointment, as the dialogs Book New Appointment and Edit Appointment have them. */
export class AppointmentForm {
  readonly dialog: Locator;

  constructor(
    private readonly page: Page,
    title: 'Book New Appointment' | 'Edit Appointment',
  ) {
    this.dialog = page.getByRole('dialog', { name: title });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label);
  }

  async chooseDoctor({ fullName }: Pick<Doctor, 'fullName'>): Promise<void> {
    const list = this.dialog.getByRole('combobox', { name: 'Doctor' });
    await list.fill(fullName);
    await takeOption(list, this.page.locator('.ant-select-item-option').filter({ hasText: fullName }).first());
  }

  /** Chooses a day of the strip on which that many others with free starts come before it, and waits for its times. */
  async chooseDay(ahead: number): Promise<void> {
    await this.day(/, \d+ free$/u)
      .nth(ahead)
      .click();
    await see(this.freeStarts());
  }

  /** The days of the strip with such a name, e.g. 'Monday 23 Nov 2026'. */
  day(name: RegExp): Locator {
    return this.dialog.getByRole('radiogroup', { name: 'Appointment date' }).getByRole('radio', { name });
  }

  /** The starts that are offered. */
  freeStarts(): Locator {
    return this.times().getByRole('radio', { disabled: false });
  }

  /** A start by its ISO instant. */
  start(at: string): Locator {
    return this.times().locator(`[data-at="${at}"]`);
  }

  /** Chooses the nth start that is offered; answers its ISO instant. */
  async chooseFree(nth = 0): Promise<string> {
    const start = this.freeStarts().nth(nth);
    const at = (await start.getAttribute('data-at')) ?? '';
    await start.click();
    return at;
  }

  private times(): Locator {
    return this.dialog.getByRole('radiogroup', { name: 'Appointment time' });
  }

  /** A dialog that grows while it opens takes the button from under the pointer between down and up, on a machine that is busy. */
  async press(button: string): Promise<void> {
    await expect(this.dialog).not.toHaveClass(/\bant-zoom-/u);
    await this.dialog.getByRole('button', { name: button, exact: true }).click();
  }
}
