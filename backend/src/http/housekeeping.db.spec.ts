import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { Housekeeping } from './housekeeping';

describe('housekeeping', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('sweeps away what has ended and nothing else', async () => {
    const { id } = await make.user(test.sql, 'agent');
    const rows = ['old', 'new'].map((name) => [name, name === 'old' ? -72 : 1] as const);
    for (const [name, hours] of rows) {
      const at = `now() + make_interval(hours => ${hours})`;
      await test.sql.query(`insert into sessions (sid, user_id, expire) values ($1, $2, ${at})`, [name, id]);
      await test.sql.query(`insert into rate_limits (key, hits, resets_at) values ($1, 1, ${at})`, [name]);
      await test.sql.query(`insert into idempotency_keys (scope, key, body_hash, created_at) values ('test', $1, '', ${at})`, [name]);
    }
    await test.app.get(Housekeeping).sweep();
    const left = await test.sql.query<{ name: string }>(
      `select sid as name from sessions where user_id = $1 union all select key from rate_limits where key in ('old', 'new')
       union all select key from idempotency_keys where scope = 'test'`,
      [id],
    );
    expect(left.map(({ name }) => name)).toEqual(['new', 'new', 'new']);
  });
});
