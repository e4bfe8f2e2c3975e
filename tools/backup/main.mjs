import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ROOT } from '../start/aliases.mjs';
import { ensureBuilt } from '../build/build.mjs';
import { dataFolder, withStored } from '../postgres/stored.mjs';
import { Failure } from '../start/failure.mjs';
import { startOn } from '../start/data-folder.mjs';
import { dump } from './dump.mjs';
import { erasedRows } from './erased.mjs';
import { load } from './load.mjs';
import { readBackup } from './read-backup.mjs';

const ERASED_AGAIN = 'Whoever is in the list of erased people is erased again at the next start, before anybody can sign in.';
const NO_LIST = 'No list of erased people was found: if there is one, restore again with --replace --erased=<list>.';

/** `npm run backup -- <file>`: all stored data as of one moment; the product may run meanwhile. */
export async function backup(args) {
  const file = fileFrom(args, 'backup');
  if (existsSync(file)) throw new Failure(`${file} is there already: choose another name, or move it away.`);
  const counted = await withDatabase((client) => dump(client, file));
  console.log(
    `${counted.rows} rows of ${counted.tables} tables are in ${file}. It holds health data: keep it where nobody else can read it.`,
  );
}

/** `npm run restore -- <file> [--replace] [--erased=<list>]`: restores a backup, all of it or nothing; the product must not run. */
export async function restore(args) {
  const file = fileFrom(args, 'restore');
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  const holds = await readBackup(file);
  refuseWhileRunning();
  const erased = erasedRows(args);
  const counted = await withDatabase(async (client, url) => {
    await migrate(url);
    return load(client, { file, holds, replace: args.includes('--replace'), erased: erased ?? [] });
  });
  console.log(`${counted.rows} rows of ${counted.tables} tables are back. ${erased ? ERASED_AGAIN : NO_LIST}`);
}

function fileFrom(args, command) {
  const name = args.find((word) => !word.startsWith('--'));
  if (!name) throw new Failure(`Say which file: npm run ${command} -- <file>`);
  return resolve(process.env.INIT_CWD ?? '.', name);
}

function refuseWhileRunning() {
  const other = process.env.DATABASE_URL ? undefined : startOn(dataFolder());
  if (other) throw new Failure(`ArogyaDesk runs on ${dataFolder()} (process ${other.pid}): stop it, then restore.`);
}

const withDatabase = (work) =>
  withStored(async (url) => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await work(client, url);
    } finally {
      await client.end();
    }
  });

/** An empty database gets its tables first. */
async function migrate(url) {
  await ensureBuilt();
  const { status } = spawnSync(process.execPath, [join(ROOT, 'dist/backend/migrate.js')], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Failure('The tables could not be made: see the sentence above.');
}
