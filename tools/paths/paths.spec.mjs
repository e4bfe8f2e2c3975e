import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { importsOf } from './imports.mjs';
import { problemsOf, codePathsIn } from './paths.mjs';

const PAGE = readFileSync(join(ROOT, 'docs/paths.md'), 'utf8');
/** How many files somebody may have to read. */
const MOST = { 'Staff book': 20, 'A visitor books': 25, 'A lead is booked': 25, 'The list of doctors': 20 };

describe('docs/paths.md', () => {
  const codePaths = codePathsIn(PAGE);

  it('has the paths that were promised', () => {
    expect(codePaths.map(({ name }) => name)).toEqual(Object.keys(MOST));
  });

  it.each(codePaths)('$name: each file is reached from one before it, none stands twice, and their number is right', (codePath) => {
    expect(codePath.steps.length).toBeGreaterThan(10);
    expect(problemsOf(codePath, MOST[codePath.name])).toEqual([]);
  });
});

describe('control: a path is refused', () => {
  const START = 'libs/features/doctors/doctors-page.tsx';
  const codePath = (...lines) =>
    codePathsIn(`## One: ${lines.length} files\n${lines.map((line, at) => `${at + 1}. ${line}`).join('\n')}`)[0];
  const problems = (most, ...lines) => problemsOf(codePath(...lines), most);

  it('for a file that none before it imports', () => {
    expect(problems(9, `\`${START}\``, '`backend/src/leads/leads.sql.ts`')).toEqual([
      'One, 2. backend/src/leads/leads.sql.ts: no file before it imports it',
    ]);
  });

  it('for a file that is not there, or stands twice', () => {
    const list = '`libs/features/doctors/doctors-list.tsx`';
    expect(problems(9, `\`${START}\``, list, list, '`libs/nothing.ts`')).toEqual([
      'One, 3. libs/features/doctors/doctors-list.tsx: stands twice',
      'One, 4. libs/nothing.ts: is not there',
    ]);
  });

  it('for too many files, and for a wrong number', () => {
    expect(problems(1, `\`${START}\``, '`libs/features/doctors/doctors-list.tsx`')).toEqual(['One: 2 files, at most 1']);
    expect(problemsOf({ ...codePath(`\`${START}\``), count: 3 }, 9)).toEqual(['One: says 3 files and has 1']);
  });

  it('for a call that the contract does not have, that another file answers, or that nothing makes', () => {
    const [client, controller] = ['`libs/api/src/doctors.ts`', '`backend/src/doctors/doctors.controller.ts`'];
    expect(problems(9, client, `${controller}, for \`GET /api/doctors\``)).toEqual([]);
    for (const [first, second] of [
      [client, `${controller}, for \`GET /api/nothing\``],
      [client, '`backend/src/leads/leads.controller.ts`, for `GET /api/doctors`'],
      ['`backend/src/config.ts`', `${controller}, for \`GET /api/doctors\``],
    ]) {
      expect(problems(9, first, second)).toHaveLength(1);
    }
  });
});

it('an import is found through aliases, through an index, as a type and when it is loaded late', () => {
  expect(importsOf('libs/features/leads/lead-dialogs.tsx')).toContain('libs/features/leads/lead-booking-dialog.tsx');
  expect(importsOf('libs/api/src/doctors.ts')).toContain('libs/platform/src/api.ts');
  expect(importsOf('libs/api/src/doctors.ts')).not.toContain('libs/platform/src/toasts.ts');
  expect(importsOf('backend/src/leads/leads.controller.ts')).toContain('backend/src/access/actor.ts');
});

describe('docs/how-to/add-a-field.md', () => {
  const steps = (text) => [...text.matchAll(/^\*\*(?:\d+\. and )?(\d+)\./gmu)].map(([, number]) => Number(number));

  it('needs twelve files for staff, and eighteen with the booking page', () => {
    const [staff] = readFileSync(join(ROOT, 'docs/how-to/add-a-field.md'), 'utf8').split('## On the booking page');
    expect(Math.max(...steps(staff))).toBe(12);
    expect(Math.max(...steps(readFileSync(join(ROOT, 'docs/how-to/add-a-field.md'), 'utf8')))).toBe(18);
  });
});
