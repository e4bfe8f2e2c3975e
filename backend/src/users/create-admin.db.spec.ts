import { PassThrough } from 'node:stream';
import { startTestApp, type TestApp } from '../testing/test-app';
import { askAdmin } from './ask-admin';
import { createAdmin } from './create-admin';

const ASHA = { username: 'asha', email: 'asha@example.in', firstName: 'Asha', lastName: "D'Souza", password: 'a long one' };
const FLAGS = ['--username', 'asha', '--email', 'asha@example.in', '--first-name', 'Asha', '--last-name', "D'Souza"];

describe('the administrator made from the command line', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('may sign in, as an admin', async () => {
    await createAdmin(test.config.databaseUrl, ASHA);
    const login = await test.visitor().post('auth/login', { username: 'asha', password: 'a long one' });
    expect([login.status, login.body.role]).toEqual([200, 'admin']);
  });

  it('is refused with the field that is wrong, and nothing is written', async () => {
    const before = await test.sql.one('select count(*) from users');
    const refused = createAdmin(test.config.databaseUrl, { ...ASHA, username: 'as', password: '12345' });
    await expect(refused).rejects.toThrow(
      'username: Username must be at least 3 characters. password: Password must be at least 6 characters',
    );
    await createAdmin(test.config.databaseUrl, { ...ASHA, username: 'usha', email: 'usha@example.in' });
    await expect(createAdmin(test.config.databaseUrl, { ...ASHA, username: 'USHA' })).rejects.toThrow('This username is already in use');
    expect(Number((await test.sql.one<{ count: string }>('select count(*) from users'))?.count)).toBe(
      Number((before as { count: string }).count) + 1,
    );
  });

  it('gives the password on the standard input, and is never echoed it', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    input.end('a long one\n');
    expect(await askAdmin(FLAGS, { input, output })).toEqual(ASHA);
    expect(String(output.read() ?? '')).not.toContain('a long one');
  });

  it.each([[FLAGS.slice(2)], [[...FLAGS, '--password', 'x']]])(
    'without a terminal every name is needed, and no password: %#',
    async (flags) => {
      await expect(askAdmin(flags, { input: new PassThrough(), output: new PassThrough() })).rejects.toThrow('Usage: npm run admin:create');
    },
  );
});
