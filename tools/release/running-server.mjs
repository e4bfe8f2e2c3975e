import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { Failure } from '../start/failure.mjs';
import { freePort } from '../postgres/server.mjs';
import { withThrowaway } from '../postgres/throwaway.mjs';
import { migrate, startApi, waitUntilReady } from '../start/api.mjs';
import { signIn } from './sign-in.mjs';

/**
 * Starts the built server of `root` (its dist/ and node_modules/) with this Node on a database of its own, signs somebody in,
 * reads what a screen reads, and stops it. Answers a sentence about it; throws where something is not as it must be.
 */
export const smoke = (root = ROOT) => running({ root }, readScreens);

/** The same with other work, which gets the server's address; `env` is the server's besides. Answers what the work answers. */
export async function running({ root = ROOT, env = {} }, work) {
  const from = resolve(root);
  if (!existsSync(join(from, 'dist/backend/main.js'))) throw new Failure(`There is no built server in ${from}: npm run build`);
  return withThrowaway((database) => onDatabase({ root: from, database, more: env }, work));
}

async function onDatabase({ root, database, more }, work) {
  const port = await freePort(0);
  const env = { PORT: String(port), HOST: '127.0.0.1', WEB_ROOT: join(ROOT, 'dist'), NODE_OPTIONS: '', ...DEMO };
  await migrate({ ...env, DATABASE_URL: database.url }, root);
  const api = startApi({ dataDir: database.dataDir, env: { ...env, DATABASE_URL: database.serverUrl, ...more }, root });
  try {
    await waitUntilReady(api, port);
    const found = await work(`http://localhost:${port}`);
    await api.stop();
    const { code, signal } = await api.ended;
    expectEqual('how it stopped', signal ?? code, 0);
    return found;
  } finally {
    await api.stop();
  }
}

const DEMO = { SESSION_SECRET: 'of a server that lives for a minute', DEMO: '1', DEMO_SIZE: 'small' };

async function readScreens(origin) {
  const page = await fetch(`${origin}/login`);
  expectEqual('the sign-in page', page.status, 200);
  // The answer names the Node to administrators alone.
  const { status, cookie } = await signIn(origin, { username: 'admin', password: 'demo1234' });
  expectEqual('signing in', status, 200);
  const read = async (path) => (await fetch(`${origin}/api/${path}`, { headers: { cookie } })).json();
  const { node, version } = await read('version');
  expectEqual('the Node of the server', node, process.versions.node);
  const doctors = await read('doctors');
  if (!Array.isArray(doctors) || doctors.length === 0) throw new Failure('The list of doctors is empty.');
  return `ArogyaDesk ${version} on Node ${node}: started, ready, signed in, ${doctors.length} doctors read, stopped`;
}

function expectEqual(what, found, wanted) {
  if (found !== wanted) throw new Failure(`Of ${what}: ${wanted} was expected, and ${found} found.`);
}
