import { atEnd } from '../start/interruption.mjs';
import { startPostgres } from './start-postgres.mjs';

/**
 * Runs `work` with the PostgreSQL of a data folder, started as `startPostgres` does it, and stops it afterwards, after a Ctrl-C as
 * well, unless `inUse()` says that another program uses it.
 */
export async function withPostgres(how, work, inUse = () => false) {
  const starting = startPostgres(how);
  const stop = atEnd(async () => {
    const server = await starting;
    if (!inUse()) await server.stop();
  });
  try {
    return await work(await starting);
  } finally {
    await stop();
  }
}
