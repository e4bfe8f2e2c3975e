import 'reflect-metadata';
import type { OpenAPIObject } from '@nestjs/swagger';
import { PERMISSIONS } from '@arogya/domain/access';
import { createApp } from './app.setup';
import { loadConfig } from './config';
import { openApiDocument } from './openapi-document';

type Json = Record<string, unknown>;
interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  'x-access'?: { action: string };
  requestBody?: { content: Json };
  parameters?: { name: string; in: string; schema?: Json }[];
  responses: Record<string, { content?: Record<string, { schema?: Json; example?: unknown; examples?: Json }> }>;
}

describe('the contract', () => {
  let document: OpenAPIObject;
  let operations: [name: string, operation: Operation][];
  beforeAll(async () => {
    const config = loadConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', NODE_ENV: 'test' });
    document = openApiDocument(await createApp({ config, preview: true }));
    operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item as unknown as Record<string, Operation>).map(([method, operation]): [string, Operation] => [
        `${method} ${path}`,
        operation,
      ]),
    );
  });

  /** The operations for which `right` does not hold. */
  const failing = (right: (operation: Operation, name: string) => boolean): string[] =>
    operations.filter(([name, operation]) => !right(operation, name)).map(([name]) => name);
  const statuses = ({ responses }: Operation): string[] => Object.keys(responses);

  it('has operations at all', () => {
    expect(operations.length).toBeGreaterThan(5);
  });

  it('gives each operation an id of its own, a tag and a summary', () => {
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
    expect(failing(({ summary, tags }) => Boolean(summary?.trim()) && (tags?.length ?? 0) > 0)).toEqual([]);
  });

  it('says of each operation who may call it, in the words of the permissions', () => {
    expect(failing((operation) => ['public', ...Object.keys(PERMISSIONS)].includes(operation['x-access']?.action ?? ''))).toEqual([]);
  });

  it('says of each operation how it is refused', () => {
    expect(failing((operation) => statuses(operation).includes('503'))).toEqual([]);
    expect(
      failing(
        (operation) => operation['x-access']?.action === 'public' || ['401', '403'].every((status) => statuses(operation).includes(status)),
      ),
    ).toEqual([]);
    const isFilled = ({ requestBody, parameters = [] }: Operation): boolean =>
      requestBody !== undefined || parameters.some((one) => one.in === 'query');
    const isOfOne = ({ parameters = [] }: Operation): boolean => parameters.some((one) => one.in === 'path');
    expect(failing((operation) => !isFilled(operation) || statuses(operation).includes('400'))).toEqual([]);
    expect(
      failing((operation) => !isOfOne(operation) || statuses(operation).some((status) => status === '400' || status === '404')),
    ).toEqual([]);
  });

  it('has an example in each body and each answer', () => {
    const hasExample = (content: Json = {}): boolean =>
      Object.entries(content).every(
        ([type, media]) => !type.includes('json') || (media as Json).example !== undefined || (media as Json).examples !== undefined,
      );
    expect(failing(({ requestBody }) => hasExample(requestBody?.content))).toEqual([]);
    expect(failing(({ responses }) => Object.values(responses).every(({ content }) => hasExample(content)))).toEqual([]);
  });

  it('bounds every text, number and list that is sent', () => {
    const bounded = (schema: Json): boolean => {
      if (schema.type === 'string') return 'maxLength' in schema || 'format' in schema || 'enum' in schema;
      if (schema.type === 'integer' || schema.type === 'number') return 'minimum' in schema && 'maximum' in schema;
      return schema.type !== 'array' || ('maxItems' in schema && bounded(schema.items as Json));
    };
    const schemas = document.components?.schemas as unknown as Record<string, { properties?: Record<string, Json> }>;
    const sent = operations.flatMap(([, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).map((media) => (media as { schema: Json }).schema),
    );
    const bodies = sent.map(({ $ref }) => String($ref).split('/').at(-1) ?? '');
    const open = bodies.flatMap((name) =>
      Object.entries(schemas[name]?.properties ?? {})
        .filter(([, schema]) => schema.type !== undefined && !bounded(schema))
        .map(([field]) => `${name}.${field}`),
    );
    expect(open).toEqual([]);
    expect(
      failing(({ parameters = [] }) => parameters.every((one) => one.in !== 'query' || (one.schema !== undefined && bounded(one.schema)))),
    ).toEqual([]);
  });

  it('is the same each time', async () => {
    const config = loadConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', NODE_ENV: 'test' });
    expect(JSON.stringify(openApiDocument(await createApp({ config, preview: true })))).toBe(JSON.stringify(document));
  });
});
