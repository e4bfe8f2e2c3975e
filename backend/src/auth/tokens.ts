import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { StrategyOptionsWithRequest } from 'passport-jwt';
import { Config } from '../config';

export const SESSION_HOURS = 12;
export const IDLE_MINUTES = 60;

const ISSUER = 'arogyadesk';
const SESSION_AUDIENCE = 'arogyadesk-staff';
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

/** Signs the cookie of a session. */
@Injectable()
export class Tokens {
  private readonly jwt: JwtService;

  constructor(config: Config) {
    this.jwt = new JwtService({ secret: config.sessionSecret, signOptions: { algorithm: ALGORITHM, issuer: ISSUER } });
  }

  session({ sub, sid }: SessionToken): string {
    return this.jwt.sign({ sid }, { subject: sub, audience: SESSION_AUDIENCE, expiresIn: `${SESSION_HOURS}h` });
  }
}
