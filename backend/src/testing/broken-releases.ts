import { buildOf, filesOf, type PlantedRelease } from './release-maker';

const HASH = 'b'.repeat(64);

type Row = Omit<PlantedRelease, 'id'> & { readonly id?: string };

/** Whatever a table can hold that is no release, and why it is left out. */
export function brokenReleases(pages: readonly object[]): readonly (readonly [name: string, row: Row, why: RegExp])[] {
  const build = buildOf('broken', pages);
  const files = filesOf(build);
  const one = (path: string, sha256 = files[0]?.sha256 ?? '') => ({ path, size: files[0]?.size ?? 0, sha256 });
  const withFiles = (...more: object[]) => ({ build, more: { files: [...files, ...more] } });
  return [
    ['a file that is the folder of another', withFiles(one('a'), one('a/b.js')), /^a cannot be a file and the folder of a\/b\.js$/u],
    ['a folder before the file', withFiles(one('a/b.js'), one('a')), /cannot be a file and the folder/u],
    ['capitals alone between two files', withFiles(one('x.js'), one('X.js')), /^x\.js and X\.js are one file/u],
    ['a path that leads out', withFiles(one('../../out.js')), /^Each file needs a path/u],
    ['an absolute path', withFiles(one('/etc/cron.d/x.js')), /^Each file needs a path/u],
    ['a path with a line break', withFiles(one('a\n.js')), /^Each file needs a path/u],
    ['a name of a device', withFiles(one('con.js')), /not every disk takes the name con\.js$/u],
    ['a path that no disk takes', withFiles(one(`${'a/'.repeat(2000)}x.js`)), /^Each file needs a path/u],
    ['a content that is not there', withFiles(one('lost.js', HASH)), /^The content of lost\.js is not here$/u],
    [
      'a size that is not that of the content',
      withFiles({ ...one('long.js'), size: 1_000_000 }),
      /^The content of long\.js has another size$/u,
    ],
    ['files that are no list', { build, more: { files: 'none' } }, /^Must list the files/u],
    ['files that are null', { build, more: { files: null } }, /^Must list the files/u],
    ['files that are numbers', { build, more: { files: [1, 2] } }, /^Each file needs a path/u],
    ['no files', { build, more: { files: [] } }, /^Must list the files/u],
    [
      'a nav.json that is no JSON',
      { build: buildOf('half', pages, { 'nav.json': '[' }), more: { nav: pages, roles: ['doctor'] } },
      /JSON/u,
    ],
    [
      'another nav.json than the row says',
      { build: buildOf('other', [{ ...pages[0], path: '/rounds' }]), more: { nav: pages, roles: ['doctor'] } },
      /^nav\.json is not/u,
    ],
    ['pages that are no list', { build, more: { nav: { path: '/' } } }, /^nav\.json must be a list/u],
    ['pages that are null', { build, more: { nav: null } }, /^nav\.json must be a list/u],
    ['a page whose icon ends the sidebar', { build, more: { nav: [{ ...pages[0], icon: {} }] } }, /^nav\.json: icon of/u],
    [
      'a manifest that is no JSON',
      { build: buildOf('half', pages, { 'mf-manifest.json': '{' }) },
      /^mf-manifest\.json cannot be read as JSON$/u,
    ],
    ['no manifest', { build: buildOf('none', pages, { 'mf-manifest.json': null }) }, /^mf-manifest\.json is not among its files$/u],
    ['no nav.json', { build: buildOf('none', pages, { 'nav.json': null }), more: { nav: pages } }, /^nav\.json is not among its files$/u],
    ['an entry that is not there', { build, more: { entry: 'other.js' } }, /^other\.js is not among its files$/u],
    ['an id that leads out', { build, id: '../../../out' }, /^Its name or its id/u],
    [
      'a role for which nobody published it',
      { build: buildOf('admin', [{ ...pages[0], roles: ['admin'] }]), more: { roles: ['doctor'] } },
      /is for admin/u,
    ],
    ['no roles at all', { build, more: { roles: [] } }, /is for doctor, for which it was not published$/u],
    ['a page of the shell', { build: buildOf('shell', [{ ...pages[0], path: '/login' }]) }, /would stand in for \/login/u],
  ];
}
