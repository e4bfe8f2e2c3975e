import { Refusal } from '@arogya/domain/refusal';
import type { Scope, Role } from '@arogya/domain/access';
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

/** The signed-in user of a request, as the database has them now. */
export interface Actor extends Visitor {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly profileImageUrl: string | null;
  readonly role: Role;
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
  /** Instead of a person that has signed in: a program with a key for one micro-frontend, and for pages of some roles. */
  readonly key?: { readonly label: string; readonly mfe: string; readonly roles: readonly Role[] };
}

/** What decides whose rows somebody sees, for the `*.scope.ts` of the modules. */
export type ScopedActor = Pick<Actor, 'id' | 'role' | 'hospitalId' | 'scope'>;

export type StaffRequest = FastifyRequest & { network?: string; actor?: Actor };

/** Who made a request, whether the guards let it pass or not. */
export const requestContextOf = ({ actor, id }: StaffRequest): RequestContext => actor ?? visitorContext(String(id));

/** Whose rows are not those of one hospital. A caller who is not named here is bound to the own one. */
const OF_ALL_HOSPITALS: ReadonlySet<Role> = new Set<Role>(['admin', 'agent', 'doctor']);

/** Whether somebody sees the rows of one hospital alone: the own one, and none without it. */
export const isBound = ({ role }: Pick<Actor, 'role'>): boolean => !OF_ALL_HOSPITALS.has(role);

/** The hospital whose rows somebody sees and changes, and no others; null for whoever is bound to none (a doctor has the own records). */
export const boundHospital = (who: Pick<Actor, 'role' | 'hospitalId'>): string | null => (isBound(who) ? ownHospital(who) : null);

/** The hospital of a scoped caller. The guard has already refused one without a hospital. */
export function ownHospital(who: Pick<Actor, 'hospitalId'>): string {
  if (who.hospitalId === null) throw new Refusal('noHospital');
  return who.hospitalId;
}
