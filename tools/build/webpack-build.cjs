const { readdirSync } = require('node:fs');
const path = require('node:path');
const webpack = require('webpack');

/** What a project builds: webpack.config.cjs, then what it builds apart. */
const CONFIG = /^webpack(?:\.\w+)?\.config\.cjs$/;

const configsOf = (root) =>
  readdirSync(root)
    .filter((name) => CONFIG.test(name))
    .sort()
    .flatMap((name) => require(path.join(root, name)))
    .map((config) => (typeof config === 'function' ? config({}, { mode: 'production' }) : config));

const run = (config) =>
  new Promise((done, refuse) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => compiler.close(() => (error ? refuse(error) : done(stats))));
  });

/** `node tools/build/webpack-build.cjs <folder>`: builds a project, one configuration after the other, and prints what webpack complains of. */
async function build(root) {
  for (const config of configsOf(root)) {
    const stats = await run(config);
    if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString('errors-warnings'));
    if (stats.hasErrors()) process.exit(1);
  }
}

void build(path.resolve(process.argv[2]));
