import { freePort } from '../tools/postgres/server.mjs';

const TAKEN = /Port \d+ is taken/u;
const MOST_TRIES = 3;

/**
 * Starts something on a free port and answers what `start` does. Whoever asks for any port meanwhile, as the PostgreSQL of the
 * same start does, may get that one before it is listened on: then another is tried.
 */
export async function onFreePort<T>(start: (port: number) => Promise<T>, tries = MOST_TRIES): Promise<T> {
  try {
    return await start(await freePort(0));
  } catch (error) {
    if (tries === 1 || !TAKEN.test(String(error))) throw error;
    return onFreePort(start, tries - 1);
  }
}
