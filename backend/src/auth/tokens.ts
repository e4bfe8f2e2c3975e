import { createHash, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { SessionToken } from '../access/authenticator';
import { Config } from '../config';

export const SESSION_HOURS = 12;
export const IDLE_MINUTES = 60;

const ISSUER = 'arogyadesk';
const SESSION_AUDIENCE = 'arogyadesk-staff';
const ALGORITHM = 'HS256' as const;

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
export const newSid = (): string => randomBytes(32).toString('base64url');

/** What a session's token has to be, besides signed with our key and not expired. */
export const SESSION_CHECK = { algorithms: [ALGORITHM], issuer: ISSUER, audience: SESSION_AUDIENCE };

/** Signs the cookie of a session, and reads it. */
@Injectable()
export class Tokens {
  /** No text: jsonwebtoken would first try to read that as a public key at each request, which costs more than the rest of the guard. */
  readonly key: KeyObject;
  private readonly jwt: JwtService;

  constructor({ sessionSecret }: Config) {
    this.key = createSecretKey(sessionSecret, 'utf8');
    this.jwt = new JwtService({ secret: this.key, signOptions: { algorithm: ALGORITHM, issuer: ISSUER }, verifyOptions: SESSION_CHECK });
  }

  session({ sub, sid }: SessionToken): string {
    return this.jwt.sign({ sid }, { subject: sub, audience: SESSION_AUDIENCE, expiresIn: `${SESSION_HOURS}h` });
  }

  /** Null when it is none of ours, or has expired. */
  read(token: string): SessionToken | null {
    try {
      return this.jwt.verify<SessionToken>(token);
    } catch {
      return null;
    }
  }
}
