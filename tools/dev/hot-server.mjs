import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ROOT } from '../aliases.mjs';

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

/** The manifest of the server behind, with the pages of the hot micro-frontend from its present nav.json. */
async function manifest(name, behind) {
  const answer = await fetch(`${behind}/mfe-manifest.json`);
  const { remotes } = await answer.json();
  const nav = JSON.parse(readFileSync(join(ROOT, name, 'src/nav.json'), 'utf8'));
  const hot = { name, entry: `/mfe/${name}/mf-manifest.json`, nav };
  return { remotes: [...remotes.filter((remote) => remote.name !== name), hot] };
}

function manifestMiddleware(name, behind) {
  return async (_request, response) => {
    try {
      response.setHeader('Cache-Control', 'no-cache').end(JSON.stringify(await manifest(name, behind)));
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
    proxy: [{ context: isBehind(name), target: behind, changeOrigin: false }],
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
