import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

const DOCS = '/api/docs';

/** Swagger UI brings inline scripts of its own; it shows no data of anybody. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const policy = (https: boolean) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // antd writes its styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https ? { 'upgrade-insecure-requests': [] } : {}),
  },
});

/** Security headers on every answer, no-store and the request's id on those of the API. */
export async function addHeaders(server: FastifyInstance, config: Pick<Config, 'publicBaseUrl'>): Promise<void> {
  const https = config.publicBaseUrl.startsWith('https:');
  await server.register(fastifyHelmet, {
    contentSecurityPolicy: policy(https),
    // Both would break a plain-http installation on a LAN address.
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api')) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      if (request.url.startsWith(DOCS)) reply.header('content-security-policy', DOCS_POLICY);
    }
    done(null, payload);
  });
}
