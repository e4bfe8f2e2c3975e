import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { StrategyOptionsWithRequest } from 'passport-jwt';
import { Config } from '../config';

export const SESSION_HOURS = 12;
export const IDLE_MINUTES = 60;
const BROWSER_DAYS = 180;

const ISSUER = 'arogyadesk';
const SESSION_AUDIENCE = 'arogyadesk-staff';
const BROWSER_AUDIENCE = 'arogyadesk-browser';
const ALGORITHM = 'HS256' as const;

export interface SessionToken {
  readonly sub: string;
  readonly sid: string;
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
export const newSid = (): string => randomBytes(32).toString('base64url');

/**
 * What passport-jwt checks of a session token. The secret is passed as a key object: if it were text, jsonwebtoken would
 * first try to read it as a public key at each request, which costs more than the rest of the guard.
 */
export const sessionCheck = (secret: string) =>
  ({
    secretOrKey: createSecretKey(secret, 'utf8') as unknown as Buffer,
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience: SESSION_AUDIENCE,
    ignoreExpiration: false,
  }) satisfies Partial<StrategyOptionsWithRequest>;

/** Signs two cookies: the session's, and the one by which a browser that has signed in before is recognised. */
@Injectable()
export class Tokens {
  private readonly jwt: JwtService;

  constructor(config: Config) {
    this.jwt = new JwtService({ secret: config.sessionSecret, signOptions: { algorithm: ALGORITHM, issuer: ISSUER } });
  }

  session({ sub, sid }: SessionToken): string {
    return this.jwt.sign({ sid }, { subject: sub, audience: SESSION_AUDIENCE, expiresIn: `${SESSION_HOURS}h` });
  }

  /** A token that says: this user has signed in with this browser. */
  browser(username: string): string {
    return this.jwt.sign(
      { jti: randomBytes(12).toString('base64url') },
      {
        subject: digest(username.toLowerCase()),
        audience: BROWSER_AUDIENCE,
        expiresIn: `${BROWSER_DAYS}d`,
      },
    );
  }

  /** The id of a browser that this username has signed in with; null for any other. */
  knownBrowser(token: string | undefined, username: string): string | null {
    if (!token) return null;
    try {
      const check = { algorithms: [ALGORITHM], issuer: ISSUER, audience: BROWSER_AUDIENCE };
      const { sub, jti } = this.jwt.verify<{ sub: string; jti: string }>(token, check);
      return sub === digest(username.toLowerCase()) ? jti : null;
    } catch {
      return null;
    }
  }
}
