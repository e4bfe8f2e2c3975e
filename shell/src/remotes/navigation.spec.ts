import type { NavEntry } from '@arogya/platform';
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
