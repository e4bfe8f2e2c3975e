import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { BROWSER_DAYS, DEVICE_DAYS, DEVICE_GRACE_MINUTES, PROOF_MINUTES } from '@arogya/domain/public-booking/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isEmbedded } from './embedded';

const HOST: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };
/** In a frame of another website: kept for that website alone, and never sent along with what is done elsewhere. */
const PARTITIONED: CookieSerializeOptions = { ...HOST, sameSite: 'none', partitioned: true };
const TOKEN = /^[\w-]{43}$/u;
const DAY_SECONDS = 86_400;

export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether another site has sent the browser here: then its cookies are ignored. */
const isAcrossSites = ({ headers }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
};

const optionsFor = (request: FastifyRequest): CookieSerializeOptions => (isEmbedded(request) ? PARTITIONED : HOST);

interface TokenNames {
  /** On our own pages. */
  readonly page: string;
  /** In a frame of another website: a call from there reads and sets no other, and no other call reads or sets it. */
  readonly frame: string;
}

/** A cookie with a random token: the database keeps what it stands for, under the token's hash. */
class TokenCookie {
  constructor(
    private readonly names: TokenNames,
    private readonly seconds: number,
  ) {}

  /** The token in the request's cookie, or null. */
  from(request: FastifyRequest): string | null {
    const token = isAcrossSites(request) ? undefined : request.cookies[this.nameFor(request)];
    return token && TOKEN.test(token) ? token : null;
  }

  keep(reply: FastifyReply, token: string): void {
    reply.setCookie(this.nameFor(reply.request), token, { ...optionsFor(reply.request), maxAge: this.seconds });
  }

  drop(reply: FastifyReply): void {
    reply.clearCookie(this.nameFor(reply.request), optionsFor(reply.request));
  }

  private nameFor(request: FastifyRequest): string {
    return isEmbedded(request) ? this.names.frame : this.names.page;
  }
}

/** A browser that has held a start, typed a person or booked: its hash is stored with what it did. */
export const browserCookie = new TokenCookie({ page: '__Host-pb', frame: '__Host-eb' }, BROWSER_DAYS * DAY_SECONDS);
/** A browser that has completed a booking (booking_devices). */
export const deviceCookie = new TokenCookie({ page: '__Host-pd', frame: '__Host-ed' }, DEVICE_DAYS * DAY_SECONDS);
/** The token that such a browser had until its last booking: a tab that was open by then names people by it. */
export const earlierDeviceCookie = new TokenCookie({ page: '__Host-pe', frame: '__Host-ee' }, DEVICE_GRACE_MINUTES * 60);
/** A visitor who has proven a phone (booking_proofs). */
export const proofCookie = new TokenCookie({ page: '__Host-pv', frame: '__Host-ev' }, PROOF_MINUTES * 60);
