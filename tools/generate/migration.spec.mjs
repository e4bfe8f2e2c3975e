import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { ROOT } from '../aliases.mjs';
import { newMigration } from './migration.mjs';

const LIST = 'backend/src/database/migrations.ts';
const next = Math.max(...[...readFileSync(join(ROOT, LIST), 'utf8').matchAll(/\/(\d+)-/gu)].map(([, number]) => Number(number))) + 1;
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-migration-'));
  mkdirSync(join(root, 'backend/src/database'), { recursive: true });
  cpSync(join(ROOT, LIST), join(root, LIST));
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test.each([
  [[], 'expand'],
  [['--contract'], 'contract'],
])('a migration that is written with %j says that it is one to %s', async (flags, kind) => {
  await newMigration(['two-towns', 'select 1', ...flags], root);
  const text = readFileSync(join(root, `backend/src/database/migrations/${next}-two-towns.ts`), 'utf8');
  expect(text).toContain(`  readonly kind = '${kind}';\n`);
  expect(text).toContain(`await runner.query('select 1');`);
  expect(readFileSync(join(root, LIST), 'utf8')).toContain(`  TwoTowns${1_700_000_000_000 + next},\n];`);
});
