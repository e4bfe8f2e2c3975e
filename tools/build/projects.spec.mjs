import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { BUILT, MICRO_FRONTENDS, ROOTS, WEB, projectsIn } from './projects.mjs';

describe('a folder that the workspaces mean', () => {
  let root;
  const write = (path, content) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'arogyadesk-projects-'));
    write('package.json', { workspaces: ['backend', 'mfe-*', 'libs/*'] });
    for (const folder of ['backend', 'mfe-agent', 'libs/ui']) write(`${folder}/package.json`, {});
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const found = () => projectsIn(root).map(({ folder }) => folder);

  it('is a project as soon as it has a package.json', () => {
    expect(found()).toEqual(['backend', 'mfe-agent', 'libs/ui']);
    mkdirSync(join(root, 'mfe-nurse'));
    expect(found()).toEqual(['backend', 'mfe-agent', 'libs/ui']);
    write('mfe-nurse/package.json', {});
    write('libs/light/package.json', {});
    expect(found()).toEqual(['backend', 'mfe-agent', 'mfe-nurse', 'libs/light', 'libs/ui']);
  });

  it('is built when it says how', () => {
    const built = () => projectsIn(root).map(({ isBuilt }) => isBuilt);
    expect(built()).toEqual([false, false, false]);
    write('mfe-agent/webpack.config.cjs', {});
    expect(built()).toEqual([false, true, false]);
  });

  it('and no other folder is one', () => {
    write('other/package.json', {});
    write('mfe.json', {});
    expect(found()).toEqual(['backend', 'mfe-agent', 'libs/ui']);
  });
});

it('what is built, tested and linted are the projects of today', () => {
  const folders = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  expect(MICRO_FRONTENDS).toEqual(folders);
  expect(BUILT).toEqual(['backend', 'shell', ...folders]);
  const libs = readdirSync(join(ROOT, 'libs')).filter((name) => name !== 'domain');
  expect(WEB).toEqual(['shell', ...folders, ...libs.map((name) => `libs/${name}`)]);
  expect(ROOTS).toEqual(['backend', 'shell', ...folders, 'libs', 'e2e']);
});

it.each([
  'jest.config.mjs',
  'tools/build/build.mjs',
  'tools/lint/boundaries.mjs',
  'e2e/trust/policy.proof.ts',
  'tools/build/webpack-mfe.cjs',
])('%s keeps no list of micro-frontends of its own', (file) => {
  const names = MICRO_FRONTENDS.filter((name) => readFileSync(join(ROOT, file), 'utf8').includes(name));
  expect(names.length).toBeLessThan(2);
});

it.each(MICRO_FRONTENDS)('%s is built into the folder of its own name', (name) => {
  expect(readFileSync(join(ROOT, name, 'webpack.config.cjs'), 'utf8')).not.toMatch(/name:/u);
});
