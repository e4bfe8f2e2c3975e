import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { BUILT, projectsIn } from './projects.mjs';
import { targetsIn } from './targets.mjs';

test('every project can be tested and linted, and the end-to-end tests depend on all that is built', () => {
  const projects = targetsIn(ROOT);
  const { '.': whole, ...others } = projects;
  expect(Object.keys(others)).toEqual(projectsIn(ROOT).map(({ folder }) => folder));
  expect(Object.values(others).every(({ targets }) => targets.lint)).toBe(true);
  // One is written, the other helps specs.
  expect(Object.keys(others).filter((folder) => !others[folder].targets.test)).toEqual(['libs/api', 'libs/testing']);
  for (const { dependsOn } of [projects.e2e.targets.e2e, whole.targets.proofs, whole.targets['test-built']])
    expect(dependsOn).toEqual([{ target: 'build', projects: BUILT }]);
  expect(projects.e2e.implicitDependencies).toEqual(BUILT);
});

test('a new folder has its targets as soon as it has a package.json', () => {
  const root = mkdtempSync(join(tmpdir(), 'targets-'));
  const write = (path, value) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(value));
  };
  write('package.json', { workspaces: ['mfe-*', 'e2e'] });
  write('e2e/package.json', { name: '@arogya/e2e' });
  write('mfe-nurse/package.json', { name: '@arogya/mfe-nurse', nx: { name: 'mfe-nurse' } });
  write('mfe-nurse/webpack.config.cjs', {});
  write('mfe-nurse/src/nurse-page.spec.tsx', {});
  const projects = targetsIn(root);
  rmSync(root, { recursive: true });
  expect(projects['mfe-nurse'].targets.lint.command).toBe('node tools/lint/project.mjs mfe-nurse');
  expect(projects['mfe-nurse'].targets.test.command).toContain('--testPathPatterns="./mfe-nurse/"');
  expect(projects['mfe-nurse'].targets.build).toEqual({ command: 'node tools/build/webpack-build.cjs mfe-nurse' });
  expect(projects.e2e.targets.build).toBeUndefined();
  expect(projects.e2e.implicitDependencies).toEqual(['mfe-nurse']);
});

test('what is taken from the cache names what it depends on, and tests never are', () => {
  for (const { targets } of Object.values(targetsIn(ROOT))) {
    if (targets.test) expect(targets.test.cache).toBe(false);
    if (targets.lint)
      expect(targets.lint.inputs).toEqual(expect.arrayContaining(['default', '^default', '{workspaceRoot}/.oxlintrc.json']));
  }
});
