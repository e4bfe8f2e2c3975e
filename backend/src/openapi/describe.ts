import type { OpenAPIObject } from '@nestjs/swagger';
import { APPOINTMENTS } from './fields/appointments';
import { COMMON, PARAMETERS } from './fields/by-name';
import type { FieldTable } from './fields/fields';
import { HOSPITALS } from './fields/hospitals';
import { LEADS } from './fields/leads';
import { OPERATION } from './fields/operation';
import { PEOPLE } from './fields/people';
import { REFERENCE } from './fields/reference';
import { isJson, listOf, operationsOf, schemasOf, type Json } from './json';

/** What each field says, by `Schema.field`; a field that is not here says what its name says everywhere (`COMMON`). */
export const FIELDS: FieldTable = { ...APPOINTMENTS, ...HOSPITALS, ...LEADS, ...OPERATION, ...PEOPLE, ...REFERENCE };

/** Gives each field and each parameter a sentence, unless its class has one of its own. */
export function addDescriptions(document: OpenAPIObject): OpenAPIObject {
  for (const [schema, { properties }] of Object.entries(schemasOf(document))) {
    for (const [field, property] of Object.entries(isJson(properties) ? (properties as Record<string, Json>) : {})) {
      property.description ??= FIELDS[`${schema}.${field}`] ?? COMMON[field];
    }
  }
  for (const { operation } of operationsOf(document)) {
    for (const parameter of listOf(operation.parameters)) parameter.description ??= PARAMETERS[String(parameter.name)];
  }
  return document;
}
