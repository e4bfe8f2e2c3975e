import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES, isRole } from '@arogya/domain/access';
import { PAGES } from '@arogya/domain/pages';
import type { NavEntry } from '@arogya/platform';
import { isKnown, placeOf, sidebarOf } from './navigation';

const entry = (path: string, roles: string[], more: Partial<NavEntry> = {}): NavEntry => ({ path, label: path, icon: 'x', roles, ...more });
const MANIFEST = {
  remotes: [
    { name: 'mfe-doctor', entry: '/d', nav: [entry('/doctor-dashboard', ['doctor'], { home: true })] },
    {
      name: 'mfe-admin',
      entry: '/a',
      nav: [entry('/hospitals', ['admin']), entry('/appointments', ['admin']), entry('/secret', ['admin'], { listed: false })],
    },
    {
      name: 'mfe-hospital',
      entry: '/h',
      nav: [entry('/hospital-dashboard', ['hospital_admin'], { home: true }), entry('/appointments', ['hospital_admin'])],
    },
  ],
};

test('the sidebar holds the pages of the role, in the order of the specification', () => {
  expect(sidebarOf(MANIFEST, 'admin').map(({ path }) => path)).toEqual(['/appointments', '/hospitals']);
  expect(sidebarOf(MANIFEST, 'hospital_admin').map(({ path }) => path)).toEqual(['/appointments', '/hospital-dashboard']);
  expect(sidebarOf(MANIFEST, null)).toEqual([]);
});

test('the same path is drawn by the micro-frontend of the role', () => {
  expect(placeOf(MANIFEST, 'admin', '/appointments')).toMatchObject({ kind: 'page', remote: 'mfe-admin' });
  expect(placeOf(MANIFEST, 'hospital_admin', '/appointments')).toMatchObject({ kind: 'page', remote: 'mfe-hospital' });
});

test('a page of other roles is denied in the words of the specification', () => {
  expect(placeOf(MANIFEST, 'doctor', '/hospital-dashboard')).toEqual({
    kind: 'denied',
    guard: { title: 'Access Restricted', text: 'This dashboard is only available for hospital administrators.' },
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

const ROOT = join(import.meta.dirname, '../../..');
const DEPLOYED = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((name) => (JSON.parse(readFileSync(join(ROOT, name, 'src/nav.json'), 'utf8')) as NavEntry[]).map((nav) => ({ name, nav })));

describe.each(DEPLOYED)('nav.json of $name, $nav.path', ({ nav }) => {
  const page = PAGES.find(({ path }) => path === nav.path);

  test('names roles that exist', () => {
    expect(nav.roles.length).toBeGreaterThan(0);
    expect(nav.roles.filter((role) => !isRole(role))).toEqual([]);
  });

  test('says what the table of pages says', () => {
    if (!page) return expect(nav.listed).toBe(false);
    expect(nav.label).toBe(page.label);
    expect(nav.roles.filter((role) => !page.open.some((open) => open === role))).toEqual([]);
    const listed = nav.listed === false ? [] : nav.roles;
    expect(listed.filter((role) => !page.listed.some((one) => one === role))).toEqual([]);
    return undefined;
  });
});

test.each(ROLES)('no two micro-frontends give %s the same path', (role) => {
  const paths = DEPLOYED.filter(({ nav }) => nav.roles.includes(role)).map(({ nav }) => nav.path);
  expect(new Set(paths).size).toBe(paths.length);
});
