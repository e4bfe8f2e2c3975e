import type { Page } from '@playwright/test';
import { test } from '../fixtures';
import type { Spoilt } from '../lanes';
import type { Row } from './row';
import { SCREENS } from './rows';
import { Stage } from './stage';

const nameOf = (row: Row): string =>
  [row.places[0], row.as, typeof row.at === 'string' ? row.at : '', row.says.join(' | ')].filter(Boolean).join(' · ');

/** What the row leaves that is not the server's own. */
const spoiltBy = ({ before = [], steps = [] }: Row): Spoilt | undefined => [...before, ...steps].find(({ spoils }) => spoils)?.spoils;

async function goAlong(stage: Stage, row: Row, go: (path: string) => Promise<void>): Promise<void> {
  for (const step of row.before ?? []) await step(stage);
  await go(typeof row.at === 'string' ? row.at : await row.at(stage));
  for (const step of row.steps ?? []) await step(stage);
  for (const text of row.says) await stage.reads(text);
}

// Each sentence of sentences.tsv is read where it belongs. The rows of a screen go one after the other over one page.
for (const [screen, rows] of Object.entries(SCREENS)) {
  test.describe(screen, () => {
    test.describe.configure({ mode: 'default' });
    for (const [index, row] of rows.entries()) {
      test(`${index + 1}. ${nameOf(row)}`, async ({ lanes, open, origin, made }) => {
        const { as } = row;
        if (as === 'nobody') {
          const page: Page = await open('about:blank', { still: true });
          await goAlong(new Stage(page, origin, made), row, (path) => page.goto(path).then(() => undefined));
        } else {
          const [page, spoilt] = [await lanes.of(as), spoiltBy(row)];
          if (spoilt) await lanes.forget(page);
          await goAlong(new Stage(page, origin, made), row, (path) => lanes.go(page, path, row.loaded));
          await lanes.leave(page, spoilt);
        }
      });
    }
  });
}
