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

  it('is shown to everybody who is signed in: the schema is the last migration that the database has had', async () => {
    const [last] = await test.sql.query<{ number: string }>(
      `select substring(name from '17000000000*([0-9]+)$') as number from migrations order by "timestamp" desc limit 1`,
    );
    for (const role of ['admin', 'agent', 'doctor', 'hospital_admin'] as const) {
      const { status, body } = await (await test.as(role)).get('version');
      expect([status, body]).toEqual([
        200,
        { version: null, commit: null, node: process.versions.node, schema: Number(last?.number), api: '1' },
      ]);
    }
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
