import { INTEGRATION_SCOPE_NAMES, INTEGRATION_SCOPES, scopeOf, type Action } from '@arogya/domain/access';
import type { Method } from '../testing/caller';
import { openApiDocument } from '../openapi-document';
import { integrationKey, program } from '../testing/integration-key';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

interface Cell {
  readonly method: Method;
  readonly path: string;
  readonly action: string;
}

const refusalOf = (action: Action): string => (scopeOf('integration', action) === null ? 'forbidden' : 'missingScope');

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('every route for integrations', () => {
  let test: TestApp;
  let hospital: { readonly id: string };
  let cells: Cell[];
  beforeAll(async () => {
    test = await startTestApp();
    hospital = await make.hospital(test.sql);
    cells = Object.entries(openApiDocument(test.app).paths).flatMap(([path, item]) =>
      Object.entries(item as unknown as Record<string, { 'x-access': { action: string } }>).map(([method, operation]) => ({
        method: method.toUpperCase() as Method,
        path: path.replace(/\{\w+\}/gu, NOBODY),
        action: operation['x-access'].action,
      })),
    );
  });
  afterAll(() => test.close());

  /** What each call is answered with that is not what the scopes say. */
  async function wrong(scopes: readonly string[], bound: boolean, opened: ReadonlySet<string>): Promise<string[]> {
    const call = program(test.visitor(), await integrationKey(test, { scopes, ...(bound ? { hospital_id: hospital.id } : {}) }));
    const found: string[] = [];
    for (const { method, path, action } of cells) {
      const { status, body } = await call(method, path, method === 'POST' || method === 'PUT' ? {} : undefined);
      const code = String((body as { type?: string } | null)?.type ?? '').replace('urn:arogyadesk:', '');
      const isOpen = status < 500 && status !== 403 && status !== 429 && (status !== 401 || path.endsWith('/auth/login'));
      const right = action === 'public' || opened.has(action) ? isOpen : status === 403 && code === refusalOf(action as Action);
      if (!right) found.push(`${method} ${path} → ${status} ${code}`);
    }
    return found;
  }

  const both = INTEGRATION_SCOPE_NAMES.flatMap((scope) => [
    [scope, 'all hospitals', false] as const,
    [scope, 'one hospital', true] as const,
  ]);
  it.each(both)('with the scope %s alone, for %s, opens its operations and no other', async (scope, _, bound) => {
    expect(cells.length).toBeGreaterThan(150);
    const opened = new Set<string>([...INTEGRATION_SCOPES[scope], 'integrations:own']);
    expect(await wrong([scope], bound, opened)).toEqual([]);
  });

  it('is found out where a scope opens less than is said: the control', async () => {
    const opened = new Set<string>([...INTEGRATION_SCOPES['leads:write'], 'integrations:own', 'patients:read']);
    expect((await wrong(['leads:write'], false, opened)).length).toBeGreaterThan(0);
  });
});
