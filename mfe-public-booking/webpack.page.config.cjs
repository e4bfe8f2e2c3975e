const { readdirSync } = require('node:fs');
const path = require('node:path');
const { light, server } = require('../tools/build/webpack-light.cjs');

const NAME = 'mfe-public-booking';
const PUBLIC_PATH = `/mfe/${NAME}/page/`;

const LANGUAGES = path.resolve(__dirname, '../libs/languages/src/generated');

/** A script for each language that is there: `words.hi`, which sets what browser-words.ts reads. */
const words = Object.fromEntries(
  readdirSync(LANGUAGES)
    .filter((file) => /^words\.[a-z]{2}\.ts$/u.test(file))
    .map((file) => [file.slice(0, -3), { import: path.join(LANGUAGES, file), library: { type: 'window', name: 'pageWords' } }]),
);
const languageOf = (entry) => entry.slice('words.'.length);

/** Writes the names of the page's scripts and styles, and of each language's words, to assets.json for the server's bundle, since the names contain hashes. */
class AssetsPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'AssetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const of = (entry, ending) =>
          compilation.entrypoints
            .get(entry)
            .getFiles()
            .filter((file) => file.endsWith(ending))
            .map((file) => PUBLIC_PATH + file);
        const scripts = Object.keys(words).map((entry) => [languageOf(entry), of(entry, '.js')[0]]);
        const assets = { scripts: of('booking', '.js'), styles: of('booking', '.css'), words: Object.fromEntries(scripts) };
        compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(assets)));
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

/** The light page of /book/{slug}: one bundle for the browser, one for each language, one for the server that renders it. */
module.exports = [
  (env, argv) => {
    const config = browser(env, argv);
    return { ...config, entry: { ...config.entry, ...words }, plugins: [...config.plugins, new AssetsPlugin()] };
  },
  (env, argv) => ({ ...rendered(env, argv), node: { __dirname: false } }),
];
