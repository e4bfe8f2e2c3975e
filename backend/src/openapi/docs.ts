import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openApiDocument } from '../openapi-document';
import { contractOf, shownContractOf } from './contract';
import { errorIndex, errorPage, isCode } from './errors/pages';
import { SWAGGER_UI } from './swagger-ui';

const HTML = 'text/html; charset=utf-8';
const AN_HOUR = 'public, max-age=3600';

/** Swagger UI, the contract as JSON and a page for each error. Each document is built when somebody asks for it. */
export function addDocs(app: NestFastifyApplication, path: string, ui: boolean): void {
  const routes = once(() => openApiDocument(app));
  addErrorPages(app, `/${path}/errors`, routes);
  const published = once(() => JSON.stringify(contractOf(routes())));
  const server = app.getHttpAdapter().getInstance();
  server.get(`/${path}-json`, (_request, reply) => reply.type('application/json; charset=utf-8').send(published()));
  if (ui) SwaggerModule.setup(path, app, () => shownContractOf(routes()), { raw: false, ...SWAGGER_UI });
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
