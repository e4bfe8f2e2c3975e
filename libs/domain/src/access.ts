export const ROLES = ['admin', 'agent', 'doctor', 'hospital_admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whoever the permissions name: the roles of people, and integrations, which are programs with a key (docs/security.md). */
export const CALLERS = [...ROLES, 'integration'] as const;
export type Caller = (typeof CALLERS)[number];

/** The scope of an action: every row, or only the rows that belong to the actor. */
export type Scope = 'all' | 'scoped';

const ADMIN = { admin: 'all' } as const;
const EVERY_STAFF = { admin: 'all', agent: 'all', doctor: 'all', hospital_admin: 'all' } as const;
/** An integration of a hospital reaches the rows of that hospital, one without a hospital all. */
const BY_KEY = { integration: 'scoped' } as const;

/**
 * The permissions: who may do what, and in which scope. A role that a line does not name is refused, and so is every key where
 * it does not name integrations. Which rows a scope holds is in each module's `*.scope.ts`.
 */
export const PERMISSIONS = {
  'session:read': EVERY_STAFF,
  'session:own': EVERY_STAFF,
  'enquiries:manage': ADMIN,
  'dashboard:read': { admin: 'all', agent: 'scoped', hospital_admin: 'scoped' },
  'doctors:read': { admin: 'all', agent: 'scoped', doctor: 'scoped', hospital_admin: 'scoped', ...BY_KEY },
  'doctors:write': { admin: 'all', hospital_admin: 'scoped' },
  'slots:read': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped', ...BY_KEY },
  'calendar:read': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'calendar:change': { admin: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'calendar:closures': { admin: 'all', hospital_admin: 'scoped' },
  'calendar:resolve': { admin: 'all', agent: 'all', hospital_admin: 'scoped' },
  'reference:choose': { ...EVERY_STAFF, ...BY_KEY },
  'reference:manage': ADMIN,
  'setup:own': ADMIN,
  'patients:find': { admin: 'all', agent: 'all', ...BY_KEY },
  'patients:create': { admin: 'all', agent: 'all', ...BY_KEY },
  'patients:read': { admin: 'all', hospital_admin: 'scoped', ...BY_KEY },
  'patients:write': { admin: 'all', hospital_admin: 'scoped', ...BY_KEY },
  'patients:by-external-id': BY_KEY,
  'patients:delete': { admin: 'all', hospital_admin: 'scoped' },
  'patients:export': ADMIN,
  'patients:erase': ADMIN,
  'appointments:read': { admin: 'all', agent: 'all', hospital_admin: 'scoped', ...BY_KEY },
  'appointments:today': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped', ...BY_KEY },
  'appointments:of-doctor': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped', ...BY_KEY },
  'appointments:of-agent': { admin: 'all', agent: 'scoped' },
  'appointments:create': { admin: 'all', agent: 'all', ...BY_KEY },
  'appointments:change': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped', ...BY_KEY },
  'appointments:bulk': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'appointments:undo': { admin: 'all', agent: 'all', doctor: 'scoped', hospital_admin: 'scoped' },
  'appointments:link': { admin: 'all', agent: 'all', hospital_admin: 'scoped' },
  'appointments:reported': { admin: 'all', agent: 'all', hospital_admin: 'scoped' },
  'appointments:delete': { admin: 'all', agent: 'all', hospital_admin: 'scoped', ...BY_KEY },
  'leads:read': { admin: 'all', hospital_admin: 'scoped', ...BY_KEY },
  'leads:see': { admin: 'all', agent: 'scoped', hospital_admin: 'scoped', ...BY_KEY },
  'leads:of-agent': { admin: 'all', agent: 'scoped' },
  'leads:unassigned': { admin: 'all', agent: 'all' },
  'leads:create': { admin: 'all', agent: 'scoped', ...BY_KEY },
  'leads:change': { admin: 'all', agent: 'scoped', hospital_admin: 'scoped', ...BY_KEY },
  'leads:by-external-id': BY_KEY,
  'leads:undo': { admin: 'all', agent: 'scoped', hospital_admin: 'scoped' },
  'leads:work': { admin: 'all', agent: 'scoped' },
  'leads:delete': { ...ADMIN, ...BY_KEY },
  'hospital:read': { hospital_admin: 'scoped' },
  'hospitals:manage': ADMIN,
  'hospital:rules': { admin: 'all', hospital_admin: 'scoped' },
  'users:manage': ADMIN,
  'views:own': EVERY_STAFF,
  'search:use': { admin: 'all', agent: 'scoped', doctor: 'scoped', hospital_admin: 'scoped' },
  'exports:read': { admin: 'all', hospital_admin: 'scoped' },
  'reports:read': { admin: 'all', hospital_admin: 'scoped' },
  'reports:check': ADMIN,
  'audit:read': ADMIN,
  'messages:read': ADMIN,
  'messages:resend': ADMIN,
  'messages:templates': ADMIN,
  'notifications:read': EVERY_STAFF,
  'integrations:manage': ADMIN,
  'integrations:own': BY_KEY,
  'changes:read': BY_KEY,
  'webhooks:own': BY_KEY,
  'releases:ship': ADMIN,
  'releases:report': EVERY_STAFF,
  'releases:try': EVERY_STAFF,
} as const satisfies Record<string, Partial<Record<Caller, Scope>>>;
export type Action = keyof typeof PERMISSIONS;

/** What an administrator lets an integration do: the actions of each scope. `integrations:own` needs none. */
export const INTEGRATION_SCOPES = {
  'directory:read': ['doctors:read', 'slots:read', 'reference:choose'],
  'appointments:read': ['appointments:read', 'appointments:today', 'appointments:of-doctor'],
  'appointments:create': ['appointments:create'],
  'appointments:change': ['appointments:change', 'appointments:delete'],
  'patients:read': ['patients:read'],
  'patients:write': ['patients:find', 'patients:create', 'patients:write', 'patients:by-external-id'],
  'leads:read': ['leads:read', 'leads:see'],
  'leads:create': ['leads:create'],
  'leads:write': ['leads:change', 'leads:delete', 'leads:by-external-id'],
  'changes:read': ['changes:read'],
  'webhooks:own': ['webhooks:own'],
} as const satisfies Record<string, readonly Action[]>;
export type IntegrationScope = keyof typeof INTEGRATION_SCOPES;
export const INTEGRATION_SCOPE_NAMES = Object.keys(INTEGRATION_SCOPES) as IntegrationScope[];

/** The scope that an integration needs for an action; null where it needs none, or where no scope lets it. */
export const integrationScopeOf = (action: Action): IntegrationScope | null =>
  INTEGRATION_SCOPE_NAMES.find((scope) => (INTEGRATION_SCOPES[scope] as readonly Action[]).includes(action)) ?? null;

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
  'integrations:manage',
]);

/** All that an account may do whose password somebody else has chosen: see itself, and choose its own. */
export const BEFORE_OWN_PASSWORD: ReadonlySet<string> = new Set<Action>(['session:read', 'session:own']);

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);

const isCaller = (value: unknown): value is Caller => CALLERS.some((caller) => caller === value);

/** The scope of `action` for this caller; null when it is not permitted, as for an unknown one. */
export function scopeOf(role: string | null | undefined, action: Action): Scope | null {
  const line: Partial<Record<Caller, Scope>> = PERMISSIONS[action];
  return isCaller(role) ? (line[role] ?? null) : null;
}

export const can = (role: string | null | undefined, action: Action): boolean => scopeOf(role, action) !== null;

/** The badge's tone per role (docs/spec/roles.md); anything else is muted. */
export const ROLE_BADGES: Record<Role, { label: string; tone: 'primary' | 'secondary' | 'accent' | 'green' }> = {
  admin: { label: 'Admin', tone: 'primary' },
  doctor: { label: 'Doctor', tone: 'secondary' },
  agent: { label: 'Agent', tone: 'accent' },
  hospital_admin: { label: 'Hospital Admin', tone: 'green' },
};
