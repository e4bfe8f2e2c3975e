import { REFUSALS } from '@arogya/domain/refusal';
import { NOT_FOUND_TITLE, PRODUCT } from '@arogya/domain/texts';
import type { FastifyReply } from 'fastify';
import type { TooMany } from '../errors/too-many';

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** For the moments when no page of the front end can be shown. */
const plainPage = (sentence: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${PRODUCT}</title><body style="font:16px system-ui;margin:3rem auto;max-width:30rem;padding:0 1rem">` +
  `<h1>${PRODUCT}</h1><p>${escaped(sentence)}</p></body></html>`;

export const HTML = 'text/html; charset=utf-8';
const RETRY_SECONDS = 5;

export const notFound = (reply: FastifyReply): FastifyReply =>
  reply.status(404).header('cache-control', 'no-store').type(HTML).send(plainPage(NOT_FOUND_TITLE));

export const tooMany = (reply: FastifyReply, { retryAfter }: TooMany): FastifyReply =>
  reply.status(429).header('cache-control', 'no-store').header('retry-after', retryAfter).type(HTML).send(plainPage(REFUSALS.tooMany[1]));

export const unavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .status(503)
    .header('cache-control', 'no-store')
    .header('retry-after', RETRY_SECONDS)
    .type(HTML)
    .send(plainPage(REFUSALS.unavailable[1]));
