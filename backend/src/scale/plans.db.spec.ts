import type pg from 'pg';
import { preparedTexts } from '../database/statement';
import { onClient } from '../database/sql';
import { startTestApp, type TestApp } from '../testing/test-app';
import { loadCrowd } from './crowd';
import { connected } from './crowd-callers';
import { largeTables, wholeTables } from './whole-tables';

/** They have no plan. */
const OF_TRANSACTIONS = /^(?:begin|commit)\b/u;

/** Statements that may read a large table as a whole, by name, and why. */
const MAY: Readonly<Record<string, string>> = {
  'calendar-changes': 'the plan for any page does not know how short it is; scale.db.spec.ts runs it with its values',
};

describe('the plan of every prepared statement, on a hundred thousand rows of everything', () => {
  let test: TestApp;
  let client: pg.Client;
  let large: ReadonlySet<string>;
  beforeAll(async () => {
    test = await startTestApp({ history: false });
    client = await connected(test.config.databaseUrl);
    const other = await connected(test.config.databaseUrl);
    await loadCrowd(onClient(client), onClient(other));
    await other.end();
    await client.query('vacuum analyze');
    large = await largeTables(client);
  });
  afterAll(async () => {
    await client.end();
    await test.close();
  });

  it('reads no large table as a whole', async () => {
    expect([...large]).toEqual(expect.arrayContaining(['appointments', 'patients', 'leads', 'audit_log']));
    expect(preparedTexts().size).toBeGreaterThan(150);
    const wrong: string[] = [];
    for (const [name, text] of preparedTexts()) {
      const whole = OF_TRANSACTIONS.test(text) ? [] : await wholeTables(client, text, large);
      if (whole.length > 0 && !(name in MAY)) wrong.push(`${name}: ${whole.join(', ')}`);
    }
    expect(wrong).toEqual([]);
  });

  it('what may is still there, and still does', async () => {
    const read: string[] = [];
    for (const name of Object.keys(MAY))
      if ((await wholeTables(client, preparedTexts().get(name) ?? '', large)).length > 0) read.push(name);
    expect(read).toEqual(Object.keys(MAY));
  });

  it.each([
    ['select id from leads where notes = $1', ['all of leads']],
    ['update appointments set feedback = null where patient_id = $1', ['all of appointments']],
    ['select count(*) from patients where archived_at is null and created_at is not null', ['all of patients']],
    ['select id from leads where archived_at is null order by created_at desc, id desc limit 50', []],
    ['select id from leads where id = $1', []],
  ])('control: %s', async (text, found) => {
    expect((await wholeTables(client, text, large)).map((whole) => whole.replace(/ by .*/u, ''))).toEqual(found);
  });
});
