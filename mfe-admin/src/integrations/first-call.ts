import type { IntegrationScope } from '@arogya/domain/access';

/** The list that a scope opens. */
const LISTS: Partial<Record<IntegrationScope, string>> = {
  'leads:read': 'leads',
  'appointments:read': 'appointments',
  'patients:read': 'patients',
  'directory:read': 'doctors',
};

/** A line for a terminal that answers rows with this key, or, where it opens no list, what the key is good for. */
export function firstCall(origin: string, key: string, scopes: readonly IntegrationScope[]): string {
  const list = scopes.map((scope) => LISTS[scope]).find((one) => one !== undefined);
  return `curl -H "Authorization: Bearer ${key}" "${origin}/api/${list ? `${list}?pageSize=5` : 'integrations/me'}"`;
}
