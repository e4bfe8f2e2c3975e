import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { SESSION_COOKIE } from './auth/cookies';
import { addExamples } from './openapi-examples';
import { addRefusals } from './openapi/refusals';
import { addSorts } from './openapi/sorts';

const SESSION = 'The session that `POST /api/auth/login` begins. Browsers send the cookie by themselves; they let no script set it.';
const RELEASE_KEY = 'A key that ships releases of one micro-frontend, as `Bearer adk_…`. Administrators make them on the page Releases.';
const INTEGRATION_KEY =
  'A key of an integration, as `Bearer adi_…`. Administrators make them on the page Integrations. It decides alone: a session beside it does not count.';

/**
 * What the routes say of themselves, each operation written out. Tests and proofs read it; what is published of it
 * (openapi.json, /api/docs-json) is `contractOf` of it, what Swagger UI shows `shownContractOf`.
 */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const options = new DocumentBuilder()
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: SESSION }, 'session')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'adk_…', description: RELEASE_KEY }, 'releaseKey')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'adi_…', description: INTEGRATION_KEY }, 'integrationKey')
    .build();
  const document = SwaggerModule.createDocument(app, options, { operationIdFactory: (_controller, method) => method });
  return addExamples(addSorts(addRefusals(sorted(document))));
}

const byName = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)));

function sorted(document: OpenAPIObject): OpenAPIObject {
  const { schemas, ...components } = document.components ?? {};
  return { ...document, paths: byName(document.paths), components: { ...components, schemas: byName(schemas ?? {}) } };
}
