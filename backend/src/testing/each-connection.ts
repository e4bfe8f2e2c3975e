import { Pool } from 'pg';
import type { TestApp } from './test-app';

/** What each connection of the server's pool answers to a query: all are held meanwhile, so that no two answers are of one. */
export async function eachConnection<T extends object>(
  { app, config }: Pick<TestApp, 'app' | 'config'>,
  text: string,
  params: readonly unknown[] = [],
): Promise<T[]> {
  const pool = app.get(Pool);
  const held = await Promise.all(Array.from({ length: config.databasePool }, () => pool.connect()));
  try {
    return (await Promise.all(held.map((client) => client.query<T>(text, [...params])))).flatMap(({ rows }) => rows);
  } finally {
    for (const client of held) client.release();
  }
}
