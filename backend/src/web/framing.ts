import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whether the address asks for the page as it stands in a page of the hospital's own website. */
export const asksForEmbedding = ({ query }: Pick<FastifyRequest, 'query'>): boolean =>
  (query as Readonly<Record<string, unknown>> | undefined)?.['embed'] === '1';

const POLICY = 'content-security-policy';
const CLOSED = "frame-ancestors 'none'";

/** Lets these websites, and nobody else, show this one answer in a frame; every other answer keeps the headers of http/headers.ts. */
export function letFrame(reply: FastifyReply, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const policy = String(reply.getHeader(POLICY));
  // Where the policy is not the one that this replaces, the answer stays closed.
  if (!policy.includes(CLOSED)) return;
  reply.header(POLICY, policy.replace(CLOSED, `frame-ancestors ${origins.join(' ')}`));
  // It can say all or none, and browsers that know frame-ancestors do not look at it.
  reply.removeHeader('x-frame-options');
}
