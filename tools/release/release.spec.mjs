import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { notesOf, released } from './changelog.mjs';
import { release } from './main.mjs';
import { ofTag, refuseLower } from './versions.mjs';

const PRODUCT = `# Changelog

## [Unreleased]

### Added

- Something.

### Operators

- Nothing.

## [0.1.0] - 2026-01-01

- The first.
`;
const PART = '# Changelog\n\n## [Unreleased]\n\n- Rows of the day in one line.\n';
const OF_PRODUCT = { version: '0.2.0', day: '2026-11-23', forOperators: true };

describe('a changelog', () => {
  it('has what was unreleased under its version, and nothing unreleased any more', () => {
    const after = released(PRODUCT, OF_PRODUCT);
    expect(notesOf(after, '0.2.0')).toBe('### Added\n\n- Something.\n\n### Operators\n\n- Nothing.');
    expect(notesOf(after, '0.1.0')).toBe('- The first.');
    expect(() => notesOf(after, 'Unreleased')).toThrow('says nothing of Unreleased');
  });

  it.each([
    ['without anything unreleased', released(PRODUCT, OF_PRODUCT), { ...OF_PRODUCT, version: '0.3.0' }, 'Nothing stands under Unreleased'],
    ['of a version that it has', PRODUCT, { ...OF_PRODUCT, version: '0.1.0' }, 'has 0.1.0 already'],
    ['that says nothing to operators', PRODUCT.replace('### Operators', '### Others'), OF_PRODUCT, 'Say under "### Operators"'],
  ])('%s is refused', (_name, changelog, options, sentence) => {
    expect(() => released(changelog, options)).toThrow(sentence);
  });
});

describe('a version', () => {
  it('is above the one before, unless it is the first', () => {
    expect(() => refuseLower('0.1.0', '0.1.0', true)).not.toThrow();
    expect(() => refuseLower('0.10.0', '0.9.9', false)).not.toThrow();
    expect(() => refuseLower('0.1.0', '0.1.0', false)).toThrow('0.1.0 is not above 0.1.0.');
    expect(() => refuseLower('0.1.9', '0.2.0', true)).toThrow('0.1.9 is not above 0.2.0.');
    expect(() => refuseLower('2', '0.2.0', true)).toThrow('three numbers');
  });

  it('is known from its tag', () => {
    expect(ofTag('v0.2.0')).toEqual({ name: '', version: '0.2.0' });
    expect(ofTag('mfe-doctor-v1.4.0')).toEqual({ name: 'mfe-doctor', version: '1.4.0' });
    expect(() => ofTag('main')).toThrow('Name a tag');
  });
});

describe('npm run release', () => {
  let root;
  const git = (...args) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: root, encoding: 'utf8' }).stdout.trim();
  const write = (path, content) =>
    writeFileSync(join(root, path), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const keep = jest.fn((version) => write('dump', version));
  const run = (...args) => release(args, { root, day: '2026-11-23', names: ['mfe-doctor'], keep });

  beforeEach(() => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    root = mkdtempSync(join(tmpdir(), 'arogyadesk-release-'));
    mkdirSync(join(root, 'mfe-doctor'));
    write('package.json', { name: 'arogyadesk', version: '0.1.0', engines: { node: '>=20' } });
    write('mfe-doctor/package.json', { name: '@arogya/mfe-doctor', version: '1.3.0', dependencies: {} });
    write('package-lock.json', { version: '0.1.0', packages: { '': { version: '0.1.0' }, 'mfe-doctor': { version: '1.3.0' } } });
    write('CHANGELOG.md', PRODUCT.replace(/\n## \[0\.1\.0\][^]*/u, ''));
    write('mfe-doctor/CHANGELOG.md', PART);
    for (const args of [
      ['init', '--quiet'],
      ['config', 'user.name', 'a'],
      ['config', 'user.email', 'a@b'],
      ['add', '.'],
      ['commit', '--quiet', '-m', 'one'],
    ])
      git(...args);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    keep.mockClear();
    rmSync(root, { recursive: true, force: true });
  });

  it('commits and tags the product, and a micro-frontend by itself', async () => {
    await run('0.2.0');
    await run('mfe-doctor', '1.4.0');
    expect(git('tag').split('\n')).toEqual(['mfe-doctor-v1.4.0', 'v0.2.0']);
    expect(git('log', '--format=%s').split('\n')).toEqual(['chore(release): mfe-doctor 1.4.0', 'chore(release): ArogyaDesk 0.2.0', 'one']);
    expect([JSON.parse(read('package.json')).version, JSON.parse(read('mfe-doctor/package.json')).version]).toEqual(['0.2.0', '1.4.0']);
    expect(JSON.parse(read('package-lock.json'))).toEqual({
      version: '0.2.0',
      packages: { '': { version: '0.2.0' }, 'mfe-doctor': { version: '1.4.0' } },
    });
    expect(read('mfe-doctor/CHANGELOG.md')).toContain('## [1.4.0] - 2026-11-23\n\n- Rows of the day');
    expect(git('status', '--porcelain')).toBe('');
  });

  it('keeps the database of the product in its commit, and nothing with a micro-frontend', async () => {
    await run('0.2.0');
    expect(git('show', 'v0.2.0:dump')).toBe('0.2.0');
    await run('mfe-doctor', '1.4.0');
    expect(keep.mock.calls).toEqual([['0.2.0']]);
  });

  it('changes neither version nor changelog when the database cannot be kept', async () => {
    keep.mockRejectedValueOnce(new Error('no dump'));
    await expect(run('0.2.0')).rejects.toThrow('no dump');
    expect(git('status', '--porcelain') + git('tag')).toBe('');
  });

  it('changes nothing where it is refused', async () => {
    await run('0.2.0');
    await expect(run('0.2.0')).rejects.toThrow('not above');
    await expect(run('mfe-nurse', '1.0.0')).rejects.toThrow('There is no micro-frontend mfe-nurse.');
    write('other', 'not committed');
    await expect(run('0.3.0')).rejects.toThrow('Commit or put away');
    expect(git('tag')).toBe('v0.2.0');
    expect(keep).toHaveBeenCalledTimes(1);
  });
});
