import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@arogya/domain/access';
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
  readonly roles: Partial<Record<Role, 'all' | 'scoped'>>;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
}

interface RawOperation {
  readonly 'x-access': { readonly action: string; readonly roles?: Operation['roles'] };
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface Contract {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components?: { readonly schemas?: unknown };
}

export const readContract = (): Contract => JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as Contract;

/** Every operation of an OpenAPI document of ours. */
export function operationsOf({ paths, components }: Contract): Operation[] {
  const schemas = (components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
  const bodyOf = ({ requestBody }: RawOperation): Schema | null => {
    const schema = requestBody?.content['application/json']?.schema;
    return schema?.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? null) : (schema ?? null);
  };
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Readonly<Record<string, RawOperation>>).map(([method, operation]) => ({
      method: method.toUpperCase() as Method,
      path: path.replace(/^\/api\//u, ''),
      action: operation['x-access'].action,
      roles: operation['x-access'].roles ?? {},
      parameters: operation.parameters ?? [],
      body: bodyOf(operation),
    })),
  );
}

export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method} ${path}`;

/** The letters of docs/access.md by `METHOD path`: A, S, -, P in the order admin, agent, doctor, hospital_admin. */
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
