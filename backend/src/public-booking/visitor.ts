import type { FastifyReply } from 'fastify';
import type { Browser } from '../appointments/booking/requests';
import type { StaffRequest } from '../access/actor';
import { browserCookie, deviceCookie, earlierDeviceCookie, hashOfToken, newToken, proofCookie } from './visitor-cookies';

/** The tokens that a browser has from earlier appointments to the page. */
export interface Tokens {
  readonly device: string | null;
  readonly proof: string | null;
}

/** A caller without an account: only what their browser has done is known. */
export interface Visitor extends Tokens {
  readonly requestId: string;
  /** The device's token until its last booking, which is good for five more minutes. */
  readonly earlierDevice: string | null;
  readonly browser: Browser;
  /** The hash of the browser's own cookie, in which its handles are good; null without one. On a shared device `browser` is another one each time. */
  readonly cookie: string | null;
  /** The browser sent its cookie, so its repeated requests can be recognised as its own. */
  readonly isKnown: boolean;
  /** A tablet of the hospital that many people use: it remembers nobody, and counts as a new browser each time. */
  readonly isShared: boolean;
}

/** On a shared device no recognised people are looked up. A code that was typed there counts until the page forgets the person. */
export const tokensOf = (request: StaffRequest, isShared: boolean): Tokens => ({
  device: isShared ? null : deviceCookie.from(request),
  proof: proofCookie.from(request),
});

/** The browser as its own cookie says, on a shared device too; null without one. */
export function browserOf(request: StaffRequest): string | null {
  const token = browserCookie.from(request);
  return token && hashOfToken(token);
}

/** The caller; a browser without a cookie gets one. */
export function visitorOf(request: StaffRequest, reply: FastifyReply, shared?: boolean | null): Visitor {
  const isShared = shared === true;
  const kept = isShared ? null : browserCookie.from(request);
  const token = kept ?? newToken();
  if (!kept && !isShared) browserCookie.keep(reply, token);
  const browser = { hash: hashOfToken(token), network: request.network ?? '' };
  return {
    ...tokensOf(request, isShared),
    requestId: String(request.id),
    earlierDevice: isShared ? null : earlierDeviceCookie.from(request),
    browser,
    cookie: browserOf(request),
    isKnown: kept !== null,
    isShared,
  };
}
