import type { OpenAPIObject } from '@nestjs/swagger';
import { actionOf, callers } from './access';
import { isJson, operationsOf, type Json } from './json';

/** A success needs no words beside the summary of its operation. */
const DONE: Readonly<Record<string, string>> = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'Done' };

/** What each operation says besides its routes' own words: who may call it, and that a public one asks for no session. */
export function completeOperations(document: OpenAPIObject): OpenAPIObject {
  for (const { operation } of operationsOf(document)) {
    operation.description = [operation.description, callers(operation)].filter(Boolean).join('\n\n');
    operation['x-access'] = actionOf(operation);
    operation.security ??= [];
    for (const [status, response] of Object.entries(isJson(operation.responses) ? operation.responses : {})) {
      if (isJson(response) && response.description === operation.summary) response.description = DONE[status] ?? response.description;
    }
  }
  return document;
}

const ORDER = [
  'operationId',
  'summary',
  'description',
  'tags',
  'x-access',
  'x-proof',
  'security',
  'parameters',
  'requestBody',
  'responses',
];

/** Each operation in the order in which one reads it. */
export function orderOperations(document: OpenAPIObject): OpenAPIObject {
  for (const { path, method, operation } of operationsOf(document)) {
    const item = document.paths[path] as unknown as Json;
    item[method] = Object.fromEntries(ORDER.filter((key) => key in operation).map((key) => [key, operation[key]]));
  }
  return document;
}

const contentsOf = ({ requestBody, responses }: Json): Json[] =>
  [requestBody, ...Object.values(isJson(responses) ? responses : {})].flatMap((holder) =>
    isJson(holder) && isJson(holder.content) ? [holder.content] : [],
  );

/** Bodies in the words of 3.1: the example of a JSON body stands with its schema. */
export function rewriteBodies(document: OpenAPIObject, rewrite: (schema: Json) => Json): OpenAPIObject {
  for (const content of operationsOf(document).flatMap(({ operation }) => contentsOf(operation))) {
    for (const [type, media] of Object.entries(content)) {
      if (!isJson(media)) continue;
      if (isJson(media.schema)) media.schema = rewrite(media.schema);
      if (type === 'application/json') delete media.example;
    }
  }
  return document;
}
