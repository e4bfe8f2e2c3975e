import type { OpenAPIObject } from '@nestjs/swagger';
import { exampleOf } from './http/examples';

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Composes an example body for every request and answer from the examples of its fields. */
export function addExamples(document: OpenAPIObject): OpenAPIObject {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Json>;
  for (const path of Object.values(document.paths) as unknown as Json[]) {
    for (const operation of METHODS.map((method) => path[method]).filter(isJson)) {
      const answers = isJson(operation.responses) ? Object.values(operation.responses) : [];
      for (const holder of [operation.requestBody, ...answers].filter(isJson)) addTo(holder, schemas);
    }
  }
  return document;
}

export const sampleOf = (schema: Json, schemas: Record<string, Json>): unknown => sample('', schema, schemas, 0);

function addTo(holder: Json, schemas: Record<string, Json>): void {
  const content = isJson(holder.content) ? holder.content : {};
  for (const media of Object.values(content).filter(isJson)) {
    if (media.example === undefined && media.examples === undefined) media.example = sample('', media.schema, schemas, 0);
  }
}

function sample(name: string, schema: unknown, schemas: Record<string, Json>, depth: number): unknown {
  if (!isJson(schema) || depth > 8) return null;
  if (schema.example !== undefined) return schema.example;
  if (typeof schema.$ref === 'string') return sample(name, schemas[schema.$ref.split('/').at(-1) ?? ''], schemas, depth + 1);
  const [first] = ([schema.allOf, schema.oneOf, schema.anyOf].find(Array.isArray) ?? []) as unknown[];
  if (first !== undefined) return sample(name, first, schemas, depth + 1);
  if (schema.type === 'array') return named(name, schema) ?? [sample(name.replace(/s$/u, ''), schema.items, schemas, depth + 1)];
  if (isJson(schema.properties)) return ofProperties(schema.properties, schemas, depth);
  return named(name, schema) ?? plain(schema);
}

const ofProperties = (properties: Json, schemas: Record<string, Json>, depth: number): Json =>
  Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, withIdOf(properties, name, sample(name, inner, schemas, depth + 1))]),
  );

/** The `patient` beside a `patientId` is that patient. */
function withIdOf(properties: Json, name: string, value: unknown): unknown {
  const id = `${name}Id` in properties ? exampleOf(`${name}Id`, { type: 'string', format: 'uuid' }) : undefined;
  return id !== undefined && isJson(value) && 'id' in value ? { ...value, id } : value;
}

function named(name: string, schema: Json): unknown {
  return exampleOf(name, schema as unknown as Parameters<typeof exampleOf>[1]);
}

function plain({ type, minimum }: Json): unknown {
  if (type === 'integer' || type === 'number') return minimum ?? 1;
  if (type === 'object') return {};
  return type === 'boolean' ? true : 'text';
}
