import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { DEVICE_DAYS, PROOF_MINUTES } from '@arogya/domain/booking/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

const HOST: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };
const TOKEN = /^[\w-]{43}$/u;

export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A cookie with a random token: what it stands for is in the database, under its hash. */
class TokenCookie {
  constructor(
    private readonly name: string,
    private readonly seconds: number,
  ) {}

  /** The token that this browser brings, or null. */
  from(request: FastifyRequest): string | null {
    const token = request.cookies[this.name];
    return token && TOKEN.test(token) ? token : null;
  }

  keep(reply: FastifyReply, token: string): void {
    reply.setCookie(this.name, token, { ...HOST, maxAge: this.seconds });
  }

  drop(reply: FastifyReply): void {
    reply.clearCookie(this.name, HOST);
  }
}

/** A browser that has completed a booking (booking_devices). */
export const deviceCookie = new TokenCookie('__Host-pd', DEVICE_DAYS * 86_400);
/** A visitor who has shown that a phone is in his hands (booking_proofs). */
export const proofCookie = new TokenCookie('__Host-pv', PROOF_MINUTES * 60);
