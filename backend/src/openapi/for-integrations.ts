import type { OpenAPIObject } from '@nestjs/swagger';
import { INTEGRATIONS_INFO } from './about';
import { reachOf } from './access';
import { contractOf, shownContractOf } from './contract';
import { isJson, nameOfRef, operationsOf, schemasOf, type Json } from './json';

const SCHEME = 'integrationKey';

/** The names of all schemas that a part of a document refers to. */
function namesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(namesIn);
  if (!isJson(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === '$ref' ? [nameOfRef(value)] : namesIn(value)));
}

/** Those schemas, and the ones that they are made of. */
function reached(document: OpenAPIObject, names: readonly string[], known: Set<string> = new Set()): Set<string> {
  for (const name of names.filter((one) => !known.has(one))) {
    known.add(name);
    reached(document, namesIn(schemasOf(document)[name]), known);
  }
  return known;
}

/** What integrations may call, of the same routes, as they call it: with a key. */
function callable(collected: OpenAPIObject): OpenAPIObject {
  const document = structuredClone(collected);
  const paths: Record<string, Json> = {};
  for (const { path, method, operation } of operationsOf(document)) {
    if (!('integration' in reachOf(operation))) continue;
    paths[path] = { ...paths[path], [method]: { ...operation, security: [{ [SCHEME]: [] }] } };
  }
  const used = reached(document, namesIn(paths));
  const schemas = Object.fromEntries(Object.entries(schemasOf(document)).filter(([name]) => used.has(name)));
  const { [SCHEME]: scheme } = document.components?.securitySchemes ?? {};
  return { ...document, paths, components: { schemas, securitySchemes: { [SCHEME]: scheme } } } as unknown as OpenAPIObject;
}

/** The contract for integrations: what of the API is promised to them (openapi-integrations.json). */
export const integrationsContractOf = (collected: OpenAPIObject): OpenAPIObject => ({
  ...contractOf(callable(collected)),
  info: INTEGRATIONS_INFO,
});

/** The same as Swagger UI shows it. */
export const shownIntegrationsContractOf = (collected: OpenAPIObject): OpenAPIObject => ({
  ...shownContractOf(callable(collected)),
  info: INTEGRATIONS_INFO,
});
