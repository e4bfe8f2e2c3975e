import { setTimeout as pause } from 'node:timers/promises';
import { asSuperuser } from './data/fill.mjs';

/** A connection that rests says what it has read after ten seconds at the latest. */
const SAID_MS = 11_000;
const READ = 'select tup_returned::float8 as rows from pg_stat_database where datname = current_database()';

/** For each work how many rows and index entries its database has read so far, with what it reads by itself. */
export async function rowsRead(works) {
  await pause(SAID_MS);
  const found = {};
  for (const [key, { side }] of Object.entries(works))
    found[key] = (await asSuperuser(side.database, (client) => client.query(READ))).rows[0].rows;
  return found;
}
