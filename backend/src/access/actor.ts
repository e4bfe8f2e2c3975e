import { Refusal } from '@arogya/domain/refusal';
import {
  can,
  integrationScopeOf,
  isRole,
  type Action,
  type Caller,
  type IntegrationScope,
  type Role,
  type Scope,
} from '@arogya/domain/access';
import type { ScreenName } from '@arogya/domain/views/screens';
import type { FastifyRequest } from 'fastify';
import { visitorContext, type RequestContext } from '../request-context';

/** What is known of every request. */
export interface Visitor {
  readonly requestId: string;
  /** The network that the request comes from (networks.ts), never its address. */
  readonly network: string;
}

/** What screens say of somebody's hospital. */
export interface HospitalFacts {
  readonly name: string;
  readonly city: string | null;
  readonly timeZone: string;
}

/** The integration that calls, and by which of its keys. */
export interface CallingIntegration {
  readonly name: string;
  readonly label: string;
  readonly scopes: readonly IntegrationScope[];
  readonly perMinute: number;
  /** When the key ends. */
  readonly expiresAt: Date;
}

/** The signed-in user of a request, as the database has them now, or the integration whose key it came with. */
export interface Actor extends Visitor {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly profileImageUrl: string | null;
  readonly role: Caller;
  readonly hospitalId: string | null;
  /** Of `hospitalId`. */
  readonly hospital: HospitalFacts | null;
  /** The views with which their screens open. */
  readonly opensWith: readonly { readonly screen: ScreenName; readonly query: string }[];
  /** Somebody else typed the password: until they have chosen their own, they may do nothing else. */
  readonly mustChangePassword: boolean;
  /** Signing in asks for a code. */
  readonly hasSecondFactor: boolean;
  /** Which rows this route's action may touch: all of them, or those of the user's scope (see the module's `*.scope.ts`). */
  readonly scope: Scope;
  /** Key of their row in `sessions`; '' for the holder of a key. */
  readonly session: string;
  /** Instead of a person that has signed in: a program with a key. */
  readonly integration?: CallingIntegration;
  /** The same for one micro-frontend, and for pages of some roles. */
  readonly key?: { readonly label: string; readonly mfe: string; readonly roles: readonly Role[] };
}

/** What decides whose rows somebody sees, for the `*.scope.ts` of the modules. */
export type ScopedActor = Pick<Actor, 'id' | 'role' | 'hospitalId' | 'scope'>;

export type StaffRequest = FastifyRequest & { network?: string; actor?: Actor };

/** Who made a request, whether the guards let it pass or not. */
export const requestContextOf = ({ actor, id }: StaffRequest): RequestContext => actor ?? visitorContext(String(id));

/** Whose rows are not those of one hospital. A caller who is not named here is bound to the own one. */
const OF_ALL_HOSPITALS: ReadonlySet<Caller> = new Set<Caller>(['admin', 'doctor']);

/** Who is bound to a hospital only where they belong to one. */
const BOUND_BY_HOSPITAL: ReadonlySet<Caller> = new Set<Caller>(['agent', 'integration']);

/** Whether somebody sees the rows of one hospital alone: the own one, and none without it. */
export const isBound = ({ role, hospitalId }: Pick<Actor, 'role' | 'hospitalId'>): boolean =>
  BOUND_BY_HOSPITAL.has(role) ? hospitalId !== null : !OF_ALL_HOSPITALS.has(role);

/** The hospital whose rows somebody sees and changes, and no others; null for whoever is bound to none (a doctor has the own records). */
export const boundHospital = (who: Pick<Actor, 'role' | 'hospitalId'>): string | null => (isBound(who) ? ownHospital(who) : null);

/** The hospital of a scoped caller. The guard has already refused one without a hospital. */
export function ownHospital(who: Pick<Actor, 'hospitalId'>): string {
  if (who.hospitalId === null) throw new Refusal('noHospital');
  return who.hospitalId;
}

export type Person = Actor & { readonly role: Role };

const isPerson = (who: Actor): who is Person => isRole(who.role);

/** The caller of what is for people alone; no line of the permissions lets an integration get there. */
export function asPerson(who: Actor): Person {
  if (!isPerson(who)) throw new Refusal('forbidden');
  return who;
}

/** Whether a program calls, with a key of an integration. */
export const isIntegration = ({ role }: Pick<Actor, 'role'>): boolean => role === 'integration';

/** The id of the user, for columns that reference users; null for an integration, which is none. */
export const personId = (who: Pick<Actor, 'id' | 'role'>): string | null => (isIntegration(who) ? null : who.id);

/** Whether this caller may do it at all: an integration also needs the scope. */
export function mayDo(who: Pick<Actor, 'role' | 'integration'>, action: Action): boolean {
  const scope = integrationScopeOf(action);
  return can(who.role, action) && (!isIntegration(who) || scope === null || (who.integration?.scopes.includes(scope) ?? false));
}

/** Throws 403, with the scope that is missing, where an integration may call a route and not do this by it. */
export function assertScope(who: Pick<Actor, 'role' | 'integration'>, action: Action): void {
  if (!mayDo(who, action)) throw new Refusal('missingScope', { extra: { scope: integrationScopeOf(action) } });
}
