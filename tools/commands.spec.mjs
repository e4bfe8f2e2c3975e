import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';

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
  start: ['e2e/product.ts', 'tools/start.mjs'],
  test: ['.ci/run', 'npm test'],
  lint: ['tools/test/parts.mjs', 'LINT_PARTS'],
  build: ['tools/test/build.mjs', 'ensureBuilt()'],
  specs: ['tools/test/parts.mjs', '...JEST'],
  e2e: ['tools/test/parts.mjs', '@playwright/test/cli.js'],
  'test:trust': ['tools/test/parts.mjs', 'e2e/trust/run.ts'],
  contract: ['e2e/how-to/run-checks.ts', 'tools/contract.mjs'],
  lock: ['tools/lock/lock.spec.mjs', 'missingStubs('],
  surface: ['tools/surface/surface.spec.mjs', 'surfaceOf('],
  affected: ['tools/affected/affected.spec.mjs', 'partsFor('],
  dev: ['tools/dev/dev.spec.mjs', 'tools/dev.mjs'],
  backup: ['e2e/backup.e2e.ts', "name: 'backup'"],
  restore: ['e2e/backup.e2e.ts', "name: 'restore'"],
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
