import { setTimeout as pause } from 'node:timers/promises';
import type { TestApp } from './test-app';

const REST_MS = 300;

/** Of each table but the counts of limits, how many rows it has and a sum over what stands in them: to find what a call has written. */
export async function tableDigests({ sql }: TestApp): Promise<ReadonlyMap<string, string>> {
  const tables = await sql.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits') order by 1`,
  );
  const digests = new Map<string, string>();
  for (const { name } of tables) {
    const row = await sql.one<{ digest: string }>(
      `select concat(count(*), ' ', sum(hashtextextended(r::text, 0)::numeric)) as digest from ${name} r`,
    );
    digests.set(name, row?.digest ?? '');
  }
  return digests;
}

/** The same once nothing is written any more: the readers of events follow what was booked before. */
export async function digestsAtRest(app: TestApp): Promise<ReadonlyMap<string, string>> {
  for (let before = await tableDigests(app); ;) {
    await pause(REST_MS);
    const now = await tableDigests(app);
    if (changedTables(before, now).length === 0) return now;
    before = now;
  }
}

/** The tables whose rows are others than before. */
export const changedTables = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
