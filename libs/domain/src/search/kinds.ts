import { can, type Action, type Role } from '../access';

/** What Ctrl+K finds, in the order in which it is shown. */
export const SEARCH_KINDS = ['appointments', 'patients', 'doctors', 'leads', 'enquiries'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What a search can be narrowed to: a kind, or all that have somebody's phone. */
export const SEARCH_SCOPES = [...SEARCH_KINDS, 'phone'] as const;
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** Whether a search in this scope looks at records of the kind; without a scope it looks at all. */
export const isInScope = (kind: SearchKind, scope: SearchScope | null | undefined): boolean =>
  !scope || (scope === 'phone' ? kind !== 'doctors' : kind === scope);

/** The list of each kind: whoever may not see it finds none of the kind. */
export const SEARCHED_AS = {
  appointments: 'appointments:of-doctor',
  patients: 'patients:read',
  doctors: 'doctors:read',
  leads: 'leads:see',
  enquiries: 'enquiries:manage',
} as const satisfies Readonly<Record<SearchKind, Action>>;

const ADDRESSES: Readonly<Record<SearchKind, Partial<Record<Role, (id: string) => string>>>> = {
  appointments: {
    admin: (id) => `/appointments?appointment=${id}`,
    agent: (id) => `/appointments?appointment=${id}`,
    hospital_admin: (id) => `/appointments?appointment=${id}`,
    doctor: (id) => `/doctor-dashboard?appointment=${id}`,
  },
  patients: { admin: (id) => `/patients?patient=${id}`, hospital_admin: (id) => `/patients?patient=${id}` },
  doctors: {
    admin: (id) => `/doctors?doctor=${id}`,
    hospital_admin: (id) => `/doctors?doctor=${id}`,
    // Agents have no page of doctors: the appointments to come.
    agent: (id) => `/appointments?doctorId=${id}&when=upcoming`,
  },
  leads: {
    admin: (id) => `/leads?lead=${id}`,
    hospital_admin: (id) => `/leads?lead=${id}`,
    agent: (id) => `/agent-dashboard?lead=${id}`,
  },
  enquiries: { admin: (id) => `/?tab=enquiries&enquiry=${id}` },
};

/** Where a record opens for somebody of this role; null where they have no page for it. */
export const addressOf = (kind: SearchKind, role: Role | null, id: string): string | null => (role && ADDRESSES[kind][role]?.(id)) ?? null;

/** Whether this role knows patients by the whole phone only, as whoever books on the telephone does. */
export const findsPeopleByPhone = (role: Role | null): boolean => can(role, 'patients:find') && !can(role, SEARCHED_AS.patients);

/** What somebody of this role finds and can open. A doctor finds no doctors: there is only the own profile. */
export const kindsOf = (role: Role | null): readonly SearchKind[] =>
  SEARCH_KINDS.filter((kind) => can(role, SEARCHED_AS[kind]) && addressOf(kind, role, '') !== null);

/** The kinds of which this role is shown records: those, and people by the whole phone. */
export const foundKindsOf = (role: Role | null): readonly SearchKind[] => {
  const kinds = kindsOf(role);
  return SEARCH_KINDS.filter((kind) => kinds.includes(kind) || (kind === 'patients' && findsPeopleByPhone(role)));
};
