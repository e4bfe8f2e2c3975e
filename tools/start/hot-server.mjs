import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ROOT } from './aliases.mjs';

const require = createRequire(import.meta.url);
const MODE = { mode: 'development' };

const firstOf = (config) => (Array.isArray(config) ? config[0] : config);

/** The shell's staff app and the micro-frontend, with their own webpack.config.cjs, compiled for hot replacement. */
const configs = (name) =>
  [require('../../shell/webpack.config.cjs'), require(join(ROOT, name, 'webpack.config.cjs'))].map((config) =>
    firstOf(config)({ hot: true }, MODE),
  );

/** What the server behind answers: everything but the shell's own pages and files, and those of the hot micro-frontend. */
const isBehind = (name) => (path) =>
  /^\/(api|book|login|light)(\/|$)/.test(path) || (path.startsWith('/mfe/') && !path.startsWith(`/mfe/${name}/`));

/** The manifest of the server behind for whoever is signed in here, with the pages of the hot micro-frontend from its present nav.json. */
async function manifest(name, behind, cookie = '') {
  const answer = await fetch(`${behind}/mfe-manifest.json`, { headers: { cookie } });
  const { remotes } = await answer.json();
  const nav = JSON.parse(readFileSync(join(ROOT, name, 'src/nav.json'), 'utf8'));
  const hot = { name, entry: `/mfe/${name}/mf-manifest.json`, nav };
  return { remotes: [...remotes.filter((remote) => remote.name !== name), hot] };
}

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1)[:/]?/;

/** An installation elsewhere knows itself under its own name only, and takes no call that comes from another page. */
function proxyTo(target, context) {
  if (LOCAL.test(target)) return { context, target, changeOrigin: false };
  return { context, target, changeOrigin: true, headers: { origin: target } };
}

function manifestMiddleware(name, behind) {
  return async ({ headers }, response) => {
    try {
      response.setHeader('Cache-Control', 'no-store').end(JSON.stringify(await manifest(name, behind, headers.cookie)));
    } catch {
      response.status(503).end();
    }
  };
}

/** One server for both compilers on one port; resolves when it listens. */
export async function serveHot({ name, port, behind }) {
  const options = {
    port,
    hot: true,
    liveReload: false,
    static: false,
    client: { logging: 'warn', overlay: { runtimeErrors: false } },
    devMiddleware: { stats: 'errors-warnings' },
    historyApiFallback: { disableDotRule: false },
    proxy: [proxyTo(behind, isBehind(name))],
    setupExitSignals: false,
    setupMiddlewares: (middlewares) => [
      // The sign-in page would fetch built files ahead, but other ones are served here.
      { name: 'nothing-ahead', path: '/prefetch.json', middleware: (_request, response) => response.end('[]') },

      { name: 'manifest', path: '/mfe-manifest.json', middleware: manifestMiddleware(name, behind) },
      ...middlewares,
    ],
  };
  const server = new WebpackDevServer(options, webpack(configs(name)));
  await server.start();
  return server;
}
