import { Refusal } from '@arogya/domain/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer } from '../errors/refusal.filter';
import type { RefusalLog } from '../errors/refusal-log';

const OCTETS = 'application/octet-stream';

/** The one route that takes bytes, and how many. */
export interface TakesOctets {
  /** Its template: '/api/releases/files/:sha256'. */
  readonly url: string;
  readonly bytes: number;
  /** Why these bytes will not be taken, before any of them are read; null when they may come. */
  readonly refusalOf: (request: FastifyRequest) => Promise<Refusal | null>;
  /** Where refused calls are written down, those that no guard sees as well. */
  readonly log: RefusalLog;
}

const isOctets = ({ headers }: FastifyRequest): boolean => String(headers['content-type'] ?? '').startsWith(OCTETS);

/** Lets that route have bytes as its body; on every other one they stay unsupported. */
export function takeOctets(server: FastifyInstance, { url, bytes, refusalOf, log }: TakesOctets): void {
  server.addContentTypeParser(OCTETS, { parseAs: 'buffer', bodyLimit: bytes }, (_request, body, done) => done(null, body));
  server.addHook('onRequest', (request, reply, done) => {
    if (!isOctets(request)) return done();
    const refuse = (refusal: Refusal): void => answer(reply, refusal, request.id);
    if (request.routeOptions.url !== url) return refuse(new Refusal('unsupported'));
    const decide = async (): Promise<void> => {
      const refusal = await refusalOf(request);
      if (!refusal) return done();
      // It is answered also when it cannot be written down.
      await log.write(refusal, request)?.catch(() => undefined);
      refuse(refusal);
    };
    decide().catch((error: unknown) => refuse(error instanceof Refusal ? error : new Refusal('unavailable')));
  });
}
