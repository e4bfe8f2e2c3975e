const path = require('node:path');
const { readFileSync } = require('node:fs');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { core } = require('./webpack-core.cjs');
const { remote } = require('./webpack-federation.cjs');

/** The webpackChunkName of a page in mfe.tsx: 'page-appointments' for '/appointments', 'page-home' for '/'. */
const chunkOf = (page) => `page-${page.split('/').filter(Boolean).join('-') || 'home'}`;

/** The scripts and styles that come when a chunk is imported. */
function filesOf(compilation, chunkName) {
  const group = compilation.namedChunkGroups.get(chunkName);
  return group ? group.getFiles().filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.')) : [];
}

/**
 * Writes src/nav.json beside mf-manifest.json: the server makes the sidebar from it, even while the remote is down. Each page
 * gets `files`, which the server names in the document, so that they come side by side with the shell's.
 */
class NavPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NavPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tap({ name: 'NavPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE }, () => {
        const entries = JSON.parse(readFileSync(this.file, 'utf8'));
        const nav = entries.map((entry) => ({ ...entry, files: filesOf(compilation, chunkOf(entry.path)) }));
        compilation.emitAsset('nav.json', new sources.RawSource(JSON.stringify(nav)));
      });
    });
  }
}

/** The least pages that have in common what is in the one script of all. */
const LEAST_COMMON = 3;

/**
 * One script for what most of the pages have; what fewer have is in each of them, and so are styles: each further file is a
 * request of the first screen, and what it does not need is not sent with it.
 */
const inCommon = (pages) => ({
  default: false,
  defaultVendors: false,
  common: {
    name: 'common',
    test: /\.[cm]?[jt]sx?$/,
    chunks: 'async',
    minChunks: Math.max(LEAST_COMMON, Math.floor(pages / 2) + 1),
    enforce: true,
  },
});

/**
 * The build of one micro-frontend: exposes `./mfe` (src/mfe.tsx) and emits nav.json (src/nav.json).
 * Output: dist/<name>/, served at /mfe/<name>/.
 * @param {{ root: string }} project its folder, which names it
 * @returns a webpack configuration function `(env, argv)`; `npm run dev` calls it with `{ hot: true }`.
 */
const mfe =
  ({ root, name = path.basename(root) }) =>
  ({ hot = false } = {}, { mode = 'production' } = {}) => {
    const config = core({ name, root, mode, hot, output: `dist/${name}`, publicPath: hot ? `/mfe/${name}/` : 'auto' });
    const nav = path.join(root, 'src/nav.json');
    return {
      ...config,
      entry: {},
      output: { ...config.output, clean: { keep: /^(page|server)\// } },
      optimization: { ...config.optimization, splitChunks: { cacheGroups: inCommon(JSON.parse(readFileSync(nav, 'utf8')).length) } },
      plugins: [
        ...config.plugins,
        remote(name, { hashed: mode === 'production' }),
        new NavPlugin(nav),
        ...(hot ? [new ReactRefreshPlugin({ library: name, overlay: false })] : []),
      ],
    };
  };

module.exports = { mfe };
