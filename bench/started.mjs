import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { ROOT } from '../tools/start/aliases.mjs';
import { atEnd } from '../tools/start/interruption.mjs';
import { freePort } from '../tools/postgres/server.mjs';
import { newDataFolder } from '../tools/postgres/throwaway.mjs';

/** A data folder for one start or more; `removed` takes it away before the run ends. */
export function dataFolder() {
  const folder = newDataFolder();
  return { folder, removed: atEnd(() => rmSync(folder, { recursive: true, force: true })) };
}

/** Starts the product as somebody does who types `npm start`; answers when it is ready. */
export async function started(dataDir) {
  const port = await freePort(0);
  const env = { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', PORT: String(port), DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['tools/start/start.mjs'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => child.once('exit', done));
  const stop = atEnd(async () => (child.kill('SIGINT'), ended));
  await new Promise((ready, refuse) => {
    child.stdout.on('data', (part) => String(part).includes('runs at') && ready());
    void ended.then(() => refuse(new Error('The product has ended instead of starting')));
  });
  return { pid: child.pid, origin: `http://localhost:${port}`, stop };
}
