import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import { PENDING_MINUTES } from './second-factor.sql';
import { BROWSER_DAYS } from './known-browsers';
import { SESSION_HOURS } from './tokens';

export const SESSION_COOKIE = '__Host-sid';
export const BROWSER_COOKIE = '__Host-kb';
/** Of a sign-in that waits for its code. */
export const PENDING_COOKIE = '__Host-2f';
const DAY = 86_400;

/** What the prefix __Host- requires; Lax, so that a link from an e-mail finds the session. */
const HOST: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };

export function setSignedIn(reply: FastifyReply, session: string, browser: string): void {
  reply.setCookie(SESSION_COOKIE, session, { ...HOST, maxAge: SESSION_HOURS * 3600 });
  setBrowser(reply, browser);
}

/** By this one a browser is known again in which somebody has signed in. */
export function setBrowser(reply: FastifyReply, browser: string): void {
  reply.setCookie(BROWSER_COOKIE, browser, { ...HOST, maxAge: BROWSER_DAYS * DAY });
}

export function setPending(reply: FastifyReply, token: string): void {
  reply.setCookie(PENDING_COOKIE, token, { ...HOST, sameSite: 'strict', maxAge: PENDING_MINUTES * 60 });
}

export function clearPending(reply: FastifyReply): void {
  reply.clearCookie(PENDING_COOKIE, { ...HOST, sameSite: 'strict' });
}

export function clearSession(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, HOST);
}
