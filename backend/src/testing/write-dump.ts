import { once } from 'node:events';
import type { Writable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** Between two statements that are sent apart. */
export const NEXT = '--';
/** Behind it come the rows, which a superuser puts in: nothing else belongs to the owner of the tables any more. */
export const DATA = '-- data';
/** COPY escapes every backslash of a row, so no row can look like this. */
export const END_OF_ROWS = '\\.';

/** TypeORM makes the table of its migrations itself, with this name of its key. */
const MIGRATIONS = `create table migrations (
  id serial not null, timestamp bigint not null, name varchar not null,
  constraint "PK_8c82d7f526340ab734260ea46be" primary key (id));`;

const TABLES = `
select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1 order by 1`;

const SEQUENCES = `
select sequencename::text as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null`;

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

async function put(out: Writable, chunk: string | Buffer): Promise<void> {
  if (!out.write(chunk)) await once(out, 'drain');
}

async function putRows(client: pg.Client, out: Writable, { name, columns }: Table): Promise<void> {
  const named = `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
  await put(out, `copy ${named} from stdin;\n`);
  for await (const chunk of client.query(copyTo(`copy ${named} to stdout`))) await put(out, chunk as Buffer);
  await put(out, `${END_OF_ROWS}\n`);
}

/**
 * Writes a database as SQL that needs no file of this repository: `statements` make its tables, functions and triggers as the
 * release of that day makes them; behind the line DATA come the rows, as COPY takes them. psql reads it too, as a superuser.
 */
export async function writeDump(client: pg.Client, out: Writable, title: string, statements: readonly string[]): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await put(out, `-- ${title}\n`);
  for (const statement of [MIGRATIONS, ...statements]) await put(out, `${statement.trim().replace(/;?$/u, ';')}\n${NEXT}\n`);
  const { rows: tables } = await client.query<Table>(TABLES);
  const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  await put(out, `${DATA}\nset session_replication_role = replica;\ntruncate ${names};\n`);
  for (const table of tables) await putRows(client, out, table);
  const { rows: sequences } = await client.query<{ name: string; last: number }>(SEQUENCES);
  for (const { name, last } of sequences) await put(out, `select setval(${pg.escapeLiteral(pg.escapeIdentifier(name))}, ${last});\n`);
  await put(out, 'set session_replication_role = default;\n');
  await client.query('commit');
  out.end();
}
