import { onInterruption } from '../interruption.mjs';
import { startPostgres } from './start-postgres.mjs';

/**
 * Runs `work` with the PostgreSQL of a data folder, started as `startPostgres` does it, and stops it afterwards, after a Ctrl-C as
 * well, unless `inUse()` says that another program uses it.
 */
export async function withPostgres(how, work, inUse = () => false) {
  const starting = startPostgres(how);
  const stop = async () => {
    const server = await starting;
    if (!inUse()) await server.stop();
  };
  let isInterrupted = false;
  const goOn = onInterruption(() => ((isInterrupted = true), stop()));
  try {
    return await work(await starting);
  } finally {
    // The end of its server breaks the work off: that is no error to print, and this process is about to exit.
    if (isInterrupted) await new Promise(() => undefined);
    await stop();
    goOn();
  }
}
