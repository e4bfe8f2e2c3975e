import type { FastifyReply } from 'fastify';
import type { Browser } from '../appointments/booking/requests';
import type { StaffRequest } from '../http/actor';
import { browserCookie, deviceCookie, hashOfToken, newToken, proofCookie } from './visitor-cookies';

/** What a browser brings of earlier appointments. */
export interface Tokens {
  readonly device: string | null;
  readonly proof: string | null;
}

/** Whoever calls: nobody knows them, only what their browser has done. */
export interface Visitor extends Tokens {
  readonly requestId: string;
  readonly browser: Browser;
  /** The browser brought its cookie: what it asks for again, it asks for as the same. */
  readonly isKnown: boolean;
  /** A tablet of the hospital, at which one person after another stands: it remembers nobody, and is a new browser each time. */
  readonly isShared: boolean;
}

/** A shared device is never asked whom it knows. A code that was typed there counts, until the page forgets who stood there. */
export const tokensOf = (request: StaffRequest, isShared: boolean): Tokens => ({
  device: isShared ? null : deviceCookie.from(request),
  proof: proofCookie.from(request),
});

/** Who calls; a browser without its cookie is given one. */
export function visitorOf(request: StaffRequest, reply: FastifyReply, shared?: boolean | null): Visitor {
  const isShared = shared === true;
  const kept = isShared ? null : browserCookie.from(request);
  const token = kept ?? newToken();
  if (!kept && !isShared) browserCookie.keep(reply, token);
  const browser = { hash: hashOfToken(token), network: request.network ?? '' };
  return { ...tokensOf(request, isShared), requestId: String(request.id), browser, isKnown: kept !== null, isShared };
}
