import { startTestApp, type TestApp } from '../testing/test-app';
import { SESSION_COOKIE } from './cookies';

const SECRET = 'a secret of the tests with more than 32 characters';

/** Whom an application lets in by this session: the name, or the status of its refusal. */
async function letIn({ visitor }: TestApp, token = ''): Promise<string | number> {
  const { status, body } = await visitor().get('auth/user', { cookie: `${SESSION_COOKIE}=${token}` });
  return status === 200 ? (body.username as string) : status;
}

describe.each([
  ['of different secrets', {}],
  ['of one secret', { SESSION_SECRET: SECRET }],
])('two applications in one process, %s', (_, env) => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    first = await startTestApp({ env });
    second = await startTestApp({ env });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });

  it('each let in whom their own database knows, also at the same time, and nobody of the other', async () => {
    const [one, two] = [await first.as('agent'), await second.as('doctor')];
    const [ofOne, ofTwo] = [one.cookie(SESSION_COOKIE), two.cookie(SESSION_COOKIE)];
    const answers = await Promise.all([letIn(first, ofOne), letIn(second, ofTwo), letIn(first, ofTwo), letIn(second, ofOne)]);
    expect(answers).toEqual([one.username, two.username, 401, 401]);
  });

  it('each end only their own sessions', async () => {
    const [one, two] = [await first.as('agent'), await second.as('doctor')];
    await first.visitor().post('auth/logout', undefined, { cookie: `${SESSION_COOKIE}=${two.cookie(SESSION_COOKIE)}` });
    expect(await letIn(second, two.cookie(SESSION_COOKIE))).toBe(two.username);
    await one.post('auth/logout');
    expect(await letIn(first, one.cookie(SESSION_COOKIE))).toBe(401);
  });
});
