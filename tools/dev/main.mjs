import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { Failure } from '../failure.mjs';
import { stopWithParent } from '../start/stop-with-parent.mjs';
import { checkPort, portFrom } from '../start/ports.mjs';
import { startBehind } from './behind.mjs';
import { serveHot } from './hot-server.mjs';

/**
 * `npm run dev -- <mfe>`: the shell and that micro-frontend with hot reload on PORT (default 3000); the database, the API
 * and all other micro-frontends (their last build) behind it on API_PORT (default: the next port), as `npm start` runs them.
 * With API_URL nothing is started behind it: that address is used.
 */
export async function dev(name) {
  if (!name || !existsSync(join(ROOT, name, 'src/mfe.tsx'))) {
    throw new Failure('Name the micro-frontend to work on, for example: npm run dev -- mfe-admin');
  }
  const port = portFrom(process.env.PORT || undefined);
  await checkPort(port);
  const stops = [];
  let stopping;
  const stop = (code) => {
    stopping ??= (async () => {
      for (const end of stops.reverse()) await Promise.resolve(end()).catch(() => undefined);
      process.exit(code);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
  stopWithParent(() => void stop(0));
  const behind = process.env.API_URL
    ? { url: process.env.API_URL, stop: () => undefined, ended: new Promise(() => undefined), ready: () => undefined }
    : startBehind(portFrom(process.env.API_PORT || String(port + 1)));
  stops.push(behind.stop);
  void behind.ended.then(() => stop(1));
  const hot = await serveHot({ name, port, behind: behind.url });
  stops.push(() => hot.stop());
  await behind.ready();
  console.log(`${name} and the shell, hot: http://localhost:${port}/ (everything else from ${behind.url})`);
}
