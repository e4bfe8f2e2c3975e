import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLERS, type Caller } from '@arogya/domain/access';
import type { Method } from '@arogya/backend/testing/caller';
import { ROOT } from '../product';

export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly nullable?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly example?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly $ref?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

export interface Operation {
  readonly method: Method;
  /** Under /api, with its `{parameters}`. */
  readonly path: string;
  readonly action: string;
  readonly roles: Partial<Record<Caller, 'all' | 'scoped'>>;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  /** The status of its answer when it has done what was asked. */
  readonly success: number;
}

/** A schema of OpenAPI 3.1, or of 3.0 as the routes themselves write it. */
type RawSchema = Omit<Schema, 'type' | 'properties' | 'items'> & {
  readonly type?: string | readonly string[];
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, RawSchema>>;
  readonly items?: RawSchema;
};

type RawParameter = Partial<Omit<Parameter, 'schema'>> & { readonly $ref?: string; readonly schema?: RawSchema };

interface RawOperation {
  /** In openapi.json the name of the action; its roles stand in docs/access.md. */
  readonly 'x-access': string | { readonly action: string; readonly roles?: Operation['roles'] };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly parameters?: readonly RawParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: RawSchema }>> };
}

export interface Contract {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components?: { readonly schemas?: unknown; readonly parameters?: unknown };
}

export const readContract = (): Contract => JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as Contract;

const namedBy = <T>(parts: unknown, ref: string): T | undefined =>
  ((parts ?? {}) as Readonly<Record<string, T>>)[ref.split('/').at(-1) ?? ''];

/** A schema with one type and no null among its values; `example` is its own part of the example of the whole. */
function plain({ type, enum: values, properties, items, examples: [whole] = [], ...rest }: RawSchema, own = whole): Schema {
  const types = type === undefined ? [] : [type].flat();
  const [first] = types.filter((one) => one !== 'null');
  const parts = (own ?? {}) as Readonly<Record<string, unknown>>;
  return {
    ...rest,
    ...(first === undefined ? {} : { type: first }),
    ...(types.includes('null') ? { nullable: true } : {}),
    ...(values ? { enum: values.filter((value) => value !== null) } : {}),
    ...(own === undefined ? {} : { example: own }),
    ...(items ? { items: plain(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, inner]) => [name, plain(inner, inner.example ?? parts[name])]),
          ),
        }
      : {}),
  };
}

const SCOPES: Readonly<Record<string, 'all' | 'scoped'>> = { A: 'all', S: 'scoped' };

/** Never the table of the running code: a control widens that one, and has to be found by these. */
function accessOf({ 'x-access': access }: RawOperation, letters: readonly string[] = []): Pick<Operation, 'action' | 'roles'> {
  if (typeof access !== 'string') return { roles: {}, ...access };
  const reached = CALLERS.flatMap((role, index) => (SCOPES[letters[index] ?? ''] ? [[role, SCOPES[letters[index] ?? '']]] : []));
  return { action: access, roles: Object.fromEntries(reached) as Operation['roles'] };
}

/** What a field of this name looks like in some example: that of a change shows only a few of its fields. */
function examplesByName(schemas: unknown): Readonly<Record<string, unknown>> {
  const wholes = Object.values((schemas ?? {}) as Readonly<Record<string, RawSchema>>).map(({ examples: [whole] = [] }) => whole);
  return Object.fromEntries(wholes.flatMap((whole) => (typeof whole === 'object' && whole !== null ? Object.entries(whole) : [])));
}

/** Every operation of an OpenAPI document of ours, published or as the routes write it. */
export function operationsOf({ paths, components }: Contract): Operation[] {
  const byName = examplesByName(components?.schemas);
  const letters = readPermissions();
  const bodyOf = ({ requestBody }: RawOperation): Schema | null => {
    const schema = requestBody?.content['application/json']?.schema;
    const body = schema?.$ref ? namedBy<RawSchema>(components?.schemas, schema.$ref) : schema;
    return body ? plain(body, { ...byName, ...(body.examples?.[0] as object | undefined) }) : null;
  };
  const parameterOf = (parameter: RawParameter): Parameter => {
    const whole = parameter.$ref ? namedBy<RawParameter>(components?.parameters, parameter.$ref) : parameter;
    const { name = '', in: place = 'query', required = false, schema = {} } = whole ?? {};
    return { name, in: place, required, schema: plain(schema) };
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, RawOperation>>).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path: path.replace(/^\/api\//u, ''),
      ...accessOf(operation, letters.get(`${method.toUpperCase()} ${path.replace(/^\/api\//u, '')}`)),
      parameters: (operation.parameters ?? []).map(parameterOf),
      body: bodyOf(operation),
      success: successOf(method, Object.keys(operation.responses)),
    })),
  );
}

/** Where a call has two: a POST makes a record, and a PUT changes one. */
function successOf(method: string, statuses: readonly string[]): number {
  const successes = statuses.filter((status) => status.startsWith('2'));
  return Number(method === 'post' ? successes.at(-1) : successes[0]);
}

export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method} ${path}`;

/** The letters of docs/access.md by `METHOD path`: A, S, -, P in the order admin, agent, doctor, hospital_admin, integration, and then its proof. */
export function readPermissions(): Map<string, readonly string[]> {
  const lines = readFileSync(join(ROOT, 'docs/access.md'), 'utf8').split('\n');
  const rows = lines.filter((line) => /^\| (GET|POST|PUT|DELETE|PATCH) /u.test(line));
  return new Map(
    rows.map((line) => {
      const [name = '', , ...letters] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return [name, letters];
    }),
  );
}
