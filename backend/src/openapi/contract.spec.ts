import 'reflect-metadata';
import type { OpenAPIObject } from '@nestjs/swagger';
import { PERMISSIONS, type Action } from '@arogya/domain/access';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { createApp } from '../app.setup';
import { loadConfig } from '../config';
import { openApiDocument } from '../openapi-document';
import { TAGS } from './about';
import { COMMON_FIELDS, COMMON_PARAMETERS } from './common-fields';
import { contractOf, shownContractOf } from './contract';
import { isJson, listOf, nameOfRef, operationsOf, schemasOf, type Json } from './json';
import { refusalsOf } from './refusals';

let routes: OpenAPIObject;
beforeAll(async () => {
  const config = loadConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', NODE_ENV: 'test' });
  routes = openApiDocument(await createApp({ config, preview: true }));
});

const BY_INTEGRATION = ['[{"session":[]},{"integrationKey":[]}]', '[{"integrationKey":[]}]'];

const FORMS = [
  ['the published contract', contractOf],
  ['the contract that Swagger UI shows', shownContractOf],
] as const;

describe.each(FORMS)('%s', (_name, contract) => {
  let document: OpenAPIObject;
  beforeAll(() => {
    const collected = JSON.stringify(routes);
    document = contract(routes);
    expect(JSON.stringify(routes)).toBe(collected);
  });

  const operations = (): [string, Json][] => operationsOf(document).map(({ method, path, operation }) => [`${method} ${path}`, operation]);
  const failing = (right: (operation: Json) => boolean): string[] =>
    operations()
      .filter(([, operation]) => !right(operation))
      .map(([name]) => name);
  const parts = (kind: string): Record<string, Json> =>
    (document.components as unknown as Record<string, Record<string, Json>>)[kind] ?? {};
  const resolved = (value: Json): Json => (typeof value.$ref === 'string' ? (parts('parameters')[nameOfRef(value.$ref)] ?? value) : value);
  const fields = (of = document): [string, Json][] =>
    Object.entries(schemasOf(of)).flatMap(([schema, { properties }]) =>
      Object.entries((isJson(properties) ? properties : {}) as Record<string, Json>).map(([field, value]): [string, Json] => [
        `${schema}.${field}`,
        { ...schemasOf(of)[nameOfRef(value.$ref)], ...value },
      ]),
    );

  it('is OpenAPI 3.1 and has no word of 3.0 left', () => {
    expect(document.openapi).toBe('3.1.0');
    const old = [...JSON.stringify(document).matchAll(/"(nullable|exclusiveMinimum":true)"/gu)].map(([word]) => word);
    expect(old).toEqual([]);
    expect(Object.entries(schemasOf(document)).filter(([, schema]) => 'example' in schema)).toEqual([]);
  });

  const isSentence = (text: unknown, name = ''): boolean =>
    typeof text === 'string' && text.length >= 10 && text.toLowerCase() !== name.toLowerCase();
  const undescribed = (of = document): string[] =>
    fields(of)
      .filter(([name, { description }]) => !isSentence(description, name.split('.')[1]))
      .map(([name]) => name);

  it('describes each field and each parameter in a sentence', () => {
    expect(fields().length).toBeGreaterThan(500);
    expect(undescribed()).toEqual([]);
    expect(
      failing(({ parameters }) =>
        listOf(parameters)
          .map(resolved)
          .every(({ description }) => isSentence(description)),
      ),
    ).toEqual([]);
  });

  it('a field without a sentence is named', () => {
    const changed = structuredClone(document);
    const { properties } = schemasOf(changed)['Lead'] as { properties: { patientName: Json } };
    delete properties.patientName.description;
    expect(undescribed(changed)).toEqual(['Lead.patientName']);
  });

  it('has no default that nothing says', () => {
    const said = new Set(fields().map(([name, { description }]) => `${name.split('.')[1]}: ${String(description)}`));
    const parameters = operations().flatMap(([, operation]) => listOf(operation.parameters).map(resolved));
    const saidOfParameters = new Set(parameters.map(({ name, description }) => `${String(name)}: ${String(description)}`));
    const linesOf = (table: Readonly<Record<string, string>>): string[] =>
      Object.entries(table).map(([name, sentence]) => `${name}: ${sentence}`);
    expect(linesOf(COMMON_FIELDS).filter((line) => !said.has(line))).toEqual([]);
    expect(linesOf(COMMON_PARAMETERS).filter((line) => !saidOfParameters.has(line))).toEqual([]);
  });

  it('declares its tags and servers, and says of each operation whether it takes a session or a key', () => {
    const used = new Set(operations().flatMap(([, { tags }]) => tags as string[]));
    expect([...used].sort()).toEqual(Object.keys(TAGS));
    expect(document.servers?.length).toBeGreaterThan(0);
    const isPublic = (operation: Json): boolean => operation['x-access'] === 'public';
    const said = ['[]', '[{"session":[]}]', '[{"releaseKey":[]},{"session":[]}]', ...BY_INTEGRATION];
    const isSaid = (operation: Json): boolean => {
      const at = said.indexOf(JSON.stringify(operation.security));
      return isPublic(operation) ? at === 0 : at > 0;
    };
    expect(failing(isSaid)).toEqual([]);
  });

  it('states each error once', () => {
    const inline = failing(({ responses }) =>
      Object.entries(responses as Record<string, Json>).every(([status, response]) => status < '400' || typeof response.$ref === 'string'),
    );
    expect(inline).toEqual([]);
  });

  it('says of each operation which action it is, and who may take it', () => {
    const roles = (action: string): string[] => Object.keys(PERMISSIONS[action as Action] ?? {});
    const sentence = (action: string): RegExp =>
      action === 'public' ? /Public\.$/u : new RegExp(`For ${roles(action).join('.*, ')}`, 'u');
    const isSaid = ({ 'x-access': action, description }: Json): boolean => sentence(String(action)).test(String(description));
    expect(failing(isSaid)).toEqual([]);
    expect(isSaid({ 'x-access': 'slots:read', description: 'For admin.' })).toBe(false);
  });

  it('names the orders of each list', () => {
    const sorts = operations().flatMap(([, { parameters }]) =>
      listOf(parameters)
        .map(resolved)
        .filter(({ name }) => name === 'sort'),
    );
    expect(sorts.length).toBeGreaterThan(15);
    expect(sorts.filter(({ schema }) => !Array.isArray((schema as Json).enum))).toEqual([]);
  });

  it('fills in no optional parameter', () => {
    const optional = operations().flatMap(([, { parameters }]) =>
      listOf(parameters)
        .map(resolved)
        .filter(({ required }) => required !== true),
    );
    expect(optional.filter((one) => /"(example|examples|default)":/u.test(JSON.stringify(one)))).toEqual([]);
  });

  it('has examples that are valid against their own schemas', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'contract', components: document.components });
    const examples = [
      ...Object.entries(parts('schemas')).flatMap(([name, { examples: own }]) =>
        (Array.isArray(own) ? (own as unknown[]) : []).map((value): [string, object, unknown] => [
          name,
          { $ref: `contract#/components/schemas/${name}` },
          value,
        ]),
      ),
      ...Object.entries(parts('examples')).map(([name, { value }]): [string, object, unknown] => [
        name,
        { $ref: 'contract#/components/schemas/Problem' },
        value,
      ]),
      ...['parameters', 'headers'].flatMap((kind) =>
        Object.entries(parts(kind)).flatMap(([name, { schema, example }]): [string, object, unknown][] =>
          example === undefined ? [] : [[`${kind}.${name}`, schema as object, example]],
        ),
      ),
    ];
    expect(examples.length).toBeGreaterThan(50);
    const wrong = examples.flatMap(([name, schema, value]) => (ajv.validate(schema, value) ? [] : [`${name}: ${ajv.errorsText()}`]));
    expect(wrong).toEqual([]);
    expect(ajv.validate({ $ref: 'contract#/components/schemas/Lead' }, { id: 'none' })).toBe(false);
  });
});

describe('of the published contract and what Swagger UI shows of it', () => {
  const named = (document: OpenAPIObject): Map<string, Json> =>
    new Map(operationsOf(document).map(({ method, path, operation }) => [`${method} ${path}`, operation]));
  const responsesOf = (document: OpenAPIObject, { responses }: Json): Json[] => {
    const shared = document.components?.responses as unknown as Record<string, Json>;
    return Object.values(responses as Record<string, Json>).map((one) => shared[nameOfRef(one.$ref)] ?? one);
  };

  it('each call has all its errors in the one, and in the other each with its example', () => {
    const [contract, shown] = [contractOf(routes), shownContractOf(routes)];
    const of = { contract: named(contract), shown: named(shown) };
    const missing = operationsOf(routes).flatMap(({ method, path, operation }) => {
      const name = `${method} ${path}`;
      const stated = responsesOf(contract, of.contract.get(name) ?? {}).flatMap((one) => (one['x-codes'] ?? []) as string[]);
      const exampled = responsesOf(shown, of.shown.get(name) ?? {}).flatMap((one) => refusalsOf({ responses: { one } }) as string[]);
      return refusalsOf(operation)
        .filter((code) => !stated.includes(code) || !exampled.includes(code))
        .map((code) => `${name}: ${code}`);
    });
    expect(missing).toEqual([]);
  });

  it('the same fields stand in the same schemas', () => {
    const [schemas, shown] = [schemasOf(contractOf(routes)), schemasOf(shownContractOf(routes))];
    expect(schemas['Lead']?.properties).toMatchObject({ id: { format: 'uuid' } });
    for (const [name, { properties }] of Object.entries(shown))
      expect([name, schemas[name]?.properties ?? {}]).toEqual([name, properties ?? {}]);
  });
});
