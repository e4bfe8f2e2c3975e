import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { newMfe } from './mfe.mjs';

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-mfe-'));
  mkdirSync(join(root, 'libs/domain/src'), { recursive: true });
  writeFileSync(join(root, 'libs/domain/src/access.ts'), "export const ROLES = ['admin', 'agent'] as const;\n");
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

test('a micro-frontend is written under its name, with one page for the role', () => {
  newMfe(['follow-up', 'agent'], root);
  const [entry] = JSON.parse(readFileSync(join(root, 'mfe-follow-up/src/nav.json'), 'utf8'));
  expect(entry).toMatchObject({ path: '/follow-up', label: 'Follow Up', roles: ['agent'] });
  expect(readdirSync(join(root, 'mfe-follow-up/src')).sort()).toEqual([
    'follow-up-page.spec.tsx',
    'follow-up-page.tsx',
    'mfe.tsx',
    'nav.json',
  ]);
});

test.each([
  [['Follow Up'], /small letters/u],
  [[], /small letters/u],
  [['follow-up', 'king'], /king is no role: choose one of admin, agent/u],
])('%j is refused, and nothing is written', (args, sentence) => {
  expect(() => newMfe(args, root)).toThrow(sentence);
  expect(readdirSync(root)).toEqual(['libs']);
});

test('one that is there already stays as it is', () => {
  newMfe(['follow-up'], root);
  writeFileSync(join(root, 'mfe-follow-up/src/nav.json'), '[]');
  expect(() => newMfe(['follow-up'], root)).toThrow(/is there already/u);
  expect(readFileSync(join(root, 'mfe-follow-up/src/nav.json'), 'utf8')).toBe('[]');
});
