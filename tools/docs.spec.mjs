import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';

const text = (path) => readFileSync(join(ROOT, path), 'utf8');
const PATH = /`((?:backend|libs|shell|mfe-[a-z-]+|e2e|tools|bench|docs|deploy)\/[^`<*]*)`/gu;
const pathsIn = (words) => [...words.matchAll(PATH)].map(([, path]) => path);
const missing = (words) => pathsIn(words).filter((path) => !existsSync(join(ROOT, path)));

describe('the documents name only what exists', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'docs/map.md', 'docs/booking.md', 'docs/security.md'])('%s', (document) => {
    expect(pathsIn(text(document)).length).toBeGreaterThan(0);
    expect(missing(text(document))).toEqual([]);
  });

  it('a path that does not exist would be found', () => {
    expect(missing('| who | `backend/src/nobody.ts` |')).toEqual(['backend/src/nobody.ts']);
  });
});

describe('from the click on Book to the row', () => {
  const walk = (name) => pathsIn(text('docs/booking.md').split(`### ${name}\n`)[1]?.split('\n#')[0] ?? '');

  it.each([
    ['Staff', 20],
    ['A visitor', 25],
  ])('%s: at most %i files, none twice', (name, most) => {
    const files = walk(name);
    expect(files.length).toBeGreaterThan(10);
    expect(files.length).toBeLessThanOrEqual(most);
    expect(new Set(files).size).toBe(files.length);
  });
});
