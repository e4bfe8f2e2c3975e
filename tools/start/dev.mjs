import { stopWithParent } from './stop-with-parent.mjs';
import { checkPort, portFrom } from './ports.mjs';
import { farAway, startBehind } from './behind.mjs';
import { serveHot } from './hot-server.mjs';
import { devOptions } from './dev-options.mjs';

/**
 * `npm run dev -- <mfe>`: the shell and that micro-frontend with hot reload on PORT (default 3000); the database, the API
 * and all other micro-frontends (their last build) behind it on API_PORT (default: the next port), as `npm start` runs them.
 * With `--api https://desk.example.org` (or API_URL) nothing else is built or started: the API, the stream and all other
 * micro-frontends are those of that installation, as the person gets them who signs in here.
 */
export async function dev(args) {
  const { name, api } = devOptions(args);
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
  const behind = api ? await farAway(api) : startBehind(portFrom(process.env.API_PORT || String(port + 1)));
  stops.push(behind.stop);
  void behind.ended.then(() => stop(1));
  const hot = await serveHot({ name, port, behind: behind.url });
  stops.push(() => hot.stop());
  await behind.ready();
  console.log(`${name} and the shell, hot: http://localhost:${port}/ (everything else from ${behind.url})`);
}
