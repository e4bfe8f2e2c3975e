import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor';

/** What a session says about its user. */
export type Account = Omit<Actor, 'reach' | 'requestId' | 'address'>;

/** Port: who is signed in behind a request. The auth room implements it. */
export abstract class Authenticator {
  /** The account of a valid session, or null. `prolong` says whether the request counts as activity. */
  abstract accountOf(request: FastifyRequest, prolong: boolean): Promise<Account | null>;
}
