import { isJson, listOf, mapped, type Json } from './json';

const NULL = { type: 'null' };

/** A schema as the decorators of Nest write it (OpenAPI 3.0) in the words of JSON Schema 2020-12, which 3.1 speaks. */
export function schema31(schema: Json): Json {
  const { nullable, example: _example, type, enum: values, allOf, ...rest } = schema;
  const inner = innerOf(rest);
  if (inner.minLength === 0) delete inner.minLength;
  const [one, ...others] = listOf(allOf);
  if (one && others.length === 0) return nullable ? { anyOf: [schema31(one), NULL], ...inner } : { ...schema31(one), ...inner };
  return { ...typed(type, nullable === true), ...enumerated(values, nullable === true), ...inner };
}

function innerOf({ properties, items, anyOf, additionalProperties, ...rest }: Json): Json {
  return {
    ...rest,
    ...(isJson(properties) ? { properties: mapped(properties as Record<string, Json>, schema31) } : {}),
    ...(isJson(items) ? { items: schema31(items) } : {}),
    ...(Array.isArray(anyOf) ? { anyOf: listOf(anyOf).map(schema31) } : {}),
    ...(additionalProperties === undefined
      ? {}
      : { additionalProperties: isJson(additionalProperties) ? schema31(additionalProperties) : additionalProperties }),
  };
}

/** Every number of this API is a whole one; `number` is only what TypeScript calls it. */
function typed(type: unknown, nullable: boolean): Json {
  if (type === undefined) return {};
  const whole = type === 'number' ? 'integer' : type;
  return { type: nullable ? [whole, 'null'] : whole };
}

const enumerated = (values: unknown, nullable: boolean): Json =>
  Array.isArray(values) ? { enum: nullable ? [...(values as unknown[]), null] : values } : {};
