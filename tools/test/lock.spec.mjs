import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { projectsIn } from '../build/projects.mjs';

const json = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { packages } = json('package-lock.json');
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const FOLDERS = ['', ...projectsIn(ROOT).map(({ folder }) => folder)];

/** What a package.json, or the lock's entry for it, says of its packages. */
const neededBy = (entry) =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, Object.fromEntries(Object.entries(entry[kind] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))]),
  );
const declaredIn = (folder) => neededBy(json(join(folder, 'package.json')));

/** Where Node would look for a package from the place of another one, nearest first. */
function placesFor(name, from) {
  const parts = from.split('/node_modules/');
  const above = parts.map((_, index) => parts.slice(0, index + 1).join('/node_modules/')).reverse();
  return [...above.map((place) => (place ? `${place}/node_modules/${name}` : '')), `node_modules/${name}`];
}

/** Optional packages without an entry: npm leaves out those that its registry lacks, mostly programs for other platforms. */
const leftOut = (locked) =>
  Object.entries(locked).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !placesFor(name, from).some((place) => locked[place])),
  );

/** What `npm ci` would refuse: folders whose package.json says something else, and optional packages without an entry. */
const refused = (locked) => [
  ...FOLDERS.filter((folder) => JSON.stringify(declaredIn(folder)) !== JSON.stringify(neededBy(locked[folder] ?? {}))),
  ...leftOut(locked),
];

/** By machine, what builds and checks the product there. */
const PROGRAMS = {
  'darwin-arm64': ['@swc/core-darwin-arm64', '@nx/nx-darwin-arm64', '@oxlint/binding-darwin-arm64', '@oxfmt/binding-darwin-arm64'],
  'linux-x64': ['@swc/core-linux-x64-gnu', '@nx/nx-linux-x64-gnu', '@oxlint/binding-linux-x64-gnu', '@oxfmt/binding-linux-x64-gnu'],
  'linux-arm64-musl': [
    '@swc/core-linux-arm64-musl',
    '@nx/nx-linux-arm64-musl',
    '@oxlint/binding-linux-arm64-musl',
    '@oxfmt/binding-linux-arm64-musl',
  ],
  'win32-x64': ['@swc/core-win32-x64-msvc', '@nx/nx-win32-x64-msvc', '@oxlint/binding-win32-x64-msvc', '@oxfmt/binding-win32-x64-msvc'],
};
const isInstalledOn = (machine, { os, cpu } = {}) => {
  const [system, processor] = machine.split('-');
  return Boolean(os?.includes(system) && cpu?.includes(processor));
};
const missingOn = (machine, locked) => PROGRAMS[machine].filter((name) => !isInstalledOn(machine, locked[`node_modules/${name}`]));

describe('package-lock.json', () => {
  it('is what npm ci accepts (npm install --package-lock-only writes it)', () => {
    expect(refused(packages)).toEqual([]);
  });

  it('would not be without a program for another platform, or with another version of a package', () => {
    const { 'node_modules/@swc/core-win32-x64-msvc': _left, ...others } = packages;
    expect(refused(others)).toEqual(['@swc/core-win32-x64-msvc']);
    const backend = { ...packages.backend, dependencies: { ...packages.backend.dependencies, pg: '8.0.0' } };
    expect(refused({ ...packages, backend })).toEqual(['backend']);
  });

  it.each(Object.keys(PROGRAMS))('has what builds and checks the product on %s', (machine) => {
    expect(missingOn(machine, packages)).toEqual([]);
  });

  it('control: a stub that no machine installs is no such program', () => {
    const stub = { os: ['none'], cpu: ['none'] };
    const name = '@nx/nx-darwin-arm64';
    expect(missingOn('darwin-arm64', { ...packages, [`node_modules/${name}`]: stub })).toEqual([name]);
  });

  /** What is built stands in dist/, from where Node finds only what is in the root's node_modules. */
  const besideBackend = (locked) => Object.keys(locked).filter((path) => path.startsWith('backend/node_modules/'));

  it('puts what the server uses where dist/backend finds it', () => {
    expect(besideBackend(packages)).toEqual([]);
    expect(besideBackend({ ...packages, 'backend/node_modules/pg': {} })).toEqual(['backend/node_modules/pg']);
  });

  it('names no registry, and knows the content of every package', () => {
    const external = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link);
    expect(external.length).toBeGreaterThan(1000);
    expect(external.filter(([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved)).toEqual([]);
  });
});
