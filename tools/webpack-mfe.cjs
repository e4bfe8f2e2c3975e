const path = require('node:path');
const { readFileSync } = require('node:fs');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const { core } = require('./webpack-core.cjs');
const { remote } = require('./webpack-federation.cjs');

/** Writes src/nav.json beside mf-manifest.json: the server makes the sidebar from it, even while the remote is down. */
class NavPlugin {
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NavPlugin', (compilation) => {
      compilation.fileDependencies.add(this.file);
      compilation.hooks.processAssets.tap({ name: 'NavPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const nav = JSON.parse(readFileSync(this.file, 'utf8'));
        compilation.emitAsset('nav.json', new sources.RawSource(JSON.stringify(nav)));
      });
    });
  }
}

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
    return {
      ...config,
      entry: {},
      output: { ...config.output, clean: { keep: /^(page|server)\// } },
      plugins: [
        ...config.plugins,
        remote(name, { hashed: mode === 'production' }),
        new NavPlugin(path.join(root, 'src/nav.json')),
        ...(hot ? [new ReactRefreshPlugin({ library: name, overlay: false })] : []),
      ],
    };
  };

module.exports = { mfe };
