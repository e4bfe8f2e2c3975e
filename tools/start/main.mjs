import { join, resolve } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { listIn } from '../backup/erased.mjs';
import { ensureBuilt } from '../build.mjs';
import { endChildren } from '../children.mjs';
import { sentenceOf } from '../failure.mjs';
import { ensureInstalled } from '../install.mjs';
import { readOrCreateSecret } from '../postgres/password.mjs';
import { startPostgres } from '../postgres/start-postgres.mjs';
import { endSentence, startApi, waitUntilReady } from './api.mjs';
import { keepRunning } from './keep-running.mjs';
import { LETTING_GO_MS, takeFolder } from './data-folder.mjs';
import { checkPort, hostFrom, portFrom } from './ports.mjs';
import { stopWithParent } from './stop-with-parent.mjs';
import { prepareCluster, preparedCluster } from './prepared.mjs';
import { makeTables, missingIn } from './tables.mjs';
import { welcome } from './welcome.mjs';

/** What is running, in the order of starting; it is stopped in reverse order. */
const running = [];
let stopping;

/** Starts the whole product and returns when it is ready; it runs until a signal or the end of the API. */
export async function start() {
  const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data');
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
  stopWithParent(() => void stop(0));
  try {
    await startAll(dataDir);
  } catch (error) {
    if (stopping) return;
    console.error(sentenceOf(error, dataDir));
    if (process.env.DEBUG) console.error(error);
    await stop(1);
  }
}

async function startAll(dataDir) {
  const port = portFrom(process.env.PORT || undefined);
  const folder = await takeFolder(dataDir, port);
  running.push(folder.release);
  const host = hostFrom(process.env);
  await checkPort(port, host, folder.before ? LETTING_GO_MS : 0);
  running.push(endChildren);
  await ensureInstalled();
  if (await ensureBuilt()) await stoppedLater(prepareCluster());
  if (stopping) return;
  const time = stopwatch();
  const database = process.env.DATABASE_URL ? undefined : await stoppedLater(startPostgres({ dataDir, prepared: preparedCluster() }));
  // Nobody starts again a database that is being stopped.
  if (stopping) return;
  if (database) running.push(keepRunning(database, () => startPostgres({ dataDir, port: database.port }), stopWithReason));
  time('database');
  const env = environment({ dataDir, host, port, database });
  const owner = database?.url ?? process.env.DATABASE_OWNER_URL;
  const missing = owner ? await missingIn(owner, { demo: env.DEMO === '1' }) : null;
  const made = missing ? makeTables(owner, env) : null;
  // The server starts while the demo is loaded; without its tables it would refuse.
  if (missing === 'tables') await made;
  if (stopping) return;
  time('tables');
  const api = startApi({ dataDir, env });
  running.push(api.stop);
  await Promise.all([made, waitUntilReady(api, port)]);
  time('ready');
  void api.ended.then((how) => stopWithReason(endSentence(api, how)));
  if (!stopping) welcome({ host, port, dataDir, demo: Boolean(database) });
}

/** Whoever stops it while it is starting waits for its start: `starting` may answer how to stop it. */
function stoppedLater(starting) {
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

function stopWithReason(sentence) {
  if (stopping) return;
  console.error(sentence);
  void stop(1);
}

/** Stops the API, then PostgreSQL, then exits; a signal that terminal and npm both send counts once. */
function stop(code) {
  stopping ??= (async () => {
    const time = stopwatch();
    for (const end of running.reverse()) await Promise.resolve(end()).catch((error) => console.error(sentenceOf(error)));
    time('stopped');
    process.exit(code);
  })();
  return stopping;
}

function stopwatch() {
  const began = performance.now();
  return (what) => process.env.DEBUG && console.log(`${what} after ${Math.round(performance.now() - began)} ms`);
}
