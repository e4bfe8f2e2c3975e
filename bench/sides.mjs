import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '../tools/start/aliases.mjs';
import { build } from '../tools/build/build.mjs';
import { asSuperuser, fillProduct } from './data/fill.mjs';
import { fillLimit } from './limit/schema.mjs';
import { FOLLOWED, openDatabase, openReplica } from './postgres.mjs';
import { PEER_SECRET } from './peers/calls.mjs';
import { startLimit, startPeer, startProduct } from './processes.mjs';
import { HOSPITALS, isKept } from './size.mjs';
import { dayAfter } from './starts.mjs';

const KEPT = join(ROOT, '.cache/bench');
const DATA = ['bench/data'];
const MADE_FROM = {
  product: [...DATA, 'backend/src/database'],
  limit: [
    ...DATA,
    'bench/limit/schema.mjs',
    'bench/limit/reads-schema.mjs',
    'backend/src/database/migrations/1-foundation/appointments.sql',
  ],
};
const PEOPLE = 20_000;

/**
 * Where data are kept; null for what is loaded for one run. They are loaded again when what makes them has changed: the migrations, the
 * rows themselves, or today, from which their days are counted.
 */
function keptAs(side, rows) {
  if (!isKept(rows)) return null;
  const hash = createHash('sha256').update(`${dayAfter(0)} ${HOSPITALS}`);
  for (const path of MADE_FROM[side]) for (const file of filesOf(path)) hash.update(readFileSync(join(ROOT, file)));
  const name = `${side}-${rows}-`;
  const wanted = name + hash.digest('hex').slice(0, 12);
  for (const old of keptNames()) if (old.startsWith(name) && old !== wanted) rmSync(join(KEPT, old), { recursive: true, force: true });
  return join(KEPT, wanted);
}

function keptNames() {
  try {
    return readdirSync(KEPT);
  } catch {
    return [];
  }
}

function filesOf(path) {
  if (/\.\w+$/u.test(path)) return [path];
  const inside = readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true });
  return inside
    .filter((entry) => entry.isFile() && !/\.spec\.ts$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}

async function withPeople(side) {
  const client = new pg.Client({ connectionString: side.database.url });
  await client.connect();
  const { rows } = await client.query(`select id from patients order by md5(id::text) limit ${PEOPLE}`);
  await client.end();
  return { ...side, patients: rows.map(({ id }) => id) };
}

/** The product migrates its own empty database; then it is stopped and the rows are loaded. */
async function migrateAndFill(database, rows) {
  console.error(`Loading ${rows} appointments, patients and leads …`);
  const product = await startProduct(database);
  await product.stop();
  await fillProduct(database, rows);
  await chainAudit(database);
}

const CHAINED = 'select (select count(*) from audit_chain) >= (select count(*) from audit_log) as chained';

/** The server itself puts the loaded audit rows into its chain: only it has the key. */
async function chainAudit(database) {
  const product = await startProduct(database);
  await asSuperuser(database, async (client) => {
    while (!(await client.query(CHAINED)).rows[0].chained) await pause(200);
    await client.query('vacuum analyze audit_log, audit_chain');
  });
  await product.stop();
}

export const buildProduct = () => build(['backend']);

export async function openProduct(rows, { profiled = false } = {}) {
  const flags = profiled
    ? [
        'shared_preload_libraries=pg_stat_statements',
        'pg_stat_statements.track=all',
        'pg_stat_statements.track_planning=on',
        'track_io_timing=off',
      ]
    : [];
  const database = await openDatabase(keptAs('product', rows), (made) => migrateAndFill(made, rows), flags);
  const server = await startProduct(database, { profiled });
  return withPeople({ name: `product ${rows}`, rows, database, server });
}

/** The product's data, and a replica of them: each in a PostgreSQL of its own, without a server. */
export async function openFollowed(rows) {
  const kept = keptAs('product', rows);
  const leader = await openDatabase(kept, (made) => migrateAndFill(made, rows), FOLLOWED);
  return { leader: await withPeople({ database: leader }), replica: await openReplica(kept, leader) };
}

const openLimitRows = (rows) => openDatabase(keptAs('limit', rows), (made) => fillLimit(made, rows));

export async function openLimit(rows) {
  const database = await openLimitRows(rows);
  return withPeople({ name: `limit ${rows}`, rows, database, server: await startLimit(database) });
}

/** On the rows and indexes of the limit, in a database of its own. */
export async function openPeer(rows) {
  const database = await openLimitRows(rows);
  return withPeople({ name: `peer ${rows}`, rows, database, server: await startPeer(database, PEER_SECRET) });
}
