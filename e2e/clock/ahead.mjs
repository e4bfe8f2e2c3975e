/**
 * Preloaded into a product (`SETTABLE`): the clock of its server goes ahead, or back, when a test says so, and what the server does at
 * least once a minute is done then. Nobody waits for the seconds in which Undo is possible, or for the next scan.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const LOOK_MS = 50;
const MINUTE_MS = 60_000;

function setAhead(file) {
  const { now } = Date;
  const every = globalThis.setInterval;
  const jobs = [];
  let ahead = 0;
  Date.now = () => now() + ahead;
  globalThis.setInterval = (run, ms, ...given) => {
    if (ms <= MINUTE_MS) jobs.push(() => run(...given));
    return every(run, ms, ...given);
  };
  let going = false;
  const look = async () => {
    if (going || !existsSync(file)) return;
    going = true;
    ahead += Number(readFileSync(file, 'utf8'));
    await Promise.all(jobs.map((run) => run()));
    rmSync(file);
    going = false;
  };
  every(() => void look(), LOOK_MS).unref();
}

// The start command has the same options as the server that it starts.
if (process.argv[1]?.endsWith('dist/backend/main.js')) setAhead(join(process.env.DATA_DIR, 'ahead'));
