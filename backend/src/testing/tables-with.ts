import type { TestApp } from './test-app';

/** Every table with a row that contains the word, in whatever column. */
export async function tablesWith({ sql }: TestApp, word: string): Promise<string[]> {
  const tables = await sql.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits') order by 1`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) =>
      (await sql.one(`select 1 from ${name} r where lower(r::text) like '%' || $1 || '%' limit 1`, [word])) ? [name] : [],
    ),
  );
  return found.flat();
}
