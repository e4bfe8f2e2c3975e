import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';

describe('the guide to errors', () => {
  const guide = readFileSync(join(ROOT, 'docs/errors.md'), 'utf8');
  const { components } = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8'));

  it('has a section for each code that the contract documents', () => {
    const codes = new Set(Object.values(components.responses).flatMap((response) => response['x-codes'] ?? []));
    const sections = new Set([...guide.matchAll(/^## (\w+)$/gmu)].map(([, code]) => code));
    expect(codes.size).toBeGreaterThan(25);
    expect([...codes].filter((code) => !sections.has(code))).toEqual([]);
  });

  it('names the calls', () => {
    expect(guide.split('\n## ').find((section) => section.startsWith('lastAdmin'))).toContain(
      '**Where**: `PUT /api/users/{id}`, `DELETE /api/users/{id}`\n',
    );
  });
});
