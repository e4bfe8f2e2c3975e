import type { FastifyRequest } from 'fastify';
import { browserCookie, deviceCookie, hashOfToken, proofCookie } from '../public-booking/visitor-cookies';
import type { LinkBrowser } from './link.sql';

/** A browser of which nothing is known. */
export const UNKNOWN_BROWSER: LinkBrowser = { browser: null, device: null, proof: null };

/** What the browser of a request is known by. Of a request that another site has sent, nothing is. */
export function linkBrowserOf(request: FastifyRequest): LinkBrowser {
  const hashOf = (cookie: typeof browserCookie): string | null => {
    const token = cookie.from(request);
    return token && hashOfToken(token);
  };
  return { browser: hashOf(browserCookie), device: hashOf(deviceCookie), proof: hashOf(proofCookie) };
}

/** Whoever calls with a token. */
export interface LinkCaller {
  readonly token: string;
  readonly browser: LinkBrowser;
  readonly requestId: string;
}

export const linkCallerOf = (token: string, request: FastifyRequest): LinkCaller => ({
  token,
  browser: linkBrowserOf(request),
  requestId: String(request.id),
});
