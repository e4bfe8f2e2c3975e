import { join, relative, sep } from 'node:path';
import { ROOT } from './aliases.mjs';
import { listIn } from '../backup/erased.mjs';
import { readOrCreateSecret } from '../postgres/password.mjs';
import { startPostgres } from '../postgres/start-postgres.mjs';
import { endSentence, startApi, waitUntilReady } from './api.mjs';
import { keepRunning } from './keep-running.mjs';
import { prepareCluster, preparedCluster } from './prepared.mjs';
import { makeTables, missingIn } from './tables.mjs';

/**
 * Runs PostgreSQL, where no other is given, and the API, and returns when it is ready. Each goes into `running` with how to stop it;
 * `stopWithReason` ends all of it.
 */
export async function runProduct({ dataDir, host, port, running, isStopping, stopWithReason }) {
  if (!process.env.DATABASE_URL) await stoppedLater(prepareCluster(), running);
  if (isStopping()) return;
  const time = stopwatch();
  const database = process.env.DATABASE_URL
    ? undefined
    : await stoppedLater(startPostgres({ dataDir, prepared: preparedCluster() }), running);
  // Nobody starts again a database that is being stopped.
  if (isStopping()) return;
  if (database) running.push(keepRunning(database, () => startPostgres({ dataDir, port: database.port }), stopWithReason));
  time('database');
  const env = environment({ dataDir, host, port, database });
  const owner = database?.url ?? process.env.DATABASE_OWNER_URL;
  const missing = owner ? await missingIn(owner, { demo: env.DEMO === '1' }) : null;
  const made = missing ? makeTables(owner, env) : null;
  // The server starts while the demo is loaded; without its tables it would refuse.
  if (missing === 'tables') await made;
  if (isStopping()) return;
  time('tables');
  const api = startApi({ dataDir, env });
  running.push(api.stop);
  await Promise.all([made, waitUntilReady(api, port)]);
  time('ready');
  void api.ended.then((how) => stopWithReason(endSentence(api, how)));
  if (!isStopping()) welcome({ host, port, dataDir, demo: Boolean(database) });
}

/** Whoever stops it while it is starting waits for its start: `starting` may answer how to stop it. */
function stoppedLater(starting, running) {
  running.push(() =>
    starting.then(
      (started) => started?.stop(),
      () => undefined,
    ),
  );
  return starting;
}

/** The API's settings: our own database comes with the demo data, a given one never does. The owner's address is not for the API. */
const environment = ({ dataDir, host, port, database }) => ({
  HOST: host,
  PORT: String(port),
  WEB_ROOT: process.env.WEB_ROOT || join(ROOT, 'dist'),
  DATABASE_URL: database?.serverUrl ?? process.env.DATABASE_URL,
  DATABASE_OWNER_URL: '',
  SESSION_SECRET: process.env.SESSION_SECRET || readOrCreateSecret(join(dataDir, 'session-secret')),
  ERASED_FILE: process.env.ERASED_FILE || listIn(dataDir),
  DEMO: database ? '1' : '0',
});

function stopwatch() {
  const began = performance.now();
  return (what) => process.env.DEBUG && console.log(`${what} after ${Math.round(performance.now() - began)} ms`);
}

const shown = (path) => (path.startsWith(ROOT + sep) ? relative(ROOT, path) : path);

const isOwn = (host) => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/** What the person at the terminal needs to know: the address, who can sign in, how to stop it. */
function welcome({ host, port, dataDir, demo }) {
  const lines = ['', `ArogyaDesk runs at http://localhost:${port}`];
  if (demo) lines.push('Sign in as admin, agent, doctor or hospital; the password is demo1234');
  if (demo && isOwn(host))
    lines.push('Only this machine reaches it: everybody knows these passwords. HOST=0.0.0.0 npm start lets your network in');
  if (demo && !isOwn(host)) lines.push(`Whoever reaches ${host} can sign in: everybody knows these passwords`);
  lines.push(`API documents at http://localhost:${port}/api/docs, log in ${shown(join(dataDir, 'arogyadesk.log'))}`, 'Ctrl-C stops it', '');
  console.log(lines.join('\n'));
}
