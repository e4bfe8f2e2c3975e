import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { PRODUCT } from '@arogya/domain/texts';
import { SESSION_COOKIE } from './auth/cookies';
import { addExamples } from './openapi-examples';

const DESCRIPTION = [
  'Sign in with `POST /api/auth/login`; the session travels in a cookie.',
  'Lists answer a JSON array; `X-Total-Count`, `X-Total-Capped` and `Link` (RFC 8288) say the rest.',
  'Every refusal is `application/problem+json` with `message` (one sentence) and `errors` (a sentence per field).',
  'Records with a `version` have an `ETag`: send it as `If-Match` to learn of changes by others (409).',
  'Send an `Idempotency-Key` with a creating call to repeat it safely.',
].join(' ');

/** The API document, in a stable order: openapi.json, /api/docs-json and Swagger UI are all made from it. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .setTitle(PRODUCT)
    .setDescription(DESCRIPTION)
    .setVersion('1')
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE }, 'session')
    .build();
  const document = SwaggerModule.createDocument(app, options, { operationIdFactory: (_controller, method) => method });
  return addExamples(sorted(document));
}

const byName = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)));

function sorted(document: OpenAPIObject): OpenAPIObject {
  const { schemas, ...components } = document.components ?? {};
  return { ...document, paths: byName(document.paths), components: { ...components, schemas: byName(schemas ?? {}) } };
}
