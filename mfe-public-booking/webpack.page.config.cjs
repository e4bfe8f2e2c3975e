const { light, server } = require('../tools/build/webpack-light.cjs');

const NAME = 'mfe-public-booking';
const PUBLIC_PATH = `/mfe/${NAME}/page/`;

/** Writes the names of the entry's scripts and styles to assets.json for the server's bundle, since the names contain hashes. */
class AssetsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'AssetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
        const of = (ending) => files.filter((file) => file.endsWith(ending)).map((file) => PUBLIC_PATH + file);
        compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify({ scripts: of('.js'), styles: of('.css') })));
      });
    });
  }
}

const browser = light({
  name: 'booking',
  root: __dirname,
  entry: './src/page/browser.tsx',
  output: `dist/${NAME}/page`,
  publicPath: PUBLIC_PATH,
});
const rendered = server({ name: 'server', root: __dirname, entry: './src/page/server.tsx', output: `dist/${NAME}/server` });

/** The light page of /book/{slug}: one bundle for the browser, one for the server that renders it. */
module.exports = [
  (env, argv) => {
    const config = browser(env, argv);
    return { ...config, plugins: [...config.plugins, new AssetsPlugin()] };
  },
  (env, argv) => ({ ...rendered(env, argv), node: { __dirname: false } }),
];
