import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { SESSION_HOURS } from './tokens';

export const SESSION_COOKIE = '__Host-sid';
export const BROWSER_COOKIE = '__Host-kb';
const DAY = 86_400;

/** What the prefix __Host- requires; Lax, so that a link from an e-mail finds the session. */
const HOST: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };

export function setSignedIn(reply: FastifyReply, session: string, browser: string): void {
  reply.setCookie(SESSION_COOKIE, session, { ...HOST, maxAge: SESSION_HOURS * 3600 });
  reply.setCookie(BROWSER_COOKIE, browser, { ...HOST, maxAge: 180 * DAY });
}

export function clearSession(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, HOST);
}
