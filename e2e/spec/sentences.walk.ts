import assert from 'node:assert/strict';
import { Api } from '../api';
import { walk, type Walker } from '../walk';
import type { Reader, Row } from './row';
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

const nameOf = (row: Row): string => [row.places[0], typeof row.at === 'string' ? row.at : '', row.says.join(' | ')].join(' · ');

/** What of the reader's rows is not as the specification has it. */
async function redRows(walker: Walker, as: Reader): Promise<string[]> {
  const { origin } = await walker.product();
  const first = await walker.open('/book/nowhere', as === 'nobody' ? { still: true } : { as, still: true });
  const context = first.context();
  const admin = await Api.as(origin, 'admin');
  const red: string[] = [];
  const todo = rows.filter((one) => one.as === as);
  const work = async (): Promise<void> => {
    for (let row = todo.shift(); row; row = todo.shift()) await walkRow(row);
  };
  const walkRow = async (row: Row): Promise<void> => {
    if (as === 'nobody') await context.clearCookies();
    const page = await walker.open('/book/nowhere', { browser: context });
    const began = Date.now();
    await goAlong(new Stage(page, origin, admin), row).catch(async (error: Error) => {
      const picture = await walker.picture(page, `row-${rows.indexOf(row)}`);
      red.push(`${nameOf(row)}\n${picture}\n${error.message.split('\n').slice(0, 40).join('\n')}`);
      if (wanted) process.stdout.write(`✗ ${red.at(-1) ?? ''}\n`);
    });
    if (wanted) process.stdout.write(`${Date.now() - began} ms ${nameOf(row)}\n`);
    // Closed with its routes: a call that hangs, e.g. a logout, must not reach the server after all.
    await page.close();
  };
  // A visitor's rows sign in and out: they share cookies, and so take turns.
  await Promise.all(as === 'nobody' ? [work()] : [work(), work()]);
  return red;
}

for (const as of ['nobody', 'admin', 'agent', 'doctor', 'hospital'] as const) {
  walk(
    `${as === 'nobody' ? 'a visitor' : `the account ${as}`} reads the sentences of the specification where they belong`,
    async (walker) => assert.deepEqual(await redRows(walker, as), []),
    { minutes: 5 },
  );
}
