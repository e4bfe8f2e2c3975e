import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdTime, seeInPassing } from '../look';
import type { Row } from './row';
import { SCREENS } from './rows';
import { Stage } from './stage';

/** A limit for what hangs. */
const ROW_MS = 300_000;

const nameOf = (row: Row): string =>
  [row.places[0], row.as, typeof row.at === 'string' ? row.at : '', row.says.join(' | ')].filter(Boolean).join(' · ');

async function readBriefly(stage: Stage, says: readonly string[]): Promise<void> {
  await Promise.all(says.map((text) => seeInPassing(stage.page, stage.sentence(text))));
  await stage.page.clock.resume();
}

async function goAlong(stage: Stage, row: Row): Promise<void> {
  for (const step of row.before ?? []) await step(stage);
  const path = typeof row.at === 'string' ? row.at : await row.at(stage);
  if (row.brief) await holdTime(stage.page);
  await stage.page.goto(path);
  if (row.brief) await readBriefly(stage, row.says);
  for (const step of row.steps ?? []) await step(stage);
  if (!row.brief) for (const text of row.says) await stage.reads(text);
}

// Each sentence of sentences.tsv is read where it belongs. Each row has a page of its own, and who is signed in one browser for a screen.
for (const [screen, rows] of Object.entries(SCREENS)) {
  test(`${screen}: the sentences of ${rows.length} rows`, async ({ open, origin, made }) => {
    const browsers = new Map<string, BrowserContext>();
    const failed: string[] = [];
    const go = async (row: Row): Promise<void> => {
      const { as, brief = false } = row;
      const who = as === 'nobody' ? {} : { as };
      const page = await open('about:blank', { ...who, still: true, deaf: true, browser: browsers.get(as) });
      // Time is held for a whole browser, and a visitor's remembers what they have booked.
      if (as !== 'nobody' && !brief) browsers.set(as, page.context());
      await goAlong(new Stage(page, origin, made), row);
      await page.close();
    };
    for (const [index, row] of rows.entries()) {
      const name = `${index + 1}. ${nameOf(row)}`;
      await test.step(name, () => go(row), { timeout: ROW_MS }).catch((error: Error) => failed.push(`${name}\n${error.message}`));
    }
    expect(failed, 'rows that failed').toEqual([]);
  });
}
