import type { TestApp } from './test-app';

type Asked = Pick<TestApp, 'sql' | 'config'>;

/** What each connection of the server's pool answers to a query: each is held for a moment, so that no two answers are of one. */
export async function eachConnection<T extends object>(
  { sql, config }: Asked,
  text: string,
  params: readonly unknown[] = [],
): Promise<T[]> {
  const ask = () => sql.query<T>(`select asked.*, pg_sleep(0.1) from (${text}) asked`, params);
  return (await Promise.all(Array.from({ length: config.databasePool }, ask))).flat();
}
