import type { KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Role } from '@arogya/domain/access';
import type { Actor } from './actor';

/** What a session says about its user. */
export interface Account extends Omit<Actor, 'role' | 'scope' | 'requestId' | 'network' | 'integration' | 'key'> {
  readonly role: Role;
}

/** What the signed token of a session says. */
export interface SessionToken {
  /** The id of its user. */
  readonly sub: string;
  readonly sid: string;
}

/** A request with what its guard has found out. */
export type GuardedRequest = FastifyRequest & {
  /** Of the application that has the request. */
  authenticator?: Authenticator;
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
  /** With what the tokens of sessions are signed. */
  abstract readonly key: KeyObject;

  /** The account of a token whose signature and age are right, or null when its session is none. `prolong`: whether this counts as activity. */
  abstract accountOfToken(token: SessionToken, prolong: boolean): Promise<Account | null>;

  /** For pages and calls without a guard: the account behind a request, or null. It does not count as activity. */
  abstract accountOf(request: FastifyRequest): Promise<Account | null>;

  /** The scopes of several sessions; ended ones are left out, and none is prolonged. */
  abstract watchersOf(sessions: readonly string[]): Promise<ReadonlyMap<string, SessionScope>>;

  /** Throws unless the user of this session has proved a moment ago who they are. Inside a transaction it asks there. */
  abstract assertConfirmed(session: string, db?: OneRow): Promise<void>;

  /** Calls `hear` whenever a session of this user may have ended or reaches other rows, on any server; null: of any user. */
  abstract onChange(hear: (userId: string | null) => void): void;
}
