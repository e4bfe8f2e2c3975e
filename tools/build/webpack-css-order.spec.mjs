import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { harmlessOrder, isApart } = createRequire(import.meta.url)('./webpack-css-order.cjs');

it('two sheets are apart when they name no class in common', () => {
  expect(isApart('.ad-a { color: red } /* .ad-b */', '.ad-b > p {}')).toBe(true);
  expect(isApart('.ad-a .ad-b { color: red }', '@media print { .ad-b {} }')).toBe(false);
});

describe('a warning of webpack', () => {
  const root = mkdtempSync(join(tmpdir(), 'css-order-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const ignored = harmlessOrder(root);
  const about = (one, other) => ({ message: `chunk x\nConflicting order between css ${one} and css ${other}\nCSS modules …` });

  it('of an order that changes nothing is not printed; one that may matter is, and every other one', () => {
    writeFileSync(join(root, 'a.css'), '.ad-a {}');
    writeFileSync(join(root, 'b.css'), '.ad-b {}');
    writeFileSync(join(root, 'c.css'), '.ad-a .ad-c {}');
    expect(ignored(about('a.css', 'b.css'))).toBe(true);
    expect(ignored(about('a.css', 'c.css'))).toBe(false);
    expect(ignored({ message: 'Module not found' })).toBe(false);
  });
});
