import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { atEnd } from '../start/interruption.mjs';
import { END_OF_ROWS, FORMAT } from './format.mjs';
import { backedUp, migrationsOf, sequencesOf, tablesOf } from './tables.mjs';

/** Writes all tables, as of one moment, to a file that only its owner can read. Answers { tables, rows }. */
export async function dump(client, file) {
  const draft = `${file}.part`;
  const out = await open(draft, 'wx', 0o600);
  const removeDraft = atEnd(() => rm(draft, { force: true }));
  const gzip = createGzip({ level: 6 });
  const written = pipeline(gzip, out.createWriteStream({ flush: true }));
  try {
    const [counted] = await Promise.all([dumpTo(client, gzip), written]);
    await rename(draft, file);
    return counted;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    throw error;
  } finally {
    await removeDraft();
  }
}

async function dumpTo(client, out) {
  await client.query('begin isolation level repeatable read read only');
  const tables = await tablesOf(client);
  await put(out, line({ ...FORMAT, migrations: await migrationsOf(client), sequences: await sequencesOf(client) }));
  let rows = 0;
  for (const table of tables) rows += await dumpTable(client, table, out);
  await put(out, line({ end: true, tables: tables.length, rows }));
  await client.query('commit');
  out.end();
  return { tables: tables.length, rows };
}

/**
 * Per table: a line that describes it, the rows as COPY writes them (one per line), the end of rows, a line with their
 * number and checksum.
 */
async function dumpTable(client, table, out) {
  await put(out, line({ table: table.name, columns: table.columns }));
  const hash = createHash('sha256');
  let rows = 0;
  for await (const chunk of client.query(copyTo(`copy ${backedUp(table)} to stdout`))) {
    hash.update(chunk);
    for (const byte of chunk) if (byte === 0x0a) rows++;
    await put(out, chunk);
  }
  await put(out, `${END_OF_ROWS}\n`);
  await put(out, line({ rows, sha256: hash.digest('hex') }));
  return rows;
}

const line = (value) => `${JSON.stringify(value)}\n`;

async function put(out, chunk) {
  if (!out.write(chunk)) await once(out, 'drain');
}
