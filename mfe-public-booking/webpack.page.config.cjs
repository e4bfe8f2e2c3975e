const { readdirSync } = require('node:fs');
const path = require('node:path');
const { light, server } = require('../tools/build/webpack-light.cjs');

const NAME = 'mfe-public-booking';
const PUBLIC_PATH = `/mfe/${NAME}/page/`;

const PAGES = { booking: './src/page/browser.tsx', appointment: './src/appointment/browser.tsx' };

/** What other websites load, at an address without a hash: backend/src/web/web.ts sends it as /embed.js. */
const EMBED = { import: './src/embed/embed.ts', filename: 'embed.js' };

const LANGUAGES = path.resolve(__dirname, '../libs/languages/src/generated');

/** A script for each language that is there: `words.hi`, which sets what browser-words.ts reads. */
const words = Object.fromEntries(
  readdirSync(LANGUAGES)
    .filter((file) => /^words\.[a-z]{2}\.ts$/u.test(file))
    .map((file) => [file.slice(0, -3), { import: path.join(LANGUAGES, file), library: { type: 'window', name: 'pageWords' } }]),
);
const languageOf = (entry) => entry.slice('words.'.length);

/** What both pages need stands in one file: a browser that has booked has it when the link of its appointment is opened. */
const SHARED = {
  chunks: ({ name }) => name in PAGES,
  cacheGroups: { default: false, defaultVendors: false, shared: { name: 'shared', minChunks: 2, enforce: true } },
};

/** Writes the names of each page's scripts and styles, and of each language's words, to assets.json for the server's bundle, since the names contain hashes. */
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
        const pages = Object.keys(PAGES).map((entry) => [entry, { scripts: of(entry, '.js'), styles: of(entry, '.css') }]);
        const scripts = Object.keys(words).map((entry) => [languageOf(entry), of(entry, '.js')[0]]);
        const assets = { pages: Object.fromEntries(pages), words: Object.fromEntries(scripts) };
        compilation.emitAsset('assets.json', new sources.RawSource(JSON.stringify(assets)));
      });
    });
  }
}

const browser = light({ name: 'booking', root: __dirname, entry: PAGES, output: `dist/${NAME}/page`, publicPath: PUBLIC_PATH });
const rendered = server({ name: 'server', root: __dirname, entry: './src/server.ts', output: `dist/${NAME}/server` });

/** The light pages /book/{slug} and /a/{token}: a bundle of each, one for each language, and one of both for the server that renders them. */
module.exports = [
  (env, argv) => {
    const config = browser(env, argv);
    return {
      ...config,
      entry: { ...config.entry, ...words, embed: EMBED },
      optimization: { ...config.optimization, splitChunks: SHARED },
      plugins: [...config.plugins, new AssetsPlugin()],
    };
  },
  (env, argv) => ({ ...rendered(env, argv), node: { __dirname: false } }),
];
