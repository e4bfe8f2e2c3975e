import { setTimeout as pause } from 'node:timers/promises';
import { sentenceOf } from './failure.mjs';

/**
 * Supervises the embedded PostgreSQL: if it ends, it is started again on the same port, where the API's pool finds it.
 * Answers how to stop both.
 */
export function keepRunning(database, startAgain, giveUp) {
  let watching = true;
  let starting;
  const watch = async () => {
    while (watching) {
      await pause(250, undefined, { ref: false });
      if (!watching || database.isRunning()) continue;
      console.error('PostgreSQL is gone: starting it again.');
      starting = startAgain().catch((error) => {
        watching = false;
        giveUp(sentenceOf(error));
      });
      await starting;
    }
  };
  void watch();
  return async () => {
    watching = false;
    await starting;
    await database.stop();
  };
}
