import type { FastifyRequest } from 'fastify';
import type { Role } from '@arogya/domain/access';
import type { Actor } from './actor';

/** What a session says about its user. */
export type Account = Omit<Actor, 'scope' | 'requestId' | 'network'>;

/** A request with what its guard has found out. */
export type GuardedRequest = FastifyRequest & {
  /** Whether it counts as activity: screens repeat some calls by themselves, which keep no session awake. */
  prolong?: boolean;
  account?: Account;
};

export interface SessionScope {
  readonly role: Role;
  readonly hospitalId: string | null;
  /** The doctor records of this user. */
  readonly doctorIds: readonly string[];
}

/** What is asked of a transaction: one row. */
export interface OneRow {
  one(statement: {
    readonly name: string;
    readonly text: string;
    readonly values: readonly (string | number | boolean | object | null)[];
  }): Promise<object | null>;
}

/** Port: who is signed in behind a request. The module `auth` implements it. */
export abstract class Authenticator {
  /** The name of the Passport strategy that finds members of staff. */
  abstract readonly strategy: string;

  /** What is known of a session whose token has been checked before; null when the strategy has to be asked. */
  abstract remembered(request: GuardedRequest): Promise<Account | null> | null;

  /** The account of a valid session, or null. `prolong` says whether the request counts as activity. */
  abstract accountOf(request: FastifyRequest, prolong: boolean): Promise<Account | null>;

  /** The scopes of several sessions; ended ones are left out, and none is prolonged. */
  abstract watchersOf(sessions: readonly string[]): Promise<ReadonlyMap<string, SessionScope>>;

  /** Throws unless the user of this session has proved a moment ago who they are. Inside a transaction it asks there. */
  abstract assertConfirmed(session: string, db?: OneRow): Promise<void>;

  /** Calls `hear` whenever a session of this user may have ended or reaches other rows, on any server; null: of any user. */
  abstract onChange(hear: (userId: string | null) => void): void;
}
