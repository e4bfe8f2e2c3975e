export const ROLES = ['admin', 'agent', 'doctor', 'hospital_admin'] as const;
export type Role = (typeof ROLES)[number];

/** The scope of an action: every row, or only the rows that belong to the actor. */
export type Scope = 'all' | 'scoped';

const ADMIN = { admin: 'all' } as const;
const EVERY_STAFF = { admin: 'all', agent: 'all', doctor: 'all', hospital_admin: 'all' } as const;

/**
 * The permissions: who may do what, and in which scope. A role that a line does not name is refused. Which rows a scope
 * holds is in each module's `*.scope.ts`.
 */
export const PERMISSIONS = {
  'session:read': EVERY_STAFF,
  'session:own': EVERY_STAFF,
  'enquiries:manage': ADMIN,
  'dashboard:read': { admin: 'all', agent: 'scoped' },
  'doctors:read': { admin: 'all', agent: 'scoped', doctor: 'scoped', hospital_admin: 'scoped' },
  'doctors:write': { admin: 'all', hospital_admin: 'scoped' },
  'slots:read': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'calendar:read': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'calendar:change': { admin: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'calendar:closures': { admin: 'all', hospital_admin: 'scoped' },
  'calendar:resolve': { admin: 'all', agent: 'all', hospital_admin: 'scoped' },
  'reference:choose': EVERY_STAFF,
  'reference:manage': ADMIN,
  'setup:own': ADMIN,
  'patients:find': { admin: 'all', agent: 'all' },
  'patients:create': { admin: 'all', agent: 'all' },
  'patients:read': { admin: 'all', hospital_admin: 'scoped' },
  'patients:write': { admin: 'all', hospital_admin: 'scoped' },
  'patients:export': ADMIN,
  'patients:erase': ADMIN,
  'appointments:read': { admin: 'all', agent: 'all', hospital_admin: 'scoped' },
  'appointments:today': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'appointments:of-doctor': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'appointments:of-agent': { admin: 'all', agent: 'scoped' },
  'appointments:create': { admin: 'all', agent: 'all' },
  'appointments:change': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'appointments:bulk': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'appointments:undo': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'appointments:reported': { admin: 'all', agent: 'all', hospital_admin: 'scoped' },
  'appointments:delete': { admin: 'all', agent: 'all', hospital_admin: 'scoped' },
  'leads:read': { admin: 'all', hospital_admin: 'scoped' },
  'leads:see': { admin: 'all', agent: 'scoped', hospital_admin: 'scoped' },
  'leads:of-agent': { admin: 'all', agent: 'scoped' },
  'leads:unassigned': { admin: 'all', agent: 'all' },
  'leads:create': { admin: 'all', agent: 'scoped' },
  'leads:change': { admin: 'all', agent: 'scoped', hospital_admin: 'scoped' },
  'leads:work': { admin: 'all', agent: 'scoped' },
  'leads:delete': ADMIN,
  'hospital:read': { hospital_admin: 'scoped' },
  'hospitals:manage': ADMIN,
  'users:manage': ADMIN,
  'views:own': EVERY_STAFF,
  'search:use': { admin: 'all', agent: 'scoped', doctor: 'scoped', hospital_admin: 'scoped' },
  'exports:read': ADMIN,
  'reports:read': ADMIN,
  'audit:read': ADMIN,
  'messages:read': ADMIN,
  'messages:resend': ADMIN,
  'notifications:read': EVERY_STAFF,
  'releases:ship': ADMIN,
  'releases:report': EVERY_STAFF,
  'releases:try': EVERY_STAFF,
} as const satisfies Record<string, Partial<Record<Role, Scope>>>;
export type Action = keyof typeof PERMISSIONS;

/**
 * Actions that make, widen, move or disclose an account or a whole person, or decide which code runs in people's browsers. Each
 * call of theirs says whether it asks for a fresh proof of who is calling, or the server does not start (access/route-check.ts).
 */
export const EACH_CALL_SAYS_PROOF: ReadonlySet<string> = new Set<Action>([
  'session:own',
  'users:manage',
  'doctors:write',
  'hospitals:manage',
  'patients:export',
  'patients:erase',
  'exports:read',
  'releases:ship',
]);

/** All that an account may do whose password somebody else has chosen: see itself, and choose its own. */
export const BEFORE_OWN_PASSWORD: ReadonlySet<string> = new Set<Action>(['session:read', 'session:own']);

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

/** The scope of `action` for this role; null when it is not permitted, as for an unknown role. */
export function scopeOf(role: string | null | undefined, action: Action): Scope | null {
  const line: Partial<Record<Role, Scope>> = PERMISSIONS[action];
  return isRole(role) ? (line[role] ?? null) : null;
}

export const can = (role: string | null | undefined, action: Action): boolean => scopeOf(role, action) !== null;

/** The badge's tone per role (docs/spec/roles.md); anything else is muted. */
export const ROLE_BADGES: Record<Role, { label: string; tone: 'primary' | 'secondary' | 'accent' | 'green' }> = {
  admin: { label: 'Admin', tone: 'primary' },
  doctor: { label: 'Doctor', tone: 'secondary' },
  agent: { label: 'Agent', tone: 'accent' },
  hospital_admin: { label: 'Hospital Admin', tone: 'green' },
};
