import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { isUuid } from '@arogya/domain/rule';
import { LRUCache } from 'lru-cache';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { Config } from '../config';
import type { Account, GuardedRequest } from '../access/authenticator';
import { SESSION_COOKIE } from './cookies';
import { Sessions } from './sessions';
import { sessionCheck, type SessionToken } from './tokens';

/** With the second in which it expires. */
type SignedToken = SessionToken & { readonly exp: number };
/** Tokens whose signature has been found right; what has once been signed stays signed until it expires. */
const MOST_TOKENS = 10_000;

let strategies = 0;

const fromCookie = (request: unknown): string | null => (request as GuardedRequest).cookies[SESSION_COOKIE] ?? null;

/** A member of staff by their session cookie: passport-jwt reads and checks it, the row in `sessions` decides. */
@Injectable()
export class StaffStrategy extends PassportStrategy(Strategy) implements OnApplicationShutdown {
  private readonly signed = new LRUCache<string, SignedToken>({ max: MOST_TOKENS });

  constructor(
    config: Config,
    private readonly sessions: Sessions,
  ) {
    super({ ...sessionCheck(config.sessionSecret), jwtFromRequest: fromCookie, passReqToCallback: true as const });
  }

  /** Where Nest registers this: under a name of its own, since two applications in one process would take each other's. */
  getPassportInstance(): { readonly use: () => void } {
    strategies += 1;
    this.name = `staff ${strategies}`;
    return { use: () => passport.use(this.name, this) };
  }

  onApplicationShutdown(): void {
    passport.unuse(this.name);
  }

  /** Who is behind a token that has been found right once; null when passport-jwt has still to check it. */
  remembered(request: GuardedRequest): Promise<Account | null> | null {
    const token = this.signed.get(fromCookie(request) ?? '');
    return token && Date.now() < token.exp * 1000 ? this.accountOf(request, token) : null;
  }

  async validate(request: GuardedRequest, token: SignedToken): Promise<Account | null> {
    this.signed.set(fromCookie(request) ?? '', token);
    return this.accountOf(request, token);
  }

  private async accountOf({ prolong = true }: GuardedRequest, { sub, sid }: SessionToken): Promise<Account | null> {
    if (!isUuid(sub) || typeof sid !== 'string') return null;
    return this.sessions.find(sid, sub, prolong);
  }
}
