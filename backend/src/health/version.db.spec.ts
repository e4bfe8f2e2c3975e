import { MIGRATIONS, SCHEMA } from '../database/migrations';
import { Servers } from '../servers/servers.service';
import { tellStart } from '../start-line';
import { startTestApp, type TestApp } from '../testing/test-app';

describe('what runs here', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('is shown to everybody who is signed in, commit and Node to administrators alone; the schema is the last migration that the database has had', async () => {
    const [last] = await test.sql.query<{ number: string }>(
      `select substring(name from '17000000000*([0-9]+)$') as number from migrations order by "timestamp" desc limit 1`,
    );
    const everybody = { version: null, schema: Number(last?.number), api: '1' };
    for (const role of ['agent', 'doctor', 'hospital_admin'] as const) {
      const { status, body } = await (await test.as(role)).get('version');
      expect([role, status, body]).toEqual([role, 200, everybody]);
    }
    const { body } = await (await test.as('admin')).get('version');
    expect(body).toEqual({ ...everybody, commit: null, node: process.versions.node });
    expect(Number(last?.number)).toBeGreaterThanOrEqual(MIGRATIONS.length);
  });

  it('stands in the line that the server logs when it has started, with where it listens', () => {
    tellStart(test.app.getHttpServer(), { servers: test.app.get(Servers).count, newerMigrations: ['OfTomorrow1800000000000'] });
    const line =
      test
        .logged()
        .split('\n')
        .findLast((text) => text.includes('"Listening"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      address: '127.0.0.1',
      port: test.port,
      version: null,
      commit: null,
      schema: SCHEMA,
      node: process.versions.node,
      servers: 1,
      newerMigrations: ['OfTomorrow1800000000000'],
    });
  });

  it('is not shown to strangers', async () => {
    const { status, text } = await test.visitor().get('version');
    expect(status).toBe(401);
    expect(text).not.toContain(process.versions.node);
  });
});
