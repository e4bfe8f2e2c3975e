import type { OpenAPIObject } from '@nestjs/swagger';
import { exampleOf } from '../http/examples';
import { isJson, listOf, operationsOf, type Json } from './json';
import { schema31 } from './schema';

/**
 * An example is what Swagger UI fills in: only where something must be filled in, and only what is there in any installation.
 * An optional filter stays empty, so that the first call of a list answers its rows.
 */
const FILLED: ReadonlySet<unknown> = new Set(['from', 'to', 'phone']);

function parameter31(parameter: Json): Json {
  const { schema, required, ...rest } = parameter;
  if (!isJson(schema)) return parameter;
  const isNeeded = required === true;
  const { nullable: _blank, example, ...stated } = schema;
  const value =
    isNeeded && FILLED.has(parameter.name)
      ? (example ?? exampleOf(String(parameter.name), stated as unknown as Parameters<typeof exampleOf>[1]))
      : undefined;
  return { ...rest, ...(isNeeded ? { required } : {}), schema: schema31(stated), ...(value === undefined ? {} : { example: value }) };
}

/** Each parameter in the words of 3.1. */
export function rewriteParameters(document: OpenAPIObject): OpenAPIObject {
  for (const { operation } of operationsOf(document)) {
    const parameters = listOf(operation.parameters).map(parameter31);
    if (parameters.length > 0) operation.parameters = parameters;
    else delete operation.parameters;
  }
  return document;
}
