import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDataDir, ROOT, stopAll } from '../product';
import { blocksOf, followedPages } from './blocks';
import { Checks } from './checks';
import { Copy, run } from './copy';

const page = (...lines: string[]): string => lines.join('\n');

test('the pages that are followed have blocks to follow', () => {
  const pages = followedPages(ROOT);
  expect(pages.length).toBeGreaterThanOrEqual(6);
  expect(pages).toContain('CONTRIBUTING.md');
  for (const path of pages) expect(blocksOf(path, readFileSync(join(ROOT, path), 'utf8'))).not.toEqual([]);
});

test('a block is read with its number, its part and without its indent', () => {
  const words = page(
    '# A',
    '```',
    'shown only',
    '```',
    '## Then',
    '1. Do',
    '   ```sh',
    '   npm run x',
    '   ```',
    '```ts file=a.ts',
    'x;',
    '```',
  );
  expect(blocksOf('a.md', words)).toEqual([
    { kind: 'commands', place: 'a.md, block 2', part: 'Then', file: '', text: 'npm run x\n' },
    { kind: 'file', place: 'a.md, block 3', part: 'Then', file: 'a.ts', text: 'x;\n' },
  ]);
});

test('what several pages check is kept apart by its command; an unknown one is not taken', () => {
  const checks = new Checks();
  for (const line of ['npm run specs -- "a|b"', 'npm run specs -- c', 'npx nx build mfe-x', 'npm run generate']) {
    expect(checks.take(line)).toBe(true);
  }
  expect([[...checks.of('specs')], [...checks.of('builds')], [...checks.of('rules')]]).toEqual([['a|b', 'c'], ['mfe-x'], []]);
  expect(checks.take('rm -r backend')).toBe(false);
});

describe('a page that is followed in a copy', () => {
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(join(newDataDir(), 'of-'));
    writeFileSync(join(root, 'a.txt'), 'one\ntwo\n');
    await run(root, 'git', ['init', '--quiet']);
  });
  afterAll(stopAll);

  const follow = async (...lines: string[]): Promise<string[]> => {
    writeFileSync(join(root, 'a.md'), page(...lines, ''));
    return (await Copy.of(root, false)).follow('a.md');
  };
  const patch = (was: string): string[] => ['```diff', '--- a/a.txt', '+++ b/a.txt', '@@ -1,2 +1,2 @@', ' one', `-${was}`, '+three', '```'];

  it('changes the copy and nothing else', async () => {
    expect(await follow(...patch('two'), '```txt file=b/c.txt', 'new', '```')).toEqual(['a.txt', 'b/c.txt']);
    expect(readFileSync(join(root, 'a.txt'), 'utf8')).toBe('one\ntwo\n');
  });

  it.each<[string, string[]]>([
    ['does not fit', patch('2')],
    ['writes over a file', ['```txt file=a.txt', 'new', '```']],
    ['fails', ['```sh', 'npm run new-nothing', '```']],
    ['is unknown', ['```sh', 'npm start', '```']],
  ])('fails with its place at a block that %s', async (_what, lines) => {
    await expect(follow('# A page', '```', 'shown only', '```', ...lines)).rejects.toThrow(/^a\.md, block 2 cannot be followed: /u);
  });
});
