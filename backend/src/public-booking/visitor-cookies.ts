import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { BROWSER_DAYS, DEVICE_DAYS, PROOF_MINUTES } from '@arogya/domain/public-booking/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

const HOST: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };
const TOKEN = /^[\w-]{43}$/u;
const DAY_SECONDS = 86_400;

export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether another site has sent the browser here: then its cookies are ignored. */
const isAcrossSites = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

/** A cookie with a random token: the database keeps what it stands for, under the token's hash. */
class TokenCookie {
  constructor(
    private readonly name: string,
    private readonly seconds: number,
  ) {}

  /** The token in the request's cookie, or null. */
  from(request: FastifyRequest): string | null {
    const token = isAcrossSites(request) ? undefined : request.cookies[this.name];
    return token && TOKEN.test(token) ? token : null;
  }

  keep(reply: FastifyReply, token: string): void {
    reply.setCookie(this.name, token, { ...HOST, maxAge: this.seconds });
  }

  drop(reply: FastifyReply): void {
    reply.clearCookie(this.name, HOST);
  }
}

/** A browser that has held a start, typed a person or booked: its hash is stored with what it did. */
export const browserCookie = new TokenCookie('__Host-pb', BROWSER_DAYS * DAY_SECONDS);
/** A browser that has completed a booking (booking_devices). */
export const deviceCookie = new TokenCookie('__Host-pd', DEVICE_DAYS * DAY_SECONDS);
/** A visitor who has proven a phone (booking_proofs). */
export const proofCookie = new TokenCookie('__Host-pv', PROOF_MINUTES * 60);
