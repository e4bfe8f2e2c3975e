import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { PASSWORD } from './clinic.mjs';
import { KEPT_FIGURES } from './product-kept.mjs';
import { productRows } from './product-rows.mjs';

/** Neither triggers nor foreign keys are looked at, and nothing waits for the disk before the checkpoint at the end. */
const IN_BULK = `set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'`;

/** Indexes that are no constraint, and exclusion constraints, of tables with a row for each person. */
const INDEXES = `
select format('drop index %I', c.relname) as drop, pg_get_indexdef(i.indexrelid) as make
from pg_index i join pg_class c on c.oid = i.indexrelid
where i.indrelid::regclass::text = any ($1) and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
union all
select format('alter table %s drop constraint %I', conrelid::regclass, conname),
  format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
from pg_constraint where contype = 'x' and conrelid::regclass::text = any ($1)`;
const LARGE = ['appointments', 'patients', 'leads', 'slot_claims', 'slot_holds'];

export async function asSuperuser(database, act) {
  const client = new pg.Client({ connectionString: database.superuserUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Runs the statements with the large tables' indexes away, and settles what they leave. */
export async function inBulk(client, tables, statements) {
  await client.query(IN_BULK);
  const { rows: indexes } = await client.query(INDEXES, [tables]);
  for (const { drop } of indexes) await client.query(drop);
  for (const statement of statements) await client.query(statement);
  for (const { make } of indexes) await client.query(make);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
}

/** Fills a database that has the product's tables. */
export async function fillProduct(database, rows) {
  const passwordHash = await hash(PASSWORD);
  await asSuperuser(database, async (client) => {
    const { rows: there } = await client.query('select table_name as name from information_schema.tables where table_schema = $1', [
      'public',
    ]);
    const kept = Object.entries(KEPT_FIGURES).filter(([table]) => there.some(({ name }) => name === table));
    await inBulk(client, LARGE, [...productRows(rows, passwordHash), ...kept.map(([, statement]) => statement)]);
  });
}
