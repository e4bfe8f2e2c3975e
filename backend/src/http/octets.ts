import { Refusal } from '@arogya/domain/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer } from '../errors/refusal.filter';

const OCTETS = 'application/octet-stream';

/** The one route that takes bytes, and how many. */
export interface TakesOctets {
  /** Its template: '/api/releases/files/:sha256'. */
  readonly url: string;
  readonly bytes: number;
  /** Whether the request says who it is from: nothing large is read for somebody who does not. */
  readonly isKnown: (request: FastifyRequest) => boolean;
}

const isOctets = ({ headers }: FastifyRequest): boolean => String(headers['content-type'] ?? '').startsWith(OCTETS);

/** Lets that route have bytes as its body; on every other one they stay unsupported. */
export function takeOctets(server: FastifyInstance, { url, bytes, isKnown }: TakesOctets): void {
  server.addContentTypeParser(OCTETS, { parseAs: 'buffer', bodyLimit: bytes }, (_request, body, done) => done(null, body));
  server.addHook('onRequest', (request, reply, done) => {
    const refusal = refusalOf(request, url, isKnown);
    if (refusal) answer(reply, refusal, request.id);
    else done();
  });
}

function refusalOf(request: FastifyRequest, url: string, isKnown: TakesOctets['isKnown']): Refusal | null {
  if (!isOctets(request)) return null;
  if (request.routeOptions.url !== url) return new Refusal('unsupported');
  return isKnown(request) ? null : new Refusal('signedOut');
}
