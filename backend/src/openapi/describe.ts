import type { OpenAPIObject } from '@nestjs/swagger';
import { COMMON_FIELDS, COMMON_PARAMETERS } from './common-fields';
import { isJson, listOf, operationsOf, schemasOf, type Json } from './json';

/** Gives each field and each parameter that says nothing in its class the default of its name. */
export function addDescriptions(document: OpenAPIObject): OpenAPIObject {
  for (const { properties } of Object.values(schemasOf(document))) {
    for (const [field, property] of Object.entries(isJson(properties) ? (properties as Record<string, Json>) : {})) {
      property.description ??= COMMON_FIELDS[field];
    }
  }
  for (const { operation } of operationsOf(document)) {
    for (const parameter of listOf(operation.parameters)) parameter.description ??= COMMON_PARAMETERS[String(parameter.name)];
  }
  return document;
}
