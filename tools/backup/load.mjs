import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import pg from 'pg';
import { Failure } from '../start/failure.mjs';
import { erasedIn, markErased } from './erased.mjs';
import { readBackup } from './read-backup.mjs';
import { copied, migrationsOf, tablesOf } from './tables.mjs';
import { REST_WEBHOOKS } from './webhooks.mjs';

const { escapeIdentifier, escapeLiteral } = pg;

/** The lock that a starting server waits for before it migrates (backend/src/database/migrate.ts). */
const START_LOCK = 7_701_001;

/**
 * Replaces all rows by those of a backup, in one transaction: if anything fails, the database is as before. Triggers are off
 * meanwhile, since what they would write is in the backup; foreign keys are dropped and added again, which checks every row.
 * Who is in the list of erased people, or was erased in the database that is replaced, is marked to be erased again. Webhooks rest.
 * Answers { tables, rows }.
 */
export async function load(client, { file, holds, replace, erased = [] }) {
  await client.query('select pg_advisory_lock($1)', [START_LOCK]);
  await client.query('begin');
  try {
    await refuseOthers(client);
    await refuseOtherVersion(client, holds.migrations);
    const tables = await tablesOf(client);
    if (!replace) await refuseRows(client);
    const before = await erasedIn(client);
    const putBack = await takeOffKeys(client);
    for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`);
    await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
    const counted = await loadRows(client, file, new Set(tables.map(({ name }) => name)));
    for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`);
    for (const statement of putBack) await client.query(statement);
    for (const { name, last } of holds.sequences) await client.query('select setval($1::regclass, $2)', [escapeIdentifier(name), last]);
    await markErased(client, [...new Map([...before, ...erased].map((row) => [row.id, row])).values()]);
    await client.query(REST_WEBHOOKS);
    await client.query('commit');
    await client.query('analyze');
    return counted;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function refuseOthers(client) {
  const { rows } = await client.query(
    `select count(*)::int as others from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (rows[0].others > 0) throw new Failure('Somebody else is connected to the database: stop ArogyaDesk everywhere, then restore.');
}

async function refuseOtherVersion(client, migrations) {
  const here = await migrationsOf(client);
  if (here.join() === migrations.join()) return;
  throw new Failure(
    'The backup was made by another version of ArogyaDesk: restore it with that version into an empty database, then start this one, which brings it up to date.',
  );
}

async function refuseRows(client) {
  const { rows } = await client.query(
    'select exists (select from users) or exists (select from patients) or exists (select from leads) as used',
  );
  if (rows[0].used) throw new Failure('The database is not empty: say --replace to give up what is in it, or restore into another one.');
}

/** Drops the foreign keys; answers the statements that add them again. */
async function takeOffKeys(client) {
  const { rows } = await client.query(
    `select conrelid::regclass as place, conname as name, pg_get_constraintdef(oid) as meaning from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { place, name } of rows) await client.query(`alter table ${place} drop constraint ${escapeIdentifier(name)}`);
  return rows.map(({ place, name, meaning }) => `alter table ${place} add constraint ${escapeIdentifier(name)} ${meaning}`);
}

async function loadRows(client, file, known) {
  const counted = { tables: 0, rows: 0 };
  let copy;
  await readBackup(file, {
    onTable: (table) => {
      if (!known.has(table.name)) throw new Failure(`The backup has a table ${escapeLiteral(table.name)} that this version does not know.`);
      const stream = client.query(copyFrom(`copy ${copied(table)} from stdin`));
      copy = { stream, done: finished(stream) };
      copy.done.catch(() => undefined);
      counted.tables++;
      return async (row) => {
        counted.rows++;
        if (!stream.write(row)) await Promise.race([once(stream, 'drain'), copy.done]);
      };
    },
    onEnd: async () => {
      copy.stream.end();
      await copy.done;
    },
  });
  return counted;
}
