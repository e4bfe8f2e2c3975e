import type { Locator, Page } from 'playwright-core';
import type { Api } from '../api';
import { see } from '../look';
import { Made } from './made';
import { patternOf } from './sentences';

/** The browser page that a row is walked on, and what was made for it. */
export class Stage {
  readonly made: Made;
  /** Name of the record that the row is about. */
  name = '';

  constructor(
    readonly page: Page,
    readonly origin: string,
    admin: Api,
  ) {
    this.made = new Made(admin, origin);
  }

  /** What lies on top: the last open dialog or drawer, or the page. */
  async top(): Promise<Locator> {
    const dialogs = this.page.getByRole('dialog').filter({ visible: true });
    return (await dialogs.count()) > 0 ? dialogs.last() : this.page.locator('body');
  }

  reads(text: string): Promise<unknown> {
    return see(this.page.getByText(patternOf(text)).filter({ visible: true }));
  }
}
