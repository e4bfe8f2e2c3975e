import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../start/aliases.mjs';
import { REPORT, readReport, surfaceOf, surfaceProblems, versionOf } from './surface.mjs';

const surfaceIn = (text) => {
  const host = ts.createCompilerHost({});
  const source = ts.createSourceFile('index.ts', text, ts.ScriptTarget.ES2022, true);
  const files = { ...host, getSourceFile: (name, ...rest) => (name === 'index.ts' ? source : host.getSourceFile(name, ...rest)) };
  return surfaceOf(ts.createProgram(['index.ts'], { strict: true, noLib: true }, files), 'index.ts');
};

test('each export stands on a line with its type', () => {
  const text = `/** Why. */ export interface Row { readonly id: string; /** Which. */ n?: number }
    export const LIMIT = 5; export function rowOf(id: string): Row { return { id }; } const hidden = 1;`;
  expect(surfaceIn(text).split('\n')).toEqual([
    'LIMIT: 5',
    'interface Row { readonly id: string; n?: number }',
    'rowOf: (id: string) => Row',
  ]);
});

test('a tag more of the client is no change of the surface', () => {
  const text = (tags) =>
    `const TAGS = ${tags} as const; export type Tag = (typeof TAGS)[number]; export const api = null as unknown as { refetch: (tag: Tag) => void; all: (typeof TAGS)[number][] };`;
  expect(surfaceIn(text("['a', 'b']"))).toBe(surfaceIn(text("['a', 'b', 'c']")));
});

describe('the report', () => {
  const report = { version: '1.0.0', surface: 'LIMIT: 5' };

  it('is of the version that is shared', () => {
    expect(readReport(readFileSync(join(ROOT, REPORT), 'utf8')).version).toBe(versionOf());
  });

  it('fits', () => {
    expect(surfaceProblems('LIMIT: 5', '1.0.0', report)).toEqual([]);
  });

  it('control: a change without a change of the version is refused, with what has changed', () => {
    const [what, ...lines] = surfaceProblems('LIMIT: 6', '1.0.0', report);
    expect(what).toContain('raise runtimeVersion');
    expect(lines).toEqual(['- LIMIT: 5', '+ LIMIT: 6']);
  });

  it('control: with a new version it has to be written', () => {
    expect(surfaceProblems('LIMIT: 6', '1.1.0', report)[0]).toMatch(/: npm run generate$/u);
    expect(surfaceProblems('LIMIT: 5', '1.1.0', report)).toHaveLength(1);
  });
});
