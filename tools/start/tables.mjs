import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../aliases.mjs';
import { migrate } from './api.mjs';

const PROGRAM = join(ROOT, 'dist/backend/migrate.js');

/** What was last run on the tables: the digest of the program that makes them, as the comment of their schema. */
const LAST_RUN = `select obj_description('public'::regnamespace, 'pg_namespace') as digest`;

/** Brings the tables up to date, as their owner. A program that was run on them before has nothing to do: that saves its start. */
export async function bringTablesUpToDate(owner, env) {
  const digest = `made by ${createHash('sha256').update(readFileSync(PROGRAM)).digest('hex')}`;
  const isCurrent = await asOwner(owner, async (client) => (await client.query(LAST_RUN)).rows[0]?.digest === digest).catch(() => false);
  if (isCurrent) return false;
  await migrate({ ...env, DATABASE_URL: owner });
  await asOwner(owner, (client) => client.query(`comment on schema public is '${digest}'`));
  return true;
}

async function asOwner(connectionString, work) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
