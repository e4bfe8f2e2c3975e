import { Injectable } from '@nestjs/common';
import { isUuid } from '@arogya/domain/rule';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { Config } from '../config';
import { Authenticator, type Account, type SessionScope } from '../access/authenticator';
import { SESSION_COOKIE } from './cookies';
import { Sessions } from './sessions';
import { sessionCheck, type SessionToken } from './tokens';

/** With the second at which it expires. */
type SignedToken = SessionToken & { readonly exp: number };
type Asked = FastifyRequest & { prolong?: boolean };
/** Tokens whose signature was found right. A signature stays right until the token expires. */
const MOST_TOKENS = 10_000;

type Verified = (error: unknown, account?: Account | false) => void;

/** passport-jwt reads and checks the cookie; the row in `sessions` decides. */
@Injectable()
export class PassportAuthenticator extends Authenticator {
  private readonly passport = new passport.Passport();
  private readonly signed = new Map<string, SignedToken>();

  constructor(
    config: Config,
    private readonly sessions: Sessions,
  ) {
    super();
    const fromCookie = (request: unknown): string | null => (request as Asked).cookies[SESSION_COOKIE] ?? null;
    const verify = (request: unknown, token: SignedToken, done: Verified): void => {
      this.remember(fromCookie(request) ?? '', token);
      this.decide(request as Asked, token).then((account) => done(null, account ?? false), done);
    };
    const options = { ...sessionCheck(config.sessionSecret), jwtFromRequest: fromCookie, passReqToCallback: true as const };
    this.passport.use(new Strategy(options, verify));
  }

  accountOf(request: FastifyRequest, prolong: boolean): Promise<Account | null> {
    const asked = request as Asked;
    asked.prolong = prolong;
    const token = this.signed.get(asked.cookies[SESSION_COOKIE] ?? '');
    if (token && Date.now() < token.exp * 1000) return this.decide(asked, token);
    return new Promise((resolve, reject) => {
      const done = (error: unknown, account: Account | false | undefined): void => {
        if (error) reject(error instanceof Error ? error : new Error('Authentication failed'));
        else resolve(account || null);
      };
      const run = this.passport.authenticate('jwt', { session: false }, done) as (
        request: unknown,
        reply: unknown,
        next: () => void,
      ) => void;
      run(asked, null, () => resolve(null));
    });
  }

  private remember(cookie: string, token: SignedToken): void {
    if (this.signed.size >= MOST_TOKENS) this.signed.clear();
    this.signed.set(cookie, token);
  }

  watchersOf(sessions: readonly string[]): Promise<ReadonlyMap<string, SessionScope>> {
    return this.sessions.scopes(sessions);
  }

  private async decide(request: Asked, { sub, sid }: SessionToken): Promise<Account | null> {
    if (!isUuid(sub) || typeof sid !== 'string') return null;
    return this.sessions.find(sid, sub, request.prolong ?? true);
  }
}
