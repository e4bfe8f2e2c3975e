import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../database/migrate';
import { asSuperuser, auditOf, tamperWith, verifiedNow } from '../testing/audit';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { JobWatch } from '../job-watch';
import { AuditSeal } from './audit-seal.service';

interface Link {
  readonly position: number;
  readonly audit_id: number;
}

const SECRET = 'a secret that the database has never seen';

describe('the chain of the audit log', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: { SESSION_SECRET: SECRET }, history: false });
    for (let n = 0; n < 12; n += 1) await make.patient(test.sql);
  });
  afterAll(() => test.close());

  const verified = () => verifiedNow(test);
  const links = () => test.sql.query<Link>('select position, audit_id from audit_chain order by position');
  const tampered = (forth: string, back: string) => tamperWith(test, forth, back, verified);

  it('seals every row in its order', async () => {
    const { rows, intact, brokenAt, head } = await verified();
    const all = await test.sql.query<{ id: number }>('select id from audit_log order by id');
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect({ rows, intact, brokenAt }).toEqual({ rows: all.length, intact: true, brokenAt: null });
    expect(head).toMatch(/^[0-9a-f]{64}$/u);
    expect((await links()).map(({ position }) => position)).toEqual(all.map((_, index) => index + 1));
  });

  it('seals by itself within seconds', async () => {
    const [row] = await auditOf(test, () => make.patient(test.sql));
    const repeating = await startTestApp({
      database: test.config.databaseUrl,
      env: { SESSION_SECRET: SECRET },
      jobsRepeat: true,
      history: false,
    });
    try {
      await until(async () => (await links()).some(({ audit_id }) => audit_id === row?.id));
    } finally {
      await repeating.close();
    }
  });

  it('finds a row that was changed, at its place', async () => {
    const place = (await links())[4];
    const found = await tampered(
      `update audit_log set username = 'somebody' where id = ${place?.audit_id}`,
      `update audit_log set username = null where id = ${place?.audit_id}`,
    );
    expect(found).toMatchObject({ intact: false, brokenAt: place?.position });
    expect((await verified()).intact).toBe(true);
  });

  it.each([
    ['the action', `action = 'changed'`],
    ['the time', `at = at + interval '1 ms'`],
    ['the fields', `fields = '{notes}'`],
    ['the record', 'entity_id = gen_random_uuid()'],
    ['the request', 'request_id = gen_random_uuid()'],
    ['the hospital', 'hospital_id = gen_random_uuid()'],
    ['the number of rows', 'row_count = 3'],
    ['the call', `operation = 'GET /'`],
    ['the role', `role = 'admin'`],
    ['the actor', 'actor_id = gen_random_uuid()'],
    ['the entity', `entity = 'lead'`],
  ])('covers %s', async (_, change) => {
    await verified();
    const found = await tampered(
      `create table was as select * from audit_log; update audit_log set ${change} where id = (select audit_id from audit_chain where position = 3)`,
      `delete from audit_log; insert into audit_log overriding system value select * from was; drop table was`,
    );
    expect(found).toMatchObject({ intact: false, brokenAt: 3 });
  });

  it('finds a row that was taken out, with or without its link', async () => {
    const keep = 'create table was as select * from audit_log; create table linked as select * from audit_chain;';
    const back = `delete from audit_log; insert into audit_log overriding system value select * from was;
      delete from audit_chain; insert into audit_chain select * from linked; drop table was, linked`;
    const gone = 'delete from audit_log where id = (select audit_id from audit_chain where position = 6)';
    expect(await tampered(`${keep} ${gone}`, back)).toMatchObject({ intact: false, brokenAt: 6 });
    const both = `${gone}; delete from audit_chain where position = 6`;
    expect(await tampered(`${keep} ${both}`, back)).toMatchObject({ intact: false, brokenAt: 7 });
    const swapped = `update audit_chain set audit_id = -audit_id where position in (6, 7);
      update audit_chain c set audit_id = o.audit_id from linked o where c.position in (6, 7) and o.position = 13 - c.position`;
    expect(await tampered(`${keep} ${swapped}`, back)).toMatchObject({ intact: false, brokenAt: 6 });
    expect((await verified()).intact).toBe(true);
  });

  it.each(['audit_log', 'audit_chain'])('%s cannot be changed, emptied or shortened by the server', async (table) => {
    await verified();
    const column = table === 'audit_log' ? 'fields' : 'hash';
    for (const statement of [`update ${table} set ${column} = ${column}`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(test.sql.query(statement)).rejects.toThrow(`rows of ${table} are only added`);
    }
  });

  it('stays one chain when servers seal at the same time', async () => {
    const servers = Array.from({ length: 4 }, () => new AuditSeal(test.sql, test.config, new JobWatch()));
    const write = async () => {
      for (let n = 0; n < 40; n += 1) await make.patient(test.sql);
    };
    const seal = async (server: AuditSeal) => {
      for (let n = 0; n < 60; n += 1) await server.sealSome(n % 2 === 0 ? 'newer' : 'late', 3);
    };
    await Promise.all([write(), write(), ...servers.map(seal), test.app.get(AuditSeal).tick()]);
    const [row] = await test.sql.query<{ n: number }>('select count(*) as n from audit_log');
    expect(await verified()).toMatchObject({ rows: row?.n, intact: true });
  });

  it('takes in what a long transaction writes late, between rows that are sealed already', async () => {
    const client = new pg.Client({ connectionString: test.config.databaseUrl });
    await client.connect();
    await client.query(`begin; insert into states (name, code) values ('Late', 'LT')`);
    await make.patient(test.sql);
    await test.app.get(AuditSeal).seal(false);
    await client.query('commit');
    await client.end();
    const { id } = (await test.sql.one<{ id: number }>(`select max(id) as id from audit_log where entity = 'state'`)) ?? { id: 0 };
    expect((await links()).some(({ audit_id }) => audit_id > id)).toBe(true);
    await test.app.get(AuditSeal).seal(false);
    expect((await links()).at(-1)?.audit_id).toBe(id);
    expect((await verified()).intact).toBe(true);
  });

  it('can be trusted to a server that runs under the role arogyadesk_runtime', async () => {
    const login = `runtime_${randomBytes(4).toString('hex')}`;
    const url = await asSuperuser(test, async (client, admin) => {
      await client.query(
        `do $$ begin create role arogyadesk_runtime nologin; exception when duplicate_object or unique_violation then null; end $$`,
      );
      await client.query(
        `create role ${login} login password ${pg.escapeLiteral(decodeURIComponent(admin.password))} in role arogyadesk_runtime`,
      );
      return Object.assign(new URL(admin.href), { username: login });
    });
    expect(await test.sql.one('select grant_runtime() as granted')).toEqual({ granted: true });
    await migrate(url.href);
    const limited = await startTestApp({ database: url.href, env: { SESSION_SECRET: SECRET }, history: false });
    try {
      const agent = await limited.as('agent');
      const made = await agent.post('patients', { name: 'Asha Verma', phone: '+91 55500 10001' });
      expect(made.status).toBe(201);
      expect(await verifiedNow(limited)).toMatchObject({ intact: true });
      for (const statement of ['update audit_log set fields = fields', 'delete from audit_chain', 'truncate audit_log']) {
        await expect(limited.sql.query(statement)).rejects.toThrow('permission denied');
      }
      for (const forged of [`at) values ('2020-01-01',`, `id) overriding system value values (1,`, `username) values ('somebody',`]) {
        const [column, value] = forged.split(')');
        const statement = `insert into audit_log (${column}, action, entity)${value} 'read', 'patient')`;
        await expect(limited.sql.query(statement)).rejects.toThrow('permission denied');
      }
      await expect(limited.sql.query('alter table audit_log disable trigger user')).rejects.toThrow('must be owner');
    } finally {
      await limited.close();
      await asSuperuser(test, (client) => client.query(`drop role ${login}`));
    }
  });
});
