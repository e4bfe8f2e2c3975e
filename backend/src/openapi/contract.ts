import type { OpenAPIObject } from '@nestjs/swagger';
import { INFO, SERVERS, TAGS } from './about';
import { addDescriptions } from './describe';
import { withExamples } from './examples';
import { shareHeaders } from './headers';
import { mapped, operationsOf, type Json } from './json';
import { completeOperations, orderOperations, rewriteBodies } from './operations';
import { rewriteParameters } from './parameters';
import { schema31 } from './schema';
import { shareAnswers, shareParameters } from './share';
import { shareErrors } from './share-errors';

/**
 * What is published of the routes: OpenAPI 3.1, every field described, what many operations have in common stated once. The
 * document that it is made of stays as it is.
 */
export const contractOf = (collected: OpenAPIObject): OpenAPIObject => written(collected, false);

/** What Swagger UI shows: the contract, with what each call answers and how it is refused written out beside it. */
export const shownContractOf = (collected: OpenAPIObject): OpenAPIObject => written(collected, true);

function written(collected: OpenAPIObject, isShown: boolean): OpenAPIObject {
  const document = addDescriptions(structuredClone(collected));
  const schemas = withExamples(document, isShown);
  const completed = completeOperations(rewriteBodies(document, schema31));
  const described = shareErrors(shareHeaders(rewriteParameters(completed)), isShown);
  const shared = orderOperations(shareParameters(shareAnswers(described)));
  const used = new Set(operationsOf(shared).flatMap(({ operation }) => operation.tags as string[]));
  const { securitySchemes = {}, ...components } = shared.components ?? {};
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: SERVERS,
    tags: Object.entries(TAGS).flatMap(([name, description]) => (used.has(name) ? [{ name, description }] : [])),
    paths: shared.paths,
    components: { securitySchemes, ...sortedParts({ ...components, schemas }) },
  } as unknown as OpenAPIObject;
}

const byName = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([left], [right]) => (left < right ? -1 : 1)));

const sortedParts = (parts: object): object => byName(mapped(parts as Record<string, Record<string, Json>>, byName));
