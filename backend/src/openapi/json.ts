import type { OpenAPIObject } from '@nestjs/swagger';

export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export interface NamedOperation {
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly operation: Json;
}

/** Every operation of a document, in its order. */
export function operationsOf({ paths }: Pick<OpenAPIObject, 'paths'>): NamedOperation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = (item as unknown as Json)[method];
      return isJson(operation) ? [{ method, path, operation }] : [];
    }),
  );
}

export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** `act` on each value of a record; the keys stay. */
export const mapped = <T, U>(record: Readonly<Record<string, T>>, act: (value: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, act(value, key)]));

export const schemasOf = (document: OpenAPIObject): Record<string, Json> => (document.components?.schemas ?? {}) as Record<string, Json>;

/** The last part of a `$ref`. */
export const nameOfRef = (ref: unknown): string => String(ref).split('/').at(-1) ?? '';

/** A reference to a part that several share. */
export const refTo = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

/** A document with more components. */
export const withComponents = (document: OpenAPIObject, parts: object): OpenAPIObject => ({
  ...document,
  components: { ...document.components, ...parts },
});
