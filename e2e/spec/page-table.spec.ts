import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES, isRole, type Role } from '@arogya/domain/access';
import { NOTIFICATION, NOTIFICATION_KINDS } from '@arogya/domain/notifications/kinds';
import { STATS_REFRESH_MS } from '@arogya/domain/stats/figures';
import type { NavEntry } from '@arogya/platform';
import { PAGES } from './page-table';

const ROOT = join(import.meta.dirname, '../..');
const navOf = (name: string): NavEntry[] => JSON.parse(readFileSync(join(ROOT, name, 'src/nav.json'), 'utf8')) as NavEntry[];
const ENTRIES = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((name) => navOf(name));
const placeOf = ({ order = Number.MAX_SAFE_INTEGER }: NavEntry): number => order;

const sidebar = (role: Role): string[] =>
  ENTRIES.filter(({ roles, listed }) => roles.includes(role) && listed !== false)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ path, label }) => `${path} ${label}`);

describe('the nav.json of all micro-frontends together', () => {
  test.each(ROLES)('give %s the specified sidebar, in its order', (role) => {
    expect(sidebar(role)).toEqual(PAGES.filter(({ listed }) => listed.includes(role)).map(({ path, label }) => `${path} ${label}`));
  });

  test.each(ROLES)('open to %s the specified pages, each once', (role) => {
    const specified = ENTRIES.filter(({ path }) => PAGES.some((page) => page.path === path));
    const open = specified.filter(({ roles }) => roles.includes(role)).map(({ path }) => path);
    expect(open.sort()).toEqual(
      PAGES.filter((page) => page.open.includes(role))
        .map(({ path }) => path)
        .sort(),
    );
  });

  test.each(PAGES.filter(({ guard }) => guard !== PAGES[0].guard))('say of $path what others read there', ({ path, guard }) => {
    expect(ENTRIES.find((entry) => entry.path === path && entry.guard)?.guard).toEqual(guard);
  });

  test('say of Reports how often its figures are asked for', () => {
    const reports = ENTRIES.filter(({ path }) => path === '/reports').map(({ subtitle }) => subtitle);
    expect(reports).toEqual(Array(2).fill(`Statistics refresh every ${STATS_REFRESH_MS / 1000} seconds`));
  });

  test('name roles that exist, and list no page that is not specified', () => {
    expect(ENTRIES.flatMap(({ roles }) => roles).filter((role) => !isRole(role))).toEqual([]);
    expect(ENTRIES.filter(({ roles }) => roles.length === 0)).toEqual([]);
    const others = ENTRIES.filter(({ path }) => !PAGES.some((page) => page.path === path));
    expect(others.filter(({ listed }) => listed !== false)).toEqual([]);
  });
});

/** Who is notified of what: appointments concern all but agents, enquiries the administrators, leads their agent. */
const NOTIFIED = {
  appointment_booked: ROLES.filter((role) => role !== 'agent'),
  appointment_cancelled: ROLES.filter((role) => role !== 'agent'),
  appointment_moved: ROLES.filter((role) => role !== 'agent'),
  enquiry_received: ['admin'],
  lead_assigned: ['agent'],
  booking_flood: ['admin', 'hospital_admin'],
  release_withdrawn: ['admin'],
  key_ends: ['admin'],
  webhook_off: ['admin'],
  new_browser: ROLES,
  password_changed: ROLES,
  role_changed: ROLES,
  second_factor_on: ROLES,
  second_factor_off: ROLES,
} as const;

test.each(NOTIFICATION_KINDS.flatMap((kind) => NOTIFIED[kind].map((role) => [kind, role] as const)))(
  'the notification %s leads a %s to a page that they may open',
  (kind, role) => {
    const [path] = NOTIFICATION[kind].path('1', role, { day: '2026-11-25' }).split('?');
    expect(PAGES.find((one) => one.path === path)?.open).toContain(role);
  },
);
