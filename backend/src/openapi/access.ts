import type { OpenAPIObject } from '@nestjs/swagger';
import { isJson, operationsOf, type Json } from './json';

/** What an operation of the collected document says of who may call it. */
const accessOf = ({ 'x-access': access }: Json): Json => (isJson(access) ? access : {});

/** Whose rows each caller reaches; of a public call nothing. */
export const reachOf = (operation: Json): Json => {
  const { roles } = accessOf(operation);
  return isJson(roles) ? roles : {};
};

/** The name of the action that a call is; `public` for everybody. */
export const actionOf = (operation: Json): string => String(accessOf(operation).action);

const SCOPES: Readonly<Record<string, string>> = { all: '', scoped: ' (own scope)' };

/** Who may call it, in one sentence. */
export function callers(operation: Json): string {
  const { roles } = accessOf(operation);
  if (!isJson(roles)) return 'Public.';
  return `For ${Object.entries(roles)
    .map(([role, scope]) => `${role}${SCOPES[String(scope)] ?? ''}`)
    .join(', ')}.`;
}

interface AccessRow {
  readonly call: string;
  readonly action: string;
  /** Whose rows each role reaches; of a public call nothing. */
  readonly roles: unknown;
  /** Whether it asks for a fresh proof of who is calling; '' where its action leaves no choice. */
  readonly proof: string;
}

/** What docs/access.md is made of. `document` is the collected one. */
export const accessRows = (document: OpenAPIObject): AccessRow[] =>
  operationsOf(document).map(({ method, path, operation }) => ({
    call: `${method.toUpperCase()} ${path.replace('/api/', '')}`,
    action: actionOf(operation),
    roles: accessOf(operation).roles,
    proof: typeof operation['x-proof'] === 'string' ? operation['x-proof'] : '',
  }));
