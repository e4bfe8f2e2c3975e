import { hash } from '@node-rs/argon2';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { DEMO_PASSWORD, loadDemo } from './';
import { assertNoKnownAccounts } from './known-accounts';

describe('a production server', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ history: false });
  });
  afterAll(() => test.close());

  const start = (): Promise<void> => assertNoKnownAccounts(test.sql);

  it('starts where nobody has a password of the demo (control)', async () => {
    await make.user(test.sql, 'admin', { username: 'admin' });
    await make.user(test.sql, 'agent');
    await expect(start()).resolves.toBeUndefined();
  });

  it('is refused while an account of a known name has the known password', async () => {
    await test.sql.query(`update users set password_hash = $1 where username = 'admin'`, [await hash(DEMO_PASSWORD)]);
    await expect(start()).rejects.toThrow(/^Everybody knows the password of admin: it is the demo's\. Use a database without the demo/u);
    await test.sql.query(`update users set is_active = false where username = 'admin'`);
    await expect(start()).resolves.toBeUndefined();
    await test.sql.query(`delete from users`);
  });

  it('is refused on the demo, until every account of it has another password or is gone', async () => {
    await loadDemo(test.sql, { size: 'small', now: Date.now() });
    await expect(start()).rejects.toThrow(/password of admin, agent, agent\.fatima,.*hospital/u);
    await test.sql.query(`update users set password_hash = $1 where username <> 'agent.fatima' and username <> 'agent.rohan'`, [
      await hash('of our own'),
    ]);
    await expect(start()).rejects.toThrow('Everybody knows the password of agent.fatima, agent.rohan:');
    await test.sql.query(`update users set archived_at = now() where username like 'agent.%'`);
    await expect(start()).resolves.toBeUndefined();
  });
});
