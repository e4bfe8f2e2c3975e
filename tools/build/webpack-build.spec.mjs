import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';

const of = (name) => `(env, { mode }) => ({
  name: '${name}', mode, context: __dirname, entry: './${name}.js', output: { path: __dirname + '/out', filename: '${name}.js' },
})`;

let root;
const write = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'webpack-build-'))));
afterEach(() => rmSync(root, { recursive: true }));

/** As Nx runs it for a project. */
function build() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/build/webpack-build.cjs', root], { cwd: ROOT, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('a project is built by all of its configurations', () => {
  write('webpack.config.cjs', `module.exports = ${of('one')};`);
  write('one.js', 'console.log(1)');
  write('webpack.page.config.cjs', `module.exports = [${of('page')}];`);
  write('page.js', 'console.log(2)');
  expect(build()).toEqual({ status: 0, said: '' });
  expect(['one', 'page'].map((name) => existsSync(join(root, `out/${name}.js`)))).toEqual([true, true]);
});

test.each([
  [`module.exports = ${of('broken')};`, "Can't resolve './nowhere'"],
  ['throw new Error("no such setting")', 'no such setting'],
])('one that cannot be built says why', (config, why) => {
  write('webpack.config.cjs', config);
  write('broken.js', "import './nowhere'");
  expect(build()).toEqual({ status: 1, said: expect.stringContaining(why) });
});
