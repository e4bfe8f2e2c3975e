import pg from 'pg';

const { escapeIdentifier } = pg;

/** The table in which TypeORM keeps its migrations: compared, never loaded. */
const MIGRATIONS = 'migrations';

/** The table of installed functions, triggers and views: not part of a backup. */
const OBJECTS = 'schema_objects';

/** The tables by name, with the columns that can be written. */
export async function tablesOf(client) {
  const { rows } = await client.query(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1) group by 1 order by 1`,
    [[MIGRATIONS, OBJECTS]],
  );
  return rows;
}

export async function migrationsOf(client) {
  const { rows } = await client.query(`select to_regclass('public.${MIGRATIONS}') as name`);
  if (!rows[0].name) return [];
  const done = await client.query(`select name from ${MIGRATIONS} order by name`);
  return done.rows.map(({ name }) => name);
}

/** The present value of each sequence; sequences that were never used are left out. */
export async function sequencesOf(client) {
  const { rows } = await client.query(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows.filter(({ name }) => name !== `${MIGRATIONS}_id_seq`);
}

/**
 * What opens a door for a while: whoever finds a backup should find no session, handle or code; and servers that ran then. The condition names the rows that
 * a backup holds all the same.
 */
export const SHORT_LIVED = {
  sessions: 'false',
  pending_sign_ins: 'false',
  booking_codes: 'false',
  booking_proofs: 'false',
  booking_handles: 'false',
  message_jobs: 'appointment_id is not null',
  server_instances: 'false',
  outbox_messages: `template <> 'code'`,
};

/** What a backup reads of a table. */
export function backedUp({ name, columns }) {
  return `(select ${columns.map(escapeIdentifier).join(', ')} from ${escapeIdentifier(name)} where ${SHORT_LIVED[name] ?? 'true'})`;
}

/** `"name" ("a", "b")`, as COPY wants it. */
export const copied = ({ name, columns }) => `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;
