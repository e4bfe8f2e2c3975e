/**
 * `node deploy/backup.mjs <folder> [--keep=14] [--age=<recipient>]` backs the database of DATABASE_URL up, in the form of pg_dump;
 * with `--nightly=02:15` (UTC) at once when there is none of the last day, and then every night. With `--check=26` it only says by
 * its exit code whether a backup of the last 26 hours is there. docs/deploy/backup.md
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addressFrom, variablesOf } from './backup/connection.mjs';
import { backUp, backupsIn } from './backup/dump.mjs';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'string', default: '14' },
    age: { type: 'string', default: '' },
    nightly: { type: 'string' },
    check: { type: 'string' },
  },
});
const [folder] = positionals;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function ageOfNewest() {
  const [newest] = await backupsIn(folder);
  return newest ? Date.now() - (await stat(join(folder, newest))).mtimeMs : Infinity;
}

async function once() {
  const keep = Number(values.keep);
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep is how many backups are kept: 1 at least.');
  const name = await backUp({ folder, keep, age: values.age, env: variablesOf(addressFrom()) });
  console.log(`${new Date().toISOString()} ${name} is whole. It holds health data: keep it where nobody else can read it.`);
}

function untilNext(time) {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/u.exec(time) ?? [];
  if (!hours) throw new Error('--nightly is a time such as 02:15, in UTC.');
  const next = new Date();
  next.setUTCHours(Number(hours), Number(minutes), 0, 0);
  return (next.getTime() - Date.now() + DAY_MS) % DAY_MS || DAY_MS;
}

/** A night whose backup fails has it again an hour later. */
async function everyNight() {
  const first = untilNext(values.nightly);
  await pause((await ageOfNewest()) < DAY_MS ? first : 0);
  for (;;) {
    const failed = await once().then(
      () => null,
      (error) => error,
    );
    if (failed) console.error(`${new Date().toISOString()} The backup failed: ${failed.message}`);
    await pause(failed ? HOUR_MS : untilNext(values.nightly));
  }
}

async function main() {
  if (!folder) throw new Error('Say where to: node deploy/backup.mjs <folder>');
  if (values.check) process.exitCode = (await ageOfNewest()) < Number(values.check) * HOUR_MS ? 0 : 1;
  else if (values.nightly) await everyNight();
  else await once();
}

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0));
main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
