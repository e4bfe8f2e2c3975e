import type { FastifyRequest } from 'fastify';

/** What the page sends with its calls from the frame of another website. A page of that website cannot send it: it would have to ask first. */
const EMBEDDED_HEADER = 'x-embedded';

/** Whether a call comes from the booking page in a frame of another website. */
export const isEmbedded = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers[EMBEDDED_HEADER] === '1';
