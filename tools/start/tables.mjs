import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';
import { connected } from '../postgres/connected.mjs';
import { migrate } from './api.mjs';

const PROGRAM = join(ROOT, 'dist/backend/migrate.js');

/** What was last run on the tables: the digest of the program that makes them, as the comment of their schema. */
const LAST_RUN = `select obj_description('public'::regnamespace, 'pg_namespace') as digest`;
const DEMO = `select from data_loads where name = 'demo'`;

/** Stands for the program that makes the tables. */
export const digestOfTables = () => createHash('sha256').update(readFileSync(PROGRAM)).digest('hex');

const mark = () => `made by ${digestOfTables()}`;

/** What is missing in a database, as its owner sees it: 'tables', 'demo' (where it is wanted) or nothing (null). */
export async function missingIn(owner, { demo }) {
  return connected(owner, async (client) => {
    const { rows } = await client.query(LAST_RUN);
    if (rows[0]?.digest !== mark()) return 'tables';
    return demo && (await client.query(DEMO)).rowCount === 0 ? 'demo' : null;
  }).catch(() => 'tables');
}

/** Brings the tables up to date, as their owner, and loads the demo where it is wanted. */
export async function makeTables(owner, env) {
  await migrate({ ...env, DATABASE_URL: owner });
  await connected(owner, (client) => client.query(`comment on schema public is '${mark()}'`));
}
