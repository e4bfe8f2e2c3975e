import type { Locator, Page } from '@playwright/test';
import { see } from '../look';
import type { TestData } from '../test-data';
import { patternOf } from './sentences';

/** The browser page that a row is gone through on, and what was made for it. */
export class Stage {
  /** Name of the record that the row is about. */
  name = '';

  constructor(
    readonly page: Page,
    readonly origin: string,
    readonly made: TestData,
  ) {}

  /** What lies on top: the last open dialog or drawer, or the page. */
  async top(): Promise<Locator> {
    const dialogs = this.page.getByRole('dialog').filter({ visible: true });
    return (await dialogs.count()) > 0 ? dialogs.last() : this.page.locator('body');
  }

  /** What can be seen of a required sentence. */
  sentence(text: string): Locator {
    return this.page.getByText(patternOf(text)).filter({ visible: true });
  }

  reads(text: string): Promise<unknown> {
    return see(this.sentence(text));
  }
}
