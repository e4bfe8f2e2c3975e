import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openApiDocument } from '../openapi-document';
import { contractOf, shownContractOf } from './contract';
import { shownIntegrationsContractOf } from './for-integrations';
import { errorIndex, errorPage, isCode } from './errors/pages';
import { swaggerUi } from './swagger-ui';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const AN_HOUR = 'public, max-age=3600';

/** Swagger UI, the contract as JSON and a page for each error. Each document is built when somebody asks for it. */
export function addDocs(app: NestFastifyApplication, path: string, ui: boolean): void {
  const routes = once(() => openApiDocument(app));
  addErrorPages(app, `/${path}/errors`, routes);
  const server = app.getHttpAdapter().getInstance();
  const serve = (at: string, contractFor: (collected: OpenAPIObject) => OpenAPIObject): void => {
    const text = once(() => JSON.stringify(contractFor(routes())));
    server.get(at, (_request, reply) => reply.type(JSON_TYPE).send(text()));
  };
  serve(`/${path}-json`, contractOf);
  if (!ui) return;
  const shown = { all: `/${path}/all.json`, integrations: `/${path}/integrations.json` };
  serve(shown.all, shownContractOf);
  serve(shown.integrations, shownIntegrationsContractOf);
  // It has no document of its own: it fetches the one that is chosen.
  SwaggerModule.setup(path, app, () => ({}) as OpenAPIObject, { raw: false, ...swaggerUi(shown) });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function addErrorPages(app: NestFastifyApplication, path: string, routes: () => OpenAPIObject): void {
  const server = app.getHttpAdapter().getInstance();
  const send = (reply: FastifyReply, html: string): FastifyReply => reply.header('cache-control', AN_HOUR).type(HTML).send(html);
  server.get(path, (_request, reply) => send(reply, errorIndex()));
  server.get(`${path}/:code`, (request: FastifyRequest<{ Params: { code: string } }>, reply) => {
    const { code } = request.params;
    return isCode(code) ? send(reply, errorPage(code, routes())) : reply.callNotFound();
  });
}
