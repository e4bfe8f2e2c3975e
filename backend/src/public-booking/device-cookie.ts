import { createHash, randomBytes } from 'node:crypto';
import type { CookieSerializeOptions } from '@fastify/cookie';
import { DEVICE_DAYS } from '@arogya/domain/booking/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A random token: what it stands for is in booking_devices, under its hash. */
const DEVICE_COOKIE = '__Host-pd';
const TOKEN = /^[\w-]{43}$/u;
const HOST: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' };

export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token that this browser brings, or null. */
export function tokenFrom(request: FastifyRequest): string | null {
  const token = request.cookies[DEVICE_COOKIE];
  return token && TOKEN.test(token) ? token : null;
}

export const keepToken = (reply: FastifyReply, token: string): void => {
  reply.setCookie(DEVICE_COOKIE, token, { ...HOST, maxAge: DEVICE_DAYS * 86_400 });
};

export const dropToken = (reply: FastifyReply): void => {
  reply.clearCookie(DEVICE_COOKIE, HOST);
};
