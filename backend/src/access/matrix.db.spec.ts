import { CALLERS, scopeOf, type Action, type Caller as Role } from '@arogya/domain/access';
import type { Caller, Method } from '../testing/caller';
import { integrationKey, program } from '../testing/integration-key';
import { startTestApp, type TestApp } from '../testing/test-app';
import { openApiDocument } from '../openapi-document';

interface Cell {
  readonly method: Method;
  readonly path: string;
  readonly action: string;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** Streams that stay open, and calls that would end the test's own session. */
const APART = /\/(events|auth\/(logout|sessions))$/u;

describe('every route for every role', () => {
  let test: TestApp;
  let cells: Cell[];
  beforeAll(async () => {
    test = await startTestApp();
    cells = Object.entries(openApiDocument(test.app).paths)
      .flatMap(([path, item]) =>
        Object.entries(item as unknown as Record<string, { 'x-access': { action: string } }>).map(([method, operation]) => ({
          method: method.toUpperCase() as Method,
          path: path.replace(/\{\w+\}/gu, NOBODY),
          action: operation['x-access'].action,
        })),
      )
      .filter(({ path }) => !APART.test(path));
  });
  afterAll(() => test.close());

  const ask = async (who: Pick<Caller, 'send'>, { method, path }: Cell): Promise<number> =>
    (await who.send(method, path, method === 'POST' || method === 'PUT' ? {} : undefined)).status;
  const wrong = async (who: Pick<Caller, 'send'>, expected: (cell: Cell) => (status: number) => boolean): Promise<string[]> => {
    const found = [];
    for (const cell of cells) {
      const status = await ask(who, cell);
      if (!expected(cell)(status)) found.push(`${cell.method} ${cell.path} → ${status}`);
    }
    return found;
  };
  const callerOf = async (role: Role): Promise<Pick<Caller, 'send'>> =>
    role === 'integration' ? { send: program(test.visitor(), await integrationKey(test)) } : test.as(role);
  const open = (status: number): boolean => status < 500 && status !== 403 && status !== 429;

  it('is closed to somebody who is not signed in, unless it is public', async () => {
    expect(cells.length).toBeGreaterThan(20);
    expect(await wrong(test.visitor(), ({ action }) => (action === 'public' ? open : (status) => status === 401))).toEqual([]);
  });

  it.each(CALLERS)('lets %s in exactly where the permissions have a line for them', async (role) => {
    const allowed = (action: string): boolean => action === 'public' || scopeOf(role, action as Action) !== null;
    const signedIn = (status: number): boolean => open(status) && status !== 401;
    const isLogin = ({ path }: Cell): boolean => path.endsWith('auth/login');
    const right = (cell: Cell) => (isLogin(cell) ? open : allowed(cell.action) ? signedIn : (status: number) => status === 403);
    expect(await wrong(await callerOf(role), right)).toEqual([]);
  });
});
