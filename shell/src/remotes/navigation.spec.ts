import { pagesMeet } from '@arogya/domain/releases/pages';
import { matchPath, type NavEntry } from '@arogya/platform';
import { isKnown, placeOf } from './navigation';
import { sidebarOf } from './sidebar-entries';

const entry = (path: string, roles: string[], more: Partial<NavEntry> = {}): NavEntry => ({ path, label: path, icon: 'x', roles, ...more });
const GUARD = { title: 'Access Restricted', text: 'For hospitals only.' };
const MANIFEST = {
  remotes: [
    { name: 'mfe-doctor', entry: '/d', nav: [entry('/doctor-dashboard', ['doctor'], { home: true })] },
    {
      name: 'mfe-admin',
      entry: '/a',
      nav: [
        entry('/hospitals', ['admin'], { order: 50 }),
        entry('/new', ['admin']),
        entry('/appointments', ['admin'], { order: 30 }),
        entry('/secret', ['admin'], { listed: false }),
      ],
    },
    {
      name: 'mfe-hospital',
      entry: '/h',
      nav: [
        entry('/hospital-dashboard', ['hospital_admin'], { home: true, order: 110, guard: GUARD }),
        entry('/appointments', ['hospital_admin'], { order: 30 }),
      ],
    },
  ],
};

test('the sidebar holds the pages of the role, in the order they ask for, the others last', () => {
  expect(sidebarOf(MANIFEST, 'admin').map(({ path }) => path)).toEqual(['/appointments', '/hospitals', '/new']);
  expect(sidebarOf(MANIFEST, 'hospital_admin').map(({ path }) => path)).toEqual(['/appointments', '/hospital-dashboard']);
  expect(sidebarOf(MANIFEST, null)).toEqual([]);
});

test('the same path is rendered by the micro-frontend of the role', () => {
  expect(placeOf(MANIFEST, 'admin', '/appointments')).toMatchObject({ kind: 'page', remote: 'mfe-admin' });
  expect(placeOf(MANIFEST, 'hospital_admin', '/appointments')).toMatchObject({ kind: 'page', remote: 'mfe-hospital' });
});

test('a page of other roles is denied in its own words, or in the usual ones', () => {
  expect(placeOf(MANIFEST, 'doctor', '/hospital-dashboard')).toEqual({
    kind: 'denied',
    guard: GUARD,
  });
  expect(placeOf(MANIFEST, 'doctor', '/appointments')).toEqual({
    kind: 'denied',
    guard: { title: 'Unauthorized', text: "You don't have permission to access this page." },
  });
  expect(placeOf(MANIFEST, null, '/secret')).toMatchObject({ kind: 'denied' });
});

test('each role has a home', () => {
  expect(placeOf(MANIFEST, 'doctor', '/')).toEqual({ kind: 'home', path: '/doctor-dashboard' });
  expect(placeOf(MANIFEST, 'hospital_admin', '/')).toEqual({ kind: 'home', path: '/hospital-dashboard' });
  expect(placeOf(MANIFEST, 'admin', '/')).toEqual({ kind: 'home', path: '/hospitals' });
  expect(placeOf(MANIFEST, 'agent', '/')).toEqual({ kind: 'nothing' });
});

test('what no role has is not found, for strangers as well', () => {
  expect(placeOf(MANIFEST, 'admin', '/nonsense')).toEqual({ kind: 'unknown' });
  expect([isKnown(MANIFEST, '/nonsense'), isKnown(MANIFEST, '/'), isKnown(MANIFEST, '/hospitals/')]).toEqual([false, true, true]);
});

test('two pages that the router finds at one address are never taken for different ones', () => {
  const patterns = [
    '/',
    '/a',
    '/A',
    '/a/',
    '//a',
    '/:x',
    '/:x?',
    '/a/:x',
    '/a/:x?',
    '/a/b',
    '/a?/b',
    '/a?/:x',
    '/*',
    '/a/*',
    '*',
    'a',
    '/:x/*',
    '/b',
  ];
  const addresses = ['/', '/a', '/A/', '/a//', '/a/b', '/A/B', '/b', '/b/', '/a/b/c', '/c', '/a/', '/b/b', '/%61'];
  const missed = patterns.flatMap((one) =>
    patterns.flatMap((other) =>
      addresses
        .filter((address) => matchPath(one, address) && matchPath(other, address) && !pagesMeet(one, other))
        .map((address) => `${one} and ${other} at ${address}`),
    ),
  );
  expect(missed).toEqual([]);
  // Control: the same question of texts alone misses many.
  const alike = patterns.some((one) => patterns.some((other) => one !== other && matchPath(one, '/a') && matchPath(other, '/a')));
  expect(alike).toBe(true);
});
