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

/** Nx's answer for the project in `root`: whether it was built, and what webpack complains of. */
async function build(root) {
  const complaints = [];
  try {
    for (const config of configsOf(root)) {
      const stats = await run(config);
      if (stats.hasErrors() || stats.hasWarnings()) complaints.push(stats.toString('errors-warnings'));
      if (stats.hasErrors()) return answer(false, complaints);
    }
    return answer(true, complaints);
  } catch (error) {
    return answer(false, [...complaints, error.stack]);
  }
}

const answer = (success, complaints) => ({ success, terminalOutput: complaints.map((one) => `${one}\n`).join('') });

const rootOf = ({ root, projectsConfigurations }, project) => path.join(root, projectsConfigurations.projects[project].root);

/** Prints what webpack complains of; answers whether the project in `root` was built. */
async function buildAndPrint(root) {
  const { success, terminalOutput } = await build(root);
  process.stdout.write(terminalOutput);
  return success;
}

/** For Nx: one project. */
const buildOne = async (_options, context) => ({ success: await buildAndPrint(rootOf(context, context.projectName)) });

/** For Nx: several, one after the other in this process; each in one of its own takes a third more of the processor. */
async function* buildAll({ tasks }, _inputs, _overrides, context) {
  for (const { id, target } of Object.values(tasks)) yield { task: id, result: await build(rootOf(context, target.project)) };
}

module.exports = { buildOne, buildAll };

/** Without Nx: `node tools/webpack-build.cjs <folder>`. */
if (require.main === module) {
  void buildAndPrint(path.resolve(process.argv[2])).then((success) => (process.exitCode = success ? 0 : 1));
}
