import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SHORT_LIVED } from '../../tools/backup/tables.mjs';
import { passOn, run } from './programs.mjs';

const NAME = /^arogyadesk-\d{8}T\d{6}Z\.dump(?:\.age)?$/u;
const nameFor = (now, age) => `arogyadesk-${now.toISOString().replace(/[-:]|\.\d+/gu, '')}.dump${age ? '.age' : ''}`;

/** The tables whose rows open a door for a while: a backup holds none of them. */
const WITHOUT_ROWS = Object.entries(SHORT_LIVED)
  .filter(([, kept]) => kept === 'false')
  .map(([table]) => `--exclude-table-data=public.${table}`);

/** The names of the backups in a folder, the newest first; other files are none of ours. */
export const backupsIn = async (folder) =>
  (await readdir(folder))
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();

/**
 * Writes a backup to `folder`, which only its owner can read, and answers its name. It has that name only when it is whole and on
 * disk. `age` is the recipient that it is encrypted for. Then the oldest are deleted, so that `keep` are left.
 */
export async function backUp({ folder, env, keep, age, now = new Date() }) {
  for (const name of await readdir(folder)) if (name.endsWith('.dump.part')) await rm(join(folder, name), { force: true });
  const name = nameFor(now, age);
  const draft = join(folder, 'arogyadesk.dump.part');
  const file = await open(draft, 'wx', 0o600);
  try {
    await dumpTo(file, { env, age });
    await file.sync();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  if (!age) await readable(draft);
  await rename(draft, join(folder, name));
  for (const old of (await backupsIn(folder)).slice(keep)) await rm(join(folder, old));
  return name;
}

async function dumpTo(file, { env, age }) {
  const dump = ['--format=custom', '--no-password', ...WITHOUT_ROWS];
  if (!age) return run('pg_dump', dump, { env, stdio: ['ignore', file.fd] }).done;
  const source = run('pg_dump', dump, { env, stdio: ['ignore', 'pipe'] });
  const sealed = run('age', ['--encrypt', '--recipient', age], { stdio: ['pipe', file.fd] });
  passOn(source, sealed);
  await Promise.all([source.done, sealed.done]);
}

/** Its table of contents, at least: the restore test reads all of it (docs/deploy/backup.md). */
const readable = (path) => run('pg_restore', ['--list', path], { stdio: ['ignore', 'ignore'] }).done;
