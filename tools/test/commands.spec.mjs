import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json'));

/** The npm commands that a page names. */
const commandsIn = (words) => {
  const named = [...words.matchAll(/\bnpm (?:run (?:--silent )?([a-z0-9:-]+)|(start|test)\b)/gu)].map(
    ([, script, short]) => script ?? short,
  );
  return [...new Set(named)].sort();
};

/** What runs the command in `npm test`, or is it: a file, and what of the command stands in it. */
const RUN_BY = {
  start: ['e2e/product.ts', 'tools/start/start.mjs'],
  test: ['.ci/run', 'npm test'],
  lint: ['tools/build/targets.mjs', 'tools/lint/lint.mjs'],
  build: ['tools/test/test.mjs', "'build'"],
  specs: ['tools/build/targets.mjs', 'JEST'],
  e2e: ['tools/build/targets.mjs', '@playwright/test/cli.js'],
  'test:trust': ['tools/build/targets.mjs', 'e2e/trust/run.ts'],
  languages: ['tools/lint/parts.mjs', 'languages'],
  generate: ['e2e/how-to/run-checks.ts', 'tools/contract/generate.mjs#generate'],
  dev: ['tools/start/dev.spec.mjs', 'tools/start/dev.mjs#dev'],
  backup: ['e2e/backup.e2e.ts', '#backup'],
  restore: ['e2e/backup.e2e.ts', '#restore'],
  'admin:create': ['backend/src/users/create-admin.db.spec.ts', 'askAdmin('],
};

describe.each(['README.md', 'CONTRIBUTING.md'])('the commands of %s', (page) => {
  it.each(commandsIn(read(page)))('npm run %s exists, and is run by a test', (command) => {
    expect(Object.keys(scripts)).toContain(command);
    const [file, part] = RUN_BY[command];
    expect(read(file)).toContain(part);
  });
});

it('the how-tos name only commands that exist', () => {
  const pages = readdirSync(join(ROOT, 'docs/how-to')).flatMap((name) => commandsIn(read(`docs/how-to/${name}`)));
  expect(pages.filter((command) => !(command in scripts))).toEqual([]);
});

it('control: a command is found wherever it stands', () => {
  expect(commandsIn('`npm run nothing -- x`, then npm start; npm install')).toEqual(['nothing', 'start']);
});

/** The files of this project that a command line runs: `node tools/start/start.mjs`, and what `tools/start/run.mjs` runs. */
const filesOf = (line) =>
  [...line.matchAll(/(?<![\w./@-])(?:tools|e2e|backend|bench|deploy|\.ci)\/[\w./-]+\.(?:mjs|ts)\b/gu)].map(([file]) => file);

/** What is loaded before the first line of a file runs: its static imports, not those that it awaits. */
const STATIC_IMPORT = /^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*'([^']+)'/gmu;
const importsIn = (text) => [...text.matchAll(STATIC_IMPORT)].map(([, specifier]) => specifier);

/** The packages that have to be installed before a file can begin, each with the files on the way to it. */
function packagesBefore(file, readFile = read, way = [], seen = new Set()) {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsIn(readFile(file)).flatMap((specifier) => {
    if (isBuiltin(specifier)) return [];
    if (specifier.startsWith('.')) return packagesBefore(join(dirname(file), specifier), readFile, [...way, file], seen);
    return [[...way, file, specifier].join(' → ')];
  });
}

const PAGES = ['README.md', 'CONTRIBUTING.md', ...readdirSync(join(ROOT, 'docs'), { recursive: true }).map((name) => `docs/${name}`)];
const namedCommands = () => [...new Set(PAGES.filter((name) => name.endsWith('.md')).flatMap((page) => commandsIn(read(page))))];

/** What a page names runs this first: what `tools/start/run.mjs` then runs is imported when the packages are there. */
const firstFiles = () => [
  ...new Set([
    '.ci/drill.mjs',
    ...namedCommands()
      .flatMap((command) => filesOf(scripts[command] ?? '').slice(0, 1))
      .filter((file) => existsSync(join(ROOT, file))),
  ]),
];

describe('in a fresh clone, where nothing is installed', () => {
  it.each(firstFiles())('%s begins without a package', (file) => {
    expect(packagesBefore(file)).toEqual([]);
  });

  it('a command installs the packages before it imports what uses them', () => {
    const files = firstFiles().filter((file) => file.startsWith('tools/') && file !== 'tools/start/start.mjs');
    expect(files).toEqual(expect.arrayContaining(['tools/start/run.mjs', 'tools/test/test.mjs']));
    expect(files.filter((file) => !importsIn(read(file)).some((one) => one.endsWith('/ready.mjs')))).toEqual([]);
  });

  it('control: a package is found at the end of any chain of imports, and one that is awaited is not', () => {
    const planted = {
      'tools/a.mjs': "import { b } from './b/b.mjs';\nimport 'node:fs';\nawait import('react');",
      'tools/b/b.mjs': "import {\n  one,\n} from 'pg';\nexport { a } from '../a.mjs';\nexport * from '@arogya/x/y.mjs';",
    };
    expect(packagesBefore('tools/a.mjs', (file) => planted[file])).toEqual([
      'tools/a.mjs → tools/b/b.mjs → pg',
      'tools/a.mjs → tools/b/b.mjs → @arogya/x/y.mjs',
    ]);
    expect(filesOf('node tools/start/run.mjs e2e/trust/run.ts --shipping')).toEqual(['tools/start/run.mjs', 'e2e/trust/run.ts']);
  });
});
