import { asSuperuser } from '../testing/audit';
import type { Caller } from '../testing/caller';
import { make } from '../testing/make';
import { AS_BEFORE, CUT } from '../testing/reseal';
import { startTestApp, type TestApp } from '../testing/test-app';
import { AuditChecks } from './audit-checks.service';
import { AuditSeal } from './audit-seal.service';

describe('the check of the audit log', () => {
  let test: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    test = await startTestApp({ env: { SESSION_SECRET: 'a secret that the database has never seen' }, runtime: true, history: false });
    admin = await test.as('admin');
    for (let n = 0; n < 8; n += 1) await make.patient(test.sql);
  });
  afterAll(() => test.close());

  const last = async () => (await admin.get('audit/verification')).body;
  const now = async () => (await admin.post('audit/verification')).body;
  const hourly = async () => {
    await test.app.get(AuditChecks).hourly();
    return last();
  };
  const asOwner = (statement: string) =>
    asSuperuser(test, (client) => client.query(`set session_replication_role = replica; ${statement}`));
  const user = (name: string | null) => `update audit_log set username = ${name === null ? 'null' : `'${name}'`}
    where id = (select audit_id from audit_chain where position = 3)`;

  it('says that there was none, and leaves the first one to the night or to an administrator', async () => {
    expect(await hourly()).toEqual({ checkedAt: null, rows: 0, intact: null, brokenAt: null, unkeyed: 0, head: null });
    const before = Date.now();
    const checked = await now();
    expect(checked).toMatchObject({ intact: true, brokenAt: null, unkeyed: 0, head: (await test.app.get(AuditSeal).head())?.hash });
    expect(Date.parse(checked.checkedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(checked.checkedAt)).toBeLessThanOrEqual(Date.now());
    expect(await last()).toEqual(checked);
  });

  it('is kept: asking reads no chain', async () => {
    const checked = await now();
    await asOwner(user('somebody'));
    expect(await last()).toEqual(checked);
    await asOwner(user(null));
  });

  it('goes on every hour with what was added, and begins anew at night and on demand', async () => {
    const { rows } = await now();
    await make.patient(test.sql);
    expect(await hourly()).toMatchObject({ intact: true, rows: rows + 1, head: (await test.app.get(AuditSeal).head())?.hash });
    await asOwner(user('somebody'));
    expect(await hourly()).toMatchObject({ intact: true });
    expect(await now()).toMatchObject({ intact: false, brokenAt: 3 });
    expect(await hourly()).toMatchObject({ intact: false, brokenAt: 3 });
    expect(test.logged()).toContain('The audit log is not as it was written');
    await asOwner(user(null));
    expect(await now()).toMatchObject({ intact: true });
  });

  it('finds an end that was cut off behind the last check', async () => {
    await make.patient(test.sql);
    const { rows } = await now();
    await asOwner(CUT);
    expect(await hourly()).toMatchObject({ intact: false, brokenAt: rows });
    await asOwner(AS_BEFORE);
    expect(await now()).toMatchObject({ intact: true });
  });

  it('believes no result that the owner of the database has written', async () => {
    await now();
    await asOwner(`update audit_checks set result = replace(result, '"rows":', '"rows":9')`);
    expect(await last()).toMatchObject({ checkedAt: null, intact: null });
    await asOwner(`delete from audit_checks`);
    expect(await now()).toMatchObject({ intact: true });
  });

  it('is done once a night by all servers, and by one at a time', async () => {
    const checks = async () => (await test.sql.one<{ n: number }>('select count(*) as n from audit_checks'))?.n ?? 0;
    await test.sql.query('delete from audit_checks');
    await test.app.get(AuditChecks).nightly();
    await test.app.get(AuditChecks).nightly();
    expect(await checks()).toBe(1);
    const answers = await Promise.all([now(), now(), now()]);
    expect(new Set(answers.map(({ checkedAt }) => checkedAt)).size).toBe(1);
    await asSuperuser(test, async (client) => {
      await client.query('begin; select pg_advisory_xact_lock(7701003)');
      expect((await admin.post('audit/verification')).status).toBe(409);
      await test.app.get(AuditChecks).nightly();
      await client.query('rollback');
    });
    expect(await checks()).toBe(2);
  });

  it.each(['agent', 'doctor', 'hospital_admin'] as const)('is not for a %s', async (role) => {
    const caller = await test.as(role);
    expect((await caller.get('audit/verification')).status).toBe(403);
    expect((await caller.post('audit/verification')).status).toBe(403);
  });
});
