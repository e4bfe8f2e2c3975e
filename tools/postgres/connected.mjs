import pg from 'pg';

/** Runs `work` with a connection of its own, and closes it whatever happens; a server that goes away meanwhile fails the next statement. */
export async function connected(connectionString, work) {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
