import assert from 'node:assert/strict';
import type { BrowserContext } from 'playwright-core';
import { Api } from '../api';
import { walk, type Walker } from '../walk';
import { inLanes } from './lanes';
import type { Row } from './row';
import { ROWS, SCREENS } from './rows';
import { Stage } from './stage';

/** `SPEC_ROWS=doctors,leads` walks the rows of these screens only. */
const wanted = process.env.SPEC_ROWS?.toUpperCase().split(',');
const rows: readonly Row[] = wanted ? Object.entries(SCREENS).flatMap(([name, some]) => (wanted.includes(name) ? some : [])) : ROWS;

async function goAlong(stage: Stage, row: Row): Promise<void> {
  for (const step of row.before ?? []) await step(stage);
  const path = typeof row.at === 'string' ? row.at : await row.at(stage);
  await stage.page.goto(new URL(path, stage.origin).href);
  for (const step of row.steps ?? []) await step(stage);
  for (const text of row.says) await stage.reads(text);
}

const nameOf = (row: Row): string => [row.places[0], row.as, typeof row.at === 'string' ? row.at : '', row.says.join(' | ')].join(' · ');

/** The rows whose sentences are not on screen as required. */
async function redRows(walker: Walker): Promise<string[]> {
  const { origin } = await walker.product();
  const admin = await Api.as(origin, 'admin');
  const red: string[] = [];
  const walkRow = async (context: BrowserContext, row: Row): Promise<void> => {
    // A visitor's rows sign in.
    if (row.as === 'nobody') await context.clearCookies();
    const page = await context.newPage();
    const began = Date.now();
    const fail = async (reason: string): Promise<void> => {
      red.push(`${nameOf(row)}\n${await walker.picture(page, `row-${rows.indexOf(row)}`)}\n${reason}`);
    };
    page.on('pageerror', (error) => void fail(`The page threw: ${error.message}`));
    await goAlong(new Stage(page, origin, admin), row).catch((error: Error) => fail(error.message.split('\n').slice(0, 40).join('\n')));
    if (wanted) process.stdout.write(`${Date.now() - began} ms ${nameOf(row)}\n`);
    // Closed with its routes: a call that hangs, e.g. a logout, must not reach the server after all.
    await page.close();
  };
  await inLanes(walker, rows, walkRow);
  return red;
}

walk('each sentence of the specification is read where it belongs', async (walker) => assert.deepEqual(await redRows(walker), []), {
  minutes: 15,
});
