import { resolve } from 'node:path';
import { ROOT } from './aliases.mjs';
import { endChildren } from './children.mjs';
import { ensureBuilt } from '../build/build.mjs';
import { sentenceOf } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { LETTING_GO_MS, takeFolder } from './data-folder.mjs';
import { checkPort, hostFrom, portFrom } from './ports.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

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

/** What it runs uses packages, so it is loaded when they are installed. */
async function startAll(dataDir) {
  const port = portFrom(process.env.PORT || undefined);
  const folder = await takeFolder(dataDir, port);
  running.push(folder.release);
  const host = hostFrom(process.env);
  await checkPort(port, host, folder.before ? LETTING_GO_MS : 0);
  running.push(endChildren);
  await ensureInstalled();
  await ensureBuilt();
  if (stopping) return;
  const { runProduct } = await import('./product.mjs');
  await runProduct({ dataDir, host, port, running, isStopping: () => Boolean(stopping), stopWithReason });
}

function stopWithReason(sentence) {
  if (stopping) return;
  console.error(sentence);
  void stop(1);
}

/** Stops the API, then PostgreSQL, then exits; a signal that terminal and npm both send counts once. */
function stop(code) {
  stopping ??= (async () => {
    for (const end of running.reverse()) await Promise.resolve(end()).catch((error) => console.error(sentenceOf(error)));
    process.exit(code);
  })();
  return stopping;
}
