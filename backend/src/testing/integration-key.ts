import { INTEGRATION_SCOPE_NAMES } from '@arogya/domain/access';
import { INTEGRATION_KEY } from '../access/key-holders';
import { keyHash, newKey } from '../access/key-text';
import type { Answer, Caller, Method } from './caller';
import type { TestApp } from './test-app';

type Fields = Readonly<Record<string, unknown>>;

export interface TestKey {
  readonly integrationId: string;
  readonly keyId: string;
  readonly key: string;
}

/** A key of a new integration with every scope; `fields` and `ofKey` are columns of their tables. */
export async function integrationKey({ sql }: Pick<TestApp, 'sql'>, fields: Fields = {}, ofKey: Fields = {}): Promise<TestKey> {
  const add = async (table: string, values: Fields): Promise<string> => {
    const names = Object.keys(values);
    const places = names.map((_, index) => `$${index + 1}`);
    const text = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning id`;
    return (await sql.one<{ id: string }>(text, Object.values(values)))?.id ?? '';
  };
  const about = { name: 'Front desk', purpose: 'Tests', recipient: 'Nobody', scopes: INTEGRATION_SCOPE_NAMES };
  const integrationId = await add('integrations', { ...about, ...fields });
  const key = newKey(INTEGRATION_KEY);
  const made = { label: 'Main', hash: keyHash(key), created_by: 'admin', expires_at: new Date(Date.now() + 90 * 86_400_000) };
  const keyId = await add('integration_keys', { ...made, integration_id: integrationId, ...ofKey });
  return { integrationId, keyId, key };
}

export const bearer = (key: string): { readonly authorization: string } => ({ authorization: `Bearer ${key}` });

export type Program = (method: Method, path: string, body?: object, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** Calls with a key. */
export const program =
  (caller: Caller, { key }: Pick<TestKey, 'key'>): Program =>
  (method, path, body, headers = {}) =>
    caller.send(method, path, body, { ...bearer(key), ...headers });
