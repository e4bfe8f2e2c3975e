import type { Locator, Page } from '@playwright/test';
import type { Made } from '../made';
import { reads } from '../transient';
import { patternOf } from './sentences';

/** The browser page that a row is gone through on, and what was made for it. */
export class Stage {
  /** Name of the record that the row is about. */
  name = '';

  constructor(
    readonly page: Page,
    readonly origin: string,
    readonly made: Made,
  ) {}

  /** What lies on top: the last open dialog or drawer, or the page. */
  async top(): Promise<Locator> {
    const dialogs = this.page.getByRole('dialog').filter({ visible: true });
    return (await dialogs.count()) > 0 ? dialogs.last() : this.page.locator('body');
  }

  reads(text: string): Promise<unknown> {
    return reads(this.page, patternOf(text));
  }
}
