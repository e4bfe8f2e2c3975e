import { hash } from '@node-rs/argon2';
import { recount } from '../events/readers/recount';
import { SYSTEM } from '../request-context';
import type { Sql } from '../database/sql';
import { fill } from './fill';
import { demoRows, type DemoOptions } from './rows';
import { DEMO_PASSWORD } from './users';

export { DEMO_PASSWORD } from './users';
export type { DemoSize } from './size';
export type { DemoOptions } from './rows';

const MARK = `insert into data_loads (name) values ('demo') on conflict do nothing returning name`;

/**
 * Loads the demo data set into a database once: all of it or nothing. A second server that starts at the same time waits and
 * then finds it done. Answers whether it loaded anything.
 */
export async function loadDemo(sql: Pick<Sql, 'transaction'>, options: DemoOptions): Promise<boolean> {
  return sql.transaction(SYSTEM, async (db) => {
    if (!(await db.one(MARK))) return false;
    const rows = demoRows(options, await hash(DEMO_PASSWORD));
    for (const [table, lines] of rows) await fill(db, table, lines);
    // Its appointments have no events, so the figures are counted from the rows.
    await recount(db);
    return true;
  });
}
