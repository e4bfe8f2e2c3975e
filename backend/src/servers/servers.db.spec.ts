import { jest } from '@jest/globals';
import { SCHEMA } from '../database/migrations';
import { Sql } from '../database/sql';
import { startTestApp, type TestApp } from '../testing/test-app';
import { asSuperuser } from '../testing/audit';
import { Servers } from './servers.service';

describe('the servers of a database', () => {
  let test: TestApp;
  let servers: Servers;
  beforeAll(async () => {
    test = await startTestApp({ runtime: true });
    servers = test.app.get(Servers, { strict: false });
  });
  afterAll(() => test.close());

  const second = () => startTestApp({ runtime: true, database: test.config.databaseUrl });
  const ready = async () => (await test.visitor().get('health/ready')).status;

  it('pass over one that was killed, after a minute, and take its row away', async () => {
    const killed = (seconds: number) =>
      test.sql.query(
        `insert into server_instances (id, version, api, schema, seen_at) values (gen_random_uuid(), '0.0.1', '1', 1, now() - $1 * interval '1 second')`,
        [seconds],
      );
    await killed(50);
    await killed(70);
    expect(await servers.running()).toHaveLength(2);
    await servers.beat();
    expect(await test.sql.query(`select version from server_instances order by version`)).toEqual([
      { version: '0.0.1' },
      { version: null },
    ]);
    await test.sql.query(`delete from server_instances where version = '0.0.1'`);
  });

  it('keep one row each, however often they say that they run', async () => {
    for (let beat = 0; beat < 3; beat += 1) await servers.beat();
    expect(await test.sql.query('select from server_instances')).toHaveLength(1);
  });

  it('say so and look in one round trip', async () => {
    const sql = test.app.get(Sql, { strict: false });
    const [batch, query] = [jest.spyOn(sql, 'batch'), jest.spyOn(sql, 'query')];
    await servers.beat();
    expect([batch.mock.calls.length, query.mock.calls.length]).toEqual([1, 0]);
    batch.mockRestore();
    query.mockRestore();
  });

  it('go on when the database does not take it', async () => {
    await asSuperuser(test, (client) => client.query('alter table server_instances rename to away'));
    await servers.beat();
    await asSuperuser(test, (client) => client.query('alter table away rename to server_instances'));
    expect(test.logged()).toContain('The other servers could not be informed that this one runs');
    expect(await ready()).toBe(200);
  });

  describe('while one is newer and has migrated', () => {
    const hasRun = (kind: 'expand' | 'contract') =>
      asSuperuser(test, (client) =>
        client.query(
          `delete from migrations where name like 'OfTomorrow%';
           insert into migrations (timestamp, name, kind) values (1800000000000, 'OfTomorrow1800000000000', '${kind}')`,
        ),
      );
    afterEach(async () => {
      await asSuperuser(test, (client) => client.query(`delete from migrations where name like 'OfTomorrow%'`));
      await servers.beat();
    });

    it('one that finds something taken away asks for no further calls, and says why', async () => {
      await hasRun('contract');
      await servers.beat();
      const { status, body } = await test.visitor().get('health/ready');
      expect([status, body.type, body.detail]).toEqual([
        503,
        'urn:arogyadesk:schema',
        'This server is older than its database. Another one will answer.',
      ]);
      expect((await test.visitor().get('health/live')).status).toBe(200);
      expect(test.logged()).toContain('OfTomorrow1800000000000');
    });

    it('control: one that finds only something added stays ready', async () => {
      await hasRun('expand');
      await servers.beat();
      expect(await ready()).toBe(200);
    });
  });

  // Last: a second server in this process takes over the log.
  it('know of each other from the first call on, and of one that has stopped', async () => {
    expect(servers.count).toBe(1);
    const other = await second();
    expect(other.app.get(Servers, { strict: false }).count).toBe(2);
    await servers.beat();
    expect(servers.count).toBe(2);
    await other.close();
    await servers.beat();
    expect(await servers.running()).toEqual([{ version: null, api: '1', schema: SCHEMA }]);
  });
});
