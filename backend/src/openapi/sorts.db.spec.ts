import { PERMISSIONS, type Action, type Role } from '@arogya/domain/access';
import { openApiDocument } from '../openapi-document';
import type { Caller } from '../testing/caller';
import { startTestApp, type TestApp } from '../testing/test-app';
import { contractOf } from './contract';
import { listOf, nameOfRef, operationsOf, type Json } from './json';

/** Each list in each of its orders. */

interface List {
  readonly path: string;
  readonly role: Role;
  readonly sorts: readonly string[];
}

describe('the orders that the contract names', () => {
  let test: TestApp;
  let lists: List[];
  const callers = new Map<Role, Caller>();

  beforeAll(async () => {
    test = await startTestApp();
    const document = contractOf(openApiDocument(test.app));
    const parameters = document.components?.parameters as unknown as Record<string, Json>;
    lists = operationsOf(document).flatMap(({ path, operation }) => {
      const sort = listOf(operation.parameters)
        .map((one) => (typeof one.$ref === 'string' ? (parameters[nameOfRef(one.$ref)] ?? one) : one))
        .find(({ name }) => name === 'sort');
      const [role] = Object.keys(PERMISSIONS[operation['x-access'] as Action] ?? {}) as Role[];
      return sort && role && !path.includes('{') ? [{ path, role, sorts: (sort.schema as { enum: string[] }).enum }] : [];
    });
    for (const role of new Set(lists.map(({ role: one }) => one))) callers.set(role, await test.as(role));
  });
  afterAll(() => test.close());

  const ask = async ({ role, path }: List, sort: string) => {
    const caller = callers.get(role);
    if (!caller) throw new Error(role);
    return caller.get(`${path}?sort=${sort}`);
  };

  it('are those that the server takes, and all of them', async () => {
    expect(lists.length).toBeGreaterThan(12);
    const refused: string[] = [];
    for (const list of lists) {
      const { status, body } = await ask(list, 'nothing');
      // The outbox is there in the demo alone.
      if (status === 404) continue;
      for (const sort of list.sorts) if ((await ask(list, sort)).status !== 200) refused.push(`${list.path} ${sort}`);
      const named = list.sorts.filter((sort) => !sort.startsWith('-'));
      // A list that looks at no order has one.
      if (status === 200) expect(list.sorts).toHaveLength(1);
      else expect(body.message).toBe(`Sort by one of: ${named.join(', ')}`);
    }
    expect(refused).toEqual([]);
  });
});
