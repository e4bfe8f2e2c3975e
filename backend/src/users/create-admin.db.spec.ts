import { PassThrough } from 'node:stream';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { SYSTEM } from '../request-context';
import { askAdmin, askRecovery } from './ask-admin';
import { createAdmin } from './create-admin';
import { recoverAdmin } from './recover-admin';

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

  it('who has lost password and second factor gets in again by the command, with a new password, and nobody else by it', async () => {
    const admin = await test.as('admin');
    const agent = await test.as('agent');
    await test.sql.query(`insert into second_factors (user_id, secret) values ($1, 'lost')`, [admin.userId]);
    await test.sql.transaction(SYSTEM, (db) => db.query('update users set second_factor_at = now() where id = $1', [admin.userId]));
    const input = new PassThrough();
    input.end('a new one of mine\n');
    const lost = await askRecovery(['--recover', admin.username], { input, output: new PassThrough() });
    expect(lost).toEqual({ username: admin.username, password: 'a new one of mine' });
    await recoverAdmin(test.config.databaseUrl, lost ?? { username: '', password: '' });
    await until(async () => (await admin.get('auth/user')).status === 401);
    const { status, body } = await test.visitor().post('auth/login', lost ?? {});
    expect([status, body.secondFactor]).toEqual([200, 'off']);
    for (const username of [agent.username, 'nobody']) {
      const refused = recoverAdmin(test.config.databaseUrl, { username, password: 'a new one of mine' });
      await expect(refused).rejects.toThrow('There is no active administrator');
    }
    expect(await askRecovery(FLAGS, { input: new PassThrough(), output: new PassThrough() })).toBeNull();
  });

  it('finds reference data to begin with, once: what is deleted later stays deleted', async () => {
    await createAdmin(test.config.databaseUrl, { ...ASHA, username: 'early', email: 'early@example.in' });
    const count = async (table: string): Promise<number> => (await test.sql.query(`select from ${table} where archived_at is null`)).length;
    const counts = async (): Promise<number[]> => Promise.all(['states', 'cities', 'specialties', 'services'].map(count));
    const [states, cities, specialties, services] = await counts();
    expect(states).toBe(36);
    expect(cities).toBeGreaterThanOrEqual(300);
    expect(specialties).toBe(40);
    expect(services).toBe(30);
    await test.sql.transaction(SYSTEM, (db) => db.query('update services set archived_at = now()'));
    await createAdmin(test.config.databaseUrl, { ...ASHA, username: 'later', email: 'later@example.in' });
    expect(await counts()).toEqual([states, cities, specialties, 0]);
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
