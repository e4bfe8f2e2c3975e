import { Refusal } from '@arogya/domain/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer } from '../errors/refusal.filter';

const OCTETS = 'application/octet-stream';

/** The one route that takes bytes, and how many. */
export interface TakesOctets {
  /** Its template: '/api/releases/files/:sha256'. */
  readonly url: string;
  readonly bytes: number;
  /** Whether the request comes from somebody who may send them: nothing large is read from anybody else. */
  readonly mayRead: (request: FastifyRequest) => Promise<boolean>;
}

const isOctets = ({ headers }: FastifyRequest): boolean => String(headers['content-type'] ?? '').startsWith(OCTETS);

/** Lets that route have bytes as its body; on every other one they stay unsupported. */
export function takeOctets(server: FastifyInstance, { url, bytes, mayRead }: TakesOctets): void {
  server.addContentTypeParser(OCTETS, { parseAs: 'buffer', bodyLimit: bytes }, (_request, body, done) => done(null, body));
  server.addHook('onRequest', (request, reply, done) => {
    if (!isOctets(request)) return done();
    if (request.routeOptions.url !== url) return answer(reply, new Refusal('unsupported'), request.id);
    const decide = (may: boolean): void => (may ? done() : answer(reply, new Refusal('signedOut'), request.id));
    mayRead(request).then(decide, () => answer(reply, new Refusal('unavailable'), request.id));
  });
}
