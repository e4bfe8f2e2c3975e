import type { OpenAPIObject } from '@nestjs/swagger';
import { isJson, nameOfRef, operationsOf, schemasOf, withComponents, type Json } from './json';

const refTo = (name: string): Json => ({ $ref: `#/components/headers/${name}` });

const text = (description: string, example: string): Json => ({ description, schema: { type: 'string' }, example });

/** Headers of answers besides those of lists. */
const HEADERS: Readonly<Record<string, Json>> = {
  ErrorPage: text('The page that describes this error, as `rel="help"` (RFC 8288)', '</api/docs/errors/notFound>; rel="help"'),
  'Retry-After': { description: 'After how many seconds to try again', schema: { type: 'integer' }, example: 5 },
  ETag: text('The `version` of the record; send it as `If-Match` to change only what you have read', '"1"'),
};

/** The headers of lists, of records with a version and of errors, each once under `components.headers`. */
export function shareHeaders(document: OpenAPIObject): OpenAPIObject {
  const headers: Record<string, Json> = { ...HEADERS };
  const schemas = schemasOf(document);
  for (const response of operationsOf(document).flatMap(({ operation }) => successesOf(operation))) {
    const own = isJson(response.headers) ? (response.headers as Record<string, Json>) : {};
    for (const [name, header] of Object.entries(own)) headers[name] = header;
    const shared = [...Object.keys(own), ...(isVersioned(response, schemas) ? ['ETag'] : [])];
    if (shared.length > 0) response.headers = Object.fromEntries(shared.map((name) => [name, refTo(name)]));
  }
  return withComponents(document, { headers });
}

const successesOf = ({ responses }: Json): Json[] =>
  Object.entries(isJson(responses) ? responses : {}).flatMap(([status, response]) =>
    status < '300' && isJson(response) ? [response] : [],
  );

function isVersioned({ content }: Json, schemas: Readonly<Record<string, Json>>): boolean {
  const media = isJson(content) ? content['application/json'] : undefined;
  const schema = isJson(media) && isJson(media.schema) ? schemas[nameOfRef(media.schema.$ref)] : undefined;
  return schema !== undefined && isJson(schema.properties) && 'version' in schema.properties;
}
