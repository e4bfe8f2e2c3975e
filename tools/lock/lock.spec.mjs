import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { projectsIn } from '../projects.mjs';
import { isStub, missingStubs, stubsOf } from './stubs.mjs';

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

/** What `npm ci` would refuse: folders whose package.json says something else, and optional packages without an entry. */
const refused = (locked) => [
  ...FOLDERS.filter((folder) => JSON.stringify(declaredIn(folder)) !== JSON.stringify(neededBy(locked[folder] ?? {}))),
  ...Object.keys(missingStubs(locked)),
];

describe('package-lock.json', () => {
  it('is what npm ci accepts (npm run lock writes it)', () => {
    expect(refused(packages)).toEqual([]);
  });

  it('would not be without one of its stubs, or with another version of a package', () => {
    const [stub] = Object.entries(packages).find(([, entry]) => isStub(entry));
    const { [stub]: _left, ...others } = packages;
    expect(refused(others)).toEqual([stub]);
    const backend = { ...packages.backend, dependencies: { ...packages.backend.dependencies, pg: '8.0.0' } };
    expect(refused({ ...packages, backend })).toEqual(['backend']);
  });

  it('has all of a usual Linux: there npm start installs it as it is', () => {
    for (const platform of ['linux-x64', 'linux-arm64']) expect(stubsOf(packages, platform)).toEqual([]);
  });

  it('names no registry, and knows the content of every package', () => {
    const external = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !isStub(entry));
    expect(external.length).toBeGreaterThan(1000);
    expect(external.filter(([, { integrity, resolved }]) => !integrity?.startsWith('sha512-') || resolved)).toEqual([]);
  });
});
