import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { atEnd } from '../tools/start/interruption.mjs';
import { runningServer } from '../tools/postgres/postmaster.mjs';
import { startPostgres, THROWAWAY } from '../tools/postgres/start-postgres.mjs';
import { newDataFolder } from '../tools/postgres/throwaway.mjs';

/** While rows are loaded nothing waits for the disk: after a failure they are loaded anew. */
const LOADING = [...THROWAWAY.flags, 'max_wal_size=16GB', 'checkpoint_timeout=1h', 'shared_buffers=2GB'];

/** A PostgreSQL of its own with durable settings in a folder of its own; both go at the end, however the run ends. */
async function open(folder, flags = []) {
  const server = await startPostgres({ dataDir: folder, port: 0, flags });
  const inside = new URL(server.adminUrl);
  inside.pathname = new URL(server.url).pathname;
  const { pid } = runningServer(join(folder, 'postgres'));
  return { folder, pid, url: server.url, superuserUrl: inside.href, stop: () => server.stop() };
}

/**
 * Starts a PostgreSQL on the data of `kept`, which `fill(database)` makes where there is none: a second run copies files. Data that
 * are kept nowhere, as `kept` is null, are made in its own folder.
 */
export const openDatabase = (kept, fill, flags) =>
  openIn(async (folder) => {
    if (!kept || !existsSync(kept)) await makeKept(kept, folder, fill);
    else copy(`${kept}/.`, folder);
  }, flags);

/** Keeps what `openReplica` has to catch up with. */
export const FOLLOWED = ['wal_keep_size=4GB'];

/** A copy of the data that follows `leader`, which was opened on the same with `FOLLOWED`. */
export function openReplica(kept, leader) {
  const stand = (folder) => {
    copy(`${kept}/.`, folder);
    writeFileSync(join(folder, 'postgres', 'standby.signal'), '');
  };
  return openIn(stand, [`primary_conninfo=${leader.superuserUrl}`, 'hot_standby_feedback=on']);
}

async function openIn(make, flags) {
  const folder = newDataFolder();
  const removed = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  await make(folder);
  const database = await open(folder, flags);
  const stopped = atEnd(() => database.stop());
  return { ...database, end: async () => (await stopped(), await removed()) };
}

async function makeKept(kept, folder, fill) {
  const database = await open(folder, LOADING);
  const stop = atEnd(() => database.stop());
  await fill(database);
  await stop();
  if (!kept) return;
  // A replica can follow from the end of an ordinary run only: the log of the loading is not whole.
  await (await open(folder)).stop();
  mkdirSync(dirname(kept), { recursive: true });
  const unfinished = `${kept}.${process.pid}`;
  copy(`${folder}/.`, unfinished);
  renameSync(unfinished, kept);
}

function copy(from, to) {
  mkdirSync(to, { recursive: true });
  const { status, stderr } = spawnSync('cp', ['-a', '--reflink=auto', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Copying the data failed: ${stderr}`);
}
