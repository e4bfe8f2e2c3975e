import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { ROOT } from '../start/aliases.mjs';
import { withLine } from './lines.mjs';
import { newMigration } from './migration.mjs';
import { linesOf } from './module-lines.mjs';
import { fillingOf, newModule, singular } from './module.mjs';
import { namesOf } from './write.mjs';

const ANY = namesOf('any', 'noun');
const LISTS = ['backend/src/database/migrations.ts', ...Object.keys(linesOf(fillingOf(ANY, ANY), []))];
let root;
const read = (path) => readFileSync(join(root, path), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-module-'));
  for (const path of LISTS) cpSync(join(ROOT, path), join(root, path));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('a module is written under its noun, and stands in every list of modules once', async () => {
  await newModule(['ward-rounds'], root);
  expect(read('backend/src/ward-rounds/ward-rounds.controller.ts')).toContain("@Controller('ward-rounds')");
  expect(read('backend/src/ward-rounds/ward-round.entity.ts')).toContain("@Entity('ward_rounds')");
  for (const path of LISTS) {
    const added = read(path).split('\n').length - readFileSync(join(ROOT, path), 'utf8').split('\n').length;
    expect([path, added > 0 && added <= 2, /ward[-_]rounds?/u.test(read(path))]).toEqual([path, true, true]);
  }
  expect(read('libs/domain/src/access.ts')).toContain("'ward-rounds:manage': ADMIN,");
});

test('the singular of a noun is found where English is regular', () => {
  expect(['wards', 'therapies', 'boxes', 'classes', 'ward-rounds', 'staff'].map(singular)).toEqual([
    'ward',
    'therapy',
    'box',
    'class',
    'ward-round',
    'staff',
  ]);
});

test('an irregular plural is written for the audit log', async () => {
  await newModule(['therapies'], root);
  expect(read('libs/domain/src/audit/texts.ts')).toContain("therapy: 'therapies'");
});

test.each([
  [['Wards'], /small letters/u],
  [['staff'], /in the plural/u],
  [[], /small letters/u],
])('%j is refused, and nothing is written', async (args, sentence) => {
  await expect(newModule(args, root)).rejects.toThrow(sentence);
  for (const path of LISTS) expect(read(path)).toBe(readFileSync(join(ROOT, path), 'utf8'));
});

test('a second module of the name is refused, and nothing is written', async () => {
  await newModule(['wards'], root);
  const before = LISTS.map(read);
  await expect(newModule(['wards'], root)).rejects.toThrow(/is there already/u);
  expect(LISTS.map(read)).toEqual(before);
});

test('migrations get the next numbers, and stand at the end of the list', async () => {
  const last = Number(/.*'\.\/migrations\/(\d+)-/su.exec(read(LISTS[0]))[1]);
  await newMigration(['one', "comment on table patients is 'a person'", 'select 1'], root);
  await newMigration(['two', 'select 2'], root);
  expect(read(`backend/src/database/migrations/${last + 1}-one.ts`)).toContain("`comment on table patients is 'a person'`");
  expect(read(`backend/src/database/migrations/${last + 2}-two.ts`)).toContain('cannot be undone');
  expect(read(LISTS[0])).toMatch(
    new RegExp(`One1700000000${`${last + 1}`.padStart(3, '0')},\\n  Two1700000000${`${last + 2}`.padStart(3, '0')},\\n\\];`, 'u'),
  );
  await expect(newMigration(['three'], root)).rejects.toThrow(/which statement/u);
});

test('a list that is not there any more is named', () => {
  expect(() => withLine('const OTHER = [\n];\n', { opening: /^const LIST/u, line: "  'a'," })).toThrow(/There is no place for “'a',”/u);
});
