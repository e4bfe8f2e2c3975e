import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { callsByCode } from './errors.mjs';

describe('the guide to errors', () => {
  const guide = readFileSync(join(ROOT, 'docs/errors.md'), 'utf8');
  const calls = callsByCode(JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')));

  it('has a section for each code that a call documents', () => {
    const sections = new Set([...guide.matchAll(/^## (\w+)$/gmu)].map(([, code]) => code));
    expect(calls.size).toBeGreaterThan(25);
    expect([...calls.keys()].filter((code) => !sections.has(code))).toEqual([]);
  });

  it('names the calls', () => {
    expect(calls.get('lastAdmin')).toEqual(['PUT /api/users/{id}', 'DELETE /api/users/{id}']);
    expect(guide).toContain('`DELETE /api/users/{id}`');
  });
});
