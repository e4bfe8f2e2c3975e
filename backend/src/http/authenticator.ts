import type { FastifyRequest } from 'fastify';
import type { Role } from '@arogya/domain/access';
import type { Actor } from './actor';

/** What a session says about its user. */
export type Account = Omit<Actor, 'reach' | 'requestId' | 'address'>;

export interface SessionScope {
  readonly role: Role;
  readonly hospitalId: string | null;
  /** The doctors who the user is. */
  readonly doctorIds: readonly string[];
}

/** Port: who is signed in behind a request. The auth room implements it. */
export abstract class Authenticator {
  /** The account of a valid session, or null. `prolong` says whether the request counts as activity. */
  abstract accountOf(request: FastifyRequest, prolong: boolean): Promise<Account | null>;

  /** Whose screens may show what, by their sessions; those that have ended are left out. None of them is prolonged. */
  abstract watchersOf(sessions: readonly string[]): Promise<ReadonlyMap<string, SessionScope>>;
}
