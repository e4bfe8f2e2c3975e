import { Refusal } from '@arogya/domain/refusal';
import type { Scope, Role } from '@arogya/domain/access';
import type { FastifyRequest } from 'fastify';

/** Who asks from where: known of every request. */
export interface Visitor {
  readonly requestId: string;
  /** The network that the request comes from (networks.ts): never an address. */
  readonly network: string;
}

/** The signed-in member of staff behind a request, as the database knows them at this moment. */
export interface Actor extends Visitor {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly profileImageUrl: string | null;
  readonly role: Role;
  readonly hospitalId: string | null;
  /** Somebody else typed the password: until its owner has chosen another they may do nothing else. */
  readonly mustChangePassword: boolean;
  /** How far this route's action reaches for them: every row, or those of their scope (see the room's `*.scope.ts`). */
  readonly scope: Scope;
  /** Key of their row in `sessions`. */
  readonly session: string;
}

export type StaffRequest = FastifyRequest & { network?: string; actor?: Actor };

/** The hospital of a scoped hospital_admin; the guard has refused them already when there is none. */
export function ownHospital(who: Actor): string {
  if (who.hospitalId === null) throw new Refusal('noHospital');
  return who.hospitalId;
}
