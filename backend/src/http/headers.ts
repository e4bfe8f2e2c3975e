import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config';

const DOCS = '/api/docs';

export const isOfApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean => url.startsWith('/api');
/** Nobody is to find an answer of the API by a search. */
export const API_HEADERS: readonly (readonly [string, string])[] = [['x-robots-tag', 'noindex']];

/** Swagger UI has inline scripts; it shows nobody's data. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const MFE = '/mfe/';

/** Files of micro-frontends are parts of our own pages: opened by their own address they are no page, and run nothing. */
const MFE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

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

/** helmet's headers are the same for every answer, so it is asked once: it would compute the policy anew each time. */
export function securityHeaders({ publicBaseUrl }: Pick<Config, 'publicBaseUrl'>): [string, string][] {
  const https = publicBaseUrl.startsWith('https:');
  const headers: [string, string][] = [];
  const response = { setHeader: (name: string, value: string) => headers.push([name, value]), removeHeader: () => undefined };
  const setHeaders = helmet({
    contentSecurityPolicy: policy(https),
    // Both would break a plain-http installation on a LAN address.
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  setHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/** Security headers on every answer, no-store and the request's id on those of the API. */
export function addHeaders(server: FastifyInstance, config: Pick<Config, 'publicBaseUrl' | 'apiDocs'>): void {
  const security = securityHeaders(config);
  server.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of security) reply.header(name, value);
    done();
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith(MFE) || request.routeOptions.url?.startsWith(MFE)) reply.header('content-security-policy', MFE_POLICY);
    if (isOfApi(request)) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      for (const [name, value] of API_HEADERS) reply.header(name, value);
      // The page of an error is one of the documents.
      if (!config.apiDocs && String(reply.getHeader('link')).includes('rel="help"')) reply.removeHeader('link');
      if (request.url.startsWith(DOCS)) reply.header('content-security-policy', DOCS_POLICY);
    }
    done(null, payload);
  });
}
