import {
  claimedTwice,
  contentText,
  idOf,
  isAtLeast,
  isServed,
  problemOfNav,
  releaseFiles,
  type NavPage,
  type ReleaseFile,
} from './release';

const file = (path: string, more: object = {}): object => ({ path, size: 10, sha256: 'a'.repeat(64), ...more });
const page = (path: string, roles: readonly string[], more: object = {}): object => ({ path, label: 'Page', roles, ...more });

describe('the files of a release', () => {
  const { check } = releaseFiles();

  it('are paths below the folder of the build, each once, with size and hash', () => {
    expect(check([file('mf-manifest.json'), file('page/a.0123456789.js')])).toBeNull();
  });

  it.each<[string, unknown]>([
    ['nothing', []],
    ['no list', 'files'],
    ['a path that leads out', [file('../x.js')]],
    ['a path that leads out by a detour', [file('a/../../x.js')]],
    ['an absolute path', [file('/etc/passwd')]],
    ['a hidden file', [file('.env')]],
    ['a hidden file in a folder', [file('a/.env')]],
    ['a backslash', [file('a\\b.js')]],
    ['an endless path', [file(`${'a'.repeat(300)}.js`)]],
    ['the same path twice', [file('a.js'), file('a.js')]],
    ['no hash', [file('a.js', { sha256: 'A'.repeat(64) })]],
    ['no size', [file('a.js', { size: '10' })]],
    ['a negative size', [file('a.js', { size: -1 })]],
    ['a file of 6 MB', [file('a.js', { size: 6_000_000 })]],
    ['40 MB in all', Array.from({ length: 8 }, (_, at) => file(`${at}.js`, { size: 5_000_000 }))],
    ['500 files', Array.from({ length: 500 }, (_, at) => file(`${at}.js`))],
    ['null', [null]],
  ])('are refused with a sentence: %s', (_, files) => {
    expect(check(files)).toEqual(expect.any(String));
  });

  it('give the same id in any order, and another one for another content', () => {
    const [one, other] = [file('a.js') as ReleaseFile, file('b.js') as ReleaseFile];
    expect(contentText([one, other])).toBe(contentText([other, one]));
    expect(contentText([one])).not.toBe(contentText([{ ...one, size: 11 }]));
    expect(idOf('1.4.0', '48f613b7911234')).toBe('1.4.0-48f613b791');
  });
});

describe('a nav.json', () => {
  it.each<[string, unknown]>([
    ['that is no list', {}],
    ['with a page without a path', [page('', ['doctor'])]],
    ['with an address of elsewhere', [page('//evil.example', ['doctor'])]],
    ['without a label', [page('/a', ['doctor'], { label: '' })]],
    ['with an unknown role', [page('/a', ['owner'])]],
    ['with null', [null]],
  ])('is refused: %s', (_, nav) => {
    expect(problemOfNav(nav)).toEqual(expect.stringContaining('nav.json'));
  });

  it('may claim a page that another has for another role only', () => {
    const [mine, theirs] = [[page('/', ['agent']), page('/reports', ['admin'])], [page('/', ['admin'])]] as unknown as NavPage[][];
    expect(problemOfNav(mine)).toBeNull();
    expect(claimedTwice(mine ?? [], theirs ?? [])).toBeNull();
    expect(claimedTwice(mine ?? [], mine ?? [])).toEqual({ path: '/', role: 'agent' });
  });
});

describe('a platform', () => {
  it.each([
    ['^1.2.0', '1.2.0', true],
    ['^1.2.0', '1.3.0', true],
    ['^1.2.3', '1.2.4', true],
    ['^1.2.3', '1.2.2', false],
    ['^1.2.0', '1.1.9', false],
    ['^1.2.0', '2.0.0', false],
    ['^2.0.0', '1.9.9', false],
  ])('for %s: %s does %s', (range, has, served) => {
    expect(isServed(range, has)).toBe(served);
  });
});

describe('a version', () => {
  it.each([
    ['1', '1', true],
    ['1.0', '1', true],
    ['1.10', '1.9', true],
    ['2', '1.9.9', true],
    ['1.9', '1.10', false],
    ['0.9', '1', false],
    ['1', '1.0.1', false],
  ])('%s is at least %s: %s', (has, needs, is) => {
    expect(isAtLeast(has, needs)).toBe(is);
  });
});
