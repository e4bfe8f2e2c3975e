import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres } from '../tools/postgres/start-postgres.mjs';
import { atEnd } from './ending.mjs';

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'arogyadesk-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** A PostgreSQL of its own with durable settings in a folder of its own; both go at the end, however the run ends. */
async function open(folder, flags = []) {
  const server = await startPostgres({ dataDir: folder, port: 0, flags });
  const inside = new URL(server.adminUrl);
  inside.pathname = new URL(server.url).pathname;
  const pid = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  return { folder, pid, url: server.url, superuserUrl: inside.href, stop: () => server.stop() };
}

/** Starts a PostgreSQL on the data of `kept`, which `fill(database)` makes where there is none: a second run copies files. */
export async function openDatabase(kept, fill, flags) {
  const folder = newFolder();
  const removed = atEnd(() => rmSync(folder, { recursive: true, force: true }));
  if (!existsSync(kept)) await makeKept(kept, folder, fill);
  else copy(`${kept}/.`, folder);
  const database = await open(folder, flags);
  const stopped = atEnd(() => database.stop());
  return { ...database, end: async () => (await stopped(), await removed()) };
}

async function makeKept(kept, folder, fill) {
  const database = await open(folder);
  const stop = atEnd(() => database.stop());
  await fill(database);
  await stop();
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
