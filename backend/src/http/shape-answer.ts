import type { FastifyReply, FastifyRequest, preSerializationHookHandler } from 'fastify';
import { Replayed } from '../idempotency/idempotency';
import { etagOf } from './if-match';
import { Page, PAGE_SIZE } from '../paging/page';

/**
 * Sets the headers of a list (total, links) and the ETag of a record with a version. It is a hook of fastify: an interceptor
 * would send every answer through rxjs, about a tenth of what a booking costs the server.
 */
export const shapeAnswer: preSerializationHookHandler = (request, reply, answer, done) => done(null, shaped(answer, request, reply));

function shaped(answer: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  if (answer instanceof Page) {
    writeHeaders(answer, request, reply);
    return shaped(answer.rows, request, reply);
  }
  if (answer instanceof Replayed) {
    reply.header('idempotent-replayed', 'true');
    return shaped(answer.answer, request, reply);
  }
  const etag = etagOf(answer);
  if (etag) reply.header('etag', etag);
  return answer;
}

function writeHeaders(page: Page<unknown>, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-total-count', page.total);
  if (page.capped) reply.header('x-total-capped', 'true');
  const link = linkOf(page, new URL(request.url, 'http://self'));
  if (link) reply.header('link', link);
}

function linkOf(page: Page<unknown>, url: URL): string {
  const size = Number(url.searchParams.get('pageSize')) || PAGE_SIZE;
  const current = Number(url.searchParams.get('page')) || 1;
  const last = Math.max(1, Math.ceil(page.total / size));
  const to = (changes: Record<string, string | null>): string => {
    const target = new URL(url);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) target.searchParams.delete(key);
      else target.searchParams.set(key, value);
    }
    return `<${target.pathname}${target.search}>`;
  };
  const links = [`${to({ page: '1', after: null })}; rel="first"`];
  const byKeyset = url.searchParams.has('after');
  if (current > 1 && !byKeyset) links.push(`${to({ page: String(current - 1) })}; rel="prev"`);
  if (page.next) links.push(`${to({ after: page.next, page: null })}; rel="next"`);
  else if (current < last && !byKeyset) links.push(`${to({ page: String(current + 1) })}; rel="next"`);
  if (!page.capped) links.push(`${to({ page: String(last), after: null })}; rel="last"`);
  return links.join(', ');
}
