import { ownPageAt, pagesMeet } from './pages';
import { claimedTwice, pageBeyond, problemOfNav, problemOfRelease, rolesOf, type NavPage } from './release';

const page = (path: string, more: object = {}): NavPage => ({ path, label: 'Page', roles: ['admin'], ...more });

describe('two pages', () => {
  it.each([
    ['/users', '/users'],
    ['/users', '/Users'],
    ['/users', '/USERS/'],
    ['/users', '//users'],
    ['/users', '/users//'],
    ['/users', '/%75sers'],
    ['/users', '/%55SERS'],
    ['/users', '/\uff55sers'],
    ['/users', '/:x'],
    ['/users', '/:x/'],
    ['/users', '/:x?'],
    ['/users', '/users/:x?'],
    ['/users', '/users/*'],
    ['/users', '/*'],
    ['/users', '*'],
    ['/users/7', '/users/:id'],
    ['/users/:id', '/:what/7'],
    ['/users/:id', '/users/:x/edit?'],
    ['/a/b', '/a?/b'],
    ['/b', '/a?/b'],
    ['/', '/:x?'],
    ['/', ''],
    ['/a/b/c', '/a/*'],
  ])('stand in each other’s place, as the router sees them: %s and %s', (one, other) => {
    expect([pagesMeet(one, other), pagesMeet(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['/users', '/user'],
    ['/users', '/users/7'],
    ['/users', '/users/:id'],
    ['/users', '/'],
    ['/users', '/a/*'],
    ['/users/edit', '/users/:id/edit'],
    ['/a?/b', '/a'],
  ])('do not: %s and %s', (one, other) => {
    expect([pagesMeet(one, other), pagesMeet(other, one)]).toEqual([false, false]);
  });
});

describe('a page of a micro-frontend', () => {
  it.each([
    ...[
      '/login',
      '/Login/',
      '/privacy',
      '/book',
      '/book/lotus',
      '/book/:slug',
      '/a',
      '/a/x',
      '/api/users',
      '/mfe/x/y',
      '/:x',
      '/:x/:y',
      '/book/:a/:b',
    ],
  ])('is none of the shell’s or the server’s, nor stands in for one: %s', (path) => {
    expect(ownPageAt(path)).toEqual(expect.any(String));
    expect(problemOfNav([page(path)])).toMatch(/^nav\.json: /u);
  });

  it.each([
    '/users/',
    '//users',
    '/users//x',
    '/%75sers',
    '/*',
    '/users/*',
    '/x?',
    '/a:b',
    '/:',
    '/:a:b',
    '/users ',
    '/\u00fcsers',
    '/../users',
    '/users?x',
    '/users#x',
    'users',
  ])('has a path in plain parts: %s', (path) => {
    expect(problemOfNav([page(path)])).toBe('nav.json: each page needs a path such as /appointments');
  });

  it.each(['/', '/users', '/Users', '/users/:id', '/rounds/:ward/beds', '/booking-pages', '/books/:id', '/appointments/:id'])(
    'may be at %s',
    (path) => {
      expect(problemOfNav([page(path)])).toBeNull();
    },
  );

  it.each<[string, unknown, string]>([
    ['icon', {}, 'a text'],
    ['heading', ['x'], 'a text'],
    ['subtitle', 7, 'a text'],
    ['order', '1', 'a number'],
    ['home', 'yes', 'true or false'],
    ['listed', 0, 'true or false'],
    ['guard', { title: {}, text: 'x' }, 'a title and a text'],
    ['files', 'page.js', 'a list of texts'],
    ['calls', [7], 'a list of texts'],
    ['icon', 'x'.repeat(5000), 'a text'],
  ])('says its %s in a form that draws: not %j', (name, value, what) => {
    expect(problemOfNav([page('/users', { [name]: value })])).toBe(`nav.json: ${name} of /users must be ${what}`);
  });

  it('holds no sign that the database cannot keep, and there are not too many', () => {
    for (const label of ['a\0', '\ud800', 'x\udc00']) expect(problemOfNav([page('/users', { label })])).toContain('a sign');
    expect(problemOfNav([page('/users', { label: 'डॉक्टर 😀' })])).toBeNull();
    expect(problemOfNav(Array.from({ length: 101 }, (_, at) => page(`/users/${at}`)))).toBe('nav.json: at most 100 pages');
  });
});

describe('the pages of a release', () => {
  it('are claimed twice where the router would find either, for the same role', () => {
    expect(claimedTwice([page('/Users')], [page('/users')])).toEqual({ path: '/Users', role: 'admin' });
    expect(claimedTwice([page('/patients/:id')], [page('/patients/new')])).toEqual({ path: '/patients/:id', role: 'admin' });
    expect(claimedTwice([page('/Users', { roles: ['doctor'] })], [page('/users')])).toBeNull();
  });

  it('take `/` with them where a role lands on one of them', () => {
    const home = page('/doctor-dashboard', { roles: ['doctor'], home: true });
    expect(claimedTwice([page('/mine', { roles: ['doctor'], home: true })], [home])).toEqual({ path: '/mine', role: 'doctor' });
    expect(claimedTwice([page('/', { roles: ['doctor'] })], [home])).toEqual({ path: '/', role: 'doctor' });
    expect(claimedTwice([page('/mine', { roles: ['doctor'] })], [home])).toBeNull();
  });

  it('say for which roles they are', () => {
    const nav = [page('/a', { roles: ['doctor', 'agent'] }), page('/b', { roles: ['agent'] })];
    expect(rolesOf(nav)).toEqual(['agent', 'doctor']);
    expect(pageBeyond(nav, ['agent', 'doctor'])).toBeNull();
    expect(pageBeyond(nav, ['agent'])).toEqual({ path: '/a', role: 'doctor' });
    expect(pageBeyond(nav, [])).toEqual({ path: '/a', role: 'doctor' });
  });
});

describe('a row of the table of releases', () => {
  const file = (path: string) => ({ path, size: 1, sha256: 'a'.repeat(64) });
  const ROW = {
    name: 'mfe-doctor',
    id: '1.0.0-0123456789',
    entry: 'remoteEntry.js',
    files: ['mf-manifest.json', 'nav.json', 'remoteEntry.js'].map(file),
    nav: [page('/rounds', { roles: ['doctor'] })],
    roles: ['doctor'],
  };

  it('can be served as it was published, with kinds of files of before, too', () => {
    expect(problemOfRelease(ROW)).toBeNull();
    expect(problemOfRelease({ ...ROW, files: [...ROW.files, file('old.html')] })).toBeNull();
  });

  it.each<[string, object]>([
    ['a name that leads out', { name: '../x' }],
    ['an id that leads out', { id: '../../x' }],
    ['no files', { files: null }],
    ['a text for files', { files: 'files' }],
    ['a file that is a folder', { files: [...ROW.files, file('a'), file('a/b.js')] }],
    ['a file outside', { files: [...ROW.files, file('../x.js')] }],
    ['no pages', { nav: null }],
    ['pages of the shell', { nav: [page('/login', { roles: ['doctor'] })] }],
    ['no entry', { entry: 'other.js' }],
    ['no manifest', { files: ROW.files.slice(1) }],
    ['no roles', { roles: null }],
    ['another role', { roles: ['agent'] }],
    ['a role that is none', { roles: ['doctors'] }],
  ])('cannot with %s', (_, more) => {
    expect(problemOfRelease({ ...ROW, ...more })).toEqual(expect.any(String));
  });
});
