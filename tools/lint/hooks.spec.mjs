import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { subjectProblem } from './subject.mjs';

let root;
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const write = (path, text) => writeFileSync(join(root, path), text);
const read = (path) => readFileSync(join(root, path), 'utf8');
const hook = () => spawnSync(process.execPath, [join(ROOT, 'tools/lint/format-staged.mjs')], { cwd: root, encoding: 'utf8' });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hooks-'));
  git('init', '--quiet');
  const style = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8'));
  write('.oxfmtrc.json', JSON.stringify({ ...style, ignorePatterns: ['kept.ts', '*.json'] }));
});
afterEach(() => rmSync(root, { recursive: true }));

test('what is staged is formatted before a commit, and the file with it', () => {
  for (const path of ['a.ts', 'kept.ts', 'picture.bin']) write(path, 'const  a = "b"');
  git('add', '.');
  expect(hook().stdout).toBe('formatted: a.ts\n');
  expect([git('show', ':a.ts'), read('a.ts')]).toEqual(["const a = 'b';\n", "const a = 'b';\n"]);
  expect([git('show', ':kept.ts'), read('picture.bin')]).toEqual(['const  a = "b"', 'const  a = "b"']);
});

test('what has been changed since is neither staged nor touched', () => {
  write('a.ts', 'const  a = 1');
  git('add', '.');
  write('a.ts', 'const  a = 2');
  hook();
  expect([git('show', ':a.ts'), read('a.ts')]).toEqual(['const a = 1;\n', 'const  a = 2']);
});

test('what cannot be read stops the commit with its name', () => {
  write('a.ts', 'const = ;');
  git('add', '.');
  const { status, stderr } = hook();
  expect([status, stderr.split(':')[0]]).toEqual([1, 'a.ts cannot be formatted']);
});

describe('the subject of a commit', () => {
  test.each([
    'feat(doctors): at most 70 years of experience\n\nA body of any length.',
    `fix: ${'x'.repeat(67)}\n`,
    '# a comment of git\n\ndocs!: where hooks are',
    "Merge branch 'doctors'",
    'fixup! feat(doctors): at most 70 years of experience, however long the subject is that it belongs to',
    '# nothing but comments: git itself says that the message is empty',
  ])('may be %j', (message) => {
    expect(subjectProblem(message)).toBeNull();
  });

  test.each([
    [`fix: ${'x'.repeat(68)}`, 'has 73 characters'],
    ['At most 70 years of experience', 'is not like'],
    ['feature(doctors): at most 70 years', 'is not like'],
    ['feat(doctors):at most 70 years', 'is not like'],
  ])('may not be %j', (message, why) => {
    expect(subjectProblem(message)).toContain(why);
  });

  test('stops the commit with the reason', () => {
    write('message', 'At most 70 years');
    const program = join(ROOT, 'tools/lint/check-message.mjs');
    const { status, stderr } = spawnSync(process.execPath, [program, join(root, 'message')], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('--no-verify')]);
  });
});

test('npm install sets the hooks, and nothing happens where there is no git', () => {
  const { prepare } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts;
  const run = (cwd) => spawnSync('sh', ['-c', prepare], { cwd, encoding: 'utf8' });
  const { status, stderr } = run(root);
  expect([status, stderr]).toEqual([0, '']);
  expect(readFileSync(join(ROOT, 'tools/lint/hooks/pre-commit'), 'utf8')).toContain('tools/lint/format-staged.mjs');
  expect(readFileSync(join(ROOT, 'tools/lint/hooks/commit-msg'), 'utf8')).toContain('tools/lint/check-message.mjs');
});
