import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy, type SecretOrKeyProvider } from 'passport-jwt';
import type { Account, GuardedRequest, SessionToken } from '../access/authenticator';
import { SESSION_COOKIE } from './cookies';
import { SESSION_CHECK } from './tokens';

const cookieOf = (request: GuardedRequest): string | null => request.cookies[SESSION_COOKIE] ?? null;

/** The types of passport-jwt do not know key objects yet; jsonwebtoken, which gets it, does. */
const keyOf: SecretOrKeyProvider<GuardedRequest> = ({ authenticator }, _token, done) =>
  done(null, authenticator?.key as unknown as Buffer | undefined);

/**
 * A member of staff by their session cookie: passport-jwt reads and checks it, the row in `sessions` decides. Passport has one
 * strategy of a name in a process, however many applications run there, as in specs: so this one holds nothing of its own
 * application, and takes the key and the sessions from the authenticator that the guard has put into the request.
 */
@Injectable()
export class StaffStrategy extends PassportStrategy(Strategy, 'staff') {
  constructor() {
    super({ ...SESSION_CHECK, jwtFromRequest: cookieOf, secretOrKeyProvider: keyOf, passReqToCallback: true as const });
  }

  async validate({ authenticator, prolong = true }: GuardedRequest, token: SessionToken): Promise<Account | null> {
    return authenticator?.accountOfToken(token, prolong) ?? null;
  }
}
