import type { OpenAPIObject } from '@nestjs/swagger';
import { INFO, SERVERS, TAGS } from './about';
import { addDescriptions } from './describe';
import { withExamples } from './examples';
import { shareHeaders } from './headers';
import { mapped, type Json } from './json';
import { completeOperations, orderOperations, rewriteBodies } from './operations';
import { rewriteParameters } from './parameters';
import { schema31 } from './schema';
import { shareParameters, shareResponses } from './share';

const SESSION = 'The session that `POST /api/auth/login` begins. Browsers send the cookie by themselves; they let no script set it.';

/**
 * What is published of the routes: OpenAPI 3.1, every field described, what many operations have in common stated once. The
 * document that it is made of stays as it is.
 */
export function contractOf(collected: OpenAPIObject): OpenAPIObject {
  const document = addDescriptions(structuredClone(collected));
  const schemas = withExamples(document);
  const described = shareHeaders(rewriteParameters(completeOperations(rewriteBodies(document, schema31))));
  const shared = orderOperations(shareParameters(shareResponses(described)));
  const { securitySchemes, ...components } = shared.components ?? {};
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: SERVERS,
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: shared.paths,
    components: {
      securitySchemes: mapped(securitySchemes ?? {}, (scheme) => ({ ...scheme, description: SESSION })),
      ...sortedParts({ ...components, schemas }),
    },
  } as unknown as OpenAPIObject;
}

const byName = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)));

const sortedParts = (parts: object): object => byName(mapped(parts as Record<string, Record<string, Json>>, byName));
