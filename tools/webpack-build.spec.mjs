import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildAll } from './webpack-build.cjs';

const of = (name) => `(env, { mode }) => ({
  name: '${name}', mode, context: __dirname, entry: './${name}.js', output: { path: __dirname + '/out', filename: '${name}.js' },
})`;
const CONFIG = (name) => `module.exports = ${of(name)};`;

let root;
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'webpack-build-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** As Nx calls it for these projects. */
async function built(...projects) {
  const tasks = Object.fromEntries(projects.map((project) => [`${project}:build`, { id: `${project}:build`, target: { project } }]));
  const context = {
    root,
    projectsConfigurations: { projects: Object.fromEntries(projects.map((project) => [project, { root: project }])) },
  };
  const results = {};
  for await (const { task, result } of buildAll({ tasks }, {}, {}, context)) results[task] = result;
  return results;
}

test('each project is built by all of its configurations', async () => {
  write('one/webpack.config.cjs', CONFIG('one'));
  write('one/one.js', 'console.log(1)');
  write('one/webpack.page.config.cjs', `module.exports = [${of('page')}];`);
  write('one/page.js', 'console.log(2)');
  expect(await built('one')).toEqual({ 'one:build': { success: true, terminalOutput: '' } });
  expect(['one', 'page'].map((name) => existsSync(join(root, `one/out/${name}.js`)))).toEqual([true, true]);
});

test('one that cannot be built says why, and the others are built', async () => {
  write('broken/webpack.config.cjs', CONFIG('broken'));
  write('broken/broken.js', "import './nowhere'");
  write('wrong/webpack.config.cjs', 'throw new Error("no such setting")');
  write('two/webpack.config.cjs', CONFIG('two'));
  write('two/two.js', 'console.log(2)');
  const results = await built('broken', 'wrong', 'two');
  expect(results['broken:build']).toEqual({ success: false, terminalOutput: expect.stringContaining("Can't resolve './nowhere'") });
  expect(results['wrong:build']).toEqual({ success: false, terminalOutput: expect.stringContaining('no such setting') });
  expect(results['two:build'].success).toBe(true);
});
