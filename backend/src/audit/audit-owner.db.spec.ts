import { asSuperuser, auditOf, tamperWith, verifiedNow } from '../testing/audit';
import { make } from '../testing/make';
import { AS_BEFORE, backdated, CUT, FORGED, keyed, plainly, resealed, withoutEnd, withoutRow } from '../testing/reseal';
import { startTestApp, type TestApp } from '../testing/test-app';
import { chainKeys } from './chain';
import { verifyChain } from './verify-chain';

const SECRET = 'a secret that the database has never seen';

describe('the audit log against the owner of the database, who has no key', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: { SESSION_SECRET: SECRET }, history: false });
    for (let n = 0; n < 12; n += 1) await make.patient(test.sql);
  });
  afterAll(() => test.close());

  const verified = () => verifiedNow(test);
  const tampered = (forth: string, back: string) => tamperWith(test, forth, back, verified);

  it('finds a row that its owner changed together with all links, unless they had the key', async () => {
    await verified();
    expect(await tampered(resealed(plainly, 5), AS_BEFORE)).toMatchObject({ intact: false, brokenAt: 5 });
    expect(await tampered(resealed(keyed(Buffer.alloc(32)), 5), AS_BEFORE)).toMatchObject({ intact: false, brokenAt: 5 });
    const [key] = chainKeys(test.config);
    expect(await tampered(resealed(keyed(key.export()), 5), AS_BEFORE)).toMatchObject({ intact: true });
    expect((await verified()).intact).toBe(true);
  });

  it('goes on from links that were made without a key, says how many they are, and lets none follow', async () => {
    await verified();
    const all = (await verified()).rows;
    const found = await tampered(resealed(plainly), AS_BEFORE);
    expect(found).toMatchObject({ intact: true, unkeyed: all });
    await asSuperuser(test, (client) => client.query(`set session_replication_role = replica; ${resealed(plainly)}`));
    await make.patient(test.sql);
    expect(await verified()).toMatchObject({ intact: true, unkeyed: all, rows: all + 1 });
    expect(await tampered(FORGED, withoutEnd(all + 1))).toMatchObject({ intact: false, brokenAt: all + 2 });
    await asSuperuser(test, (client) => client.query(`set session_replication_role = replica; ${AS_BEFORE}`));
    expect(await verified()).toMatchObject({ intact: true, unkeyed: 0 });
  });

  it('finds a row that its owner has dated back, sealed or hidden from the seal', async () => {
    await verified();
    const { id } = (await test.sql.one<{ id: number }>('select max(id) as id from audit_log')) ?? { id: 0 };
    const number = id + 50;
    const ofNow = backdated(number).replace(`now() - interval '1 year'`, 'now()');
    expect(await tampered(ofNow, withoutRow(number))).toMatchObject({ intact: true });
    expect(await tampered(backdated(number), withoutRow(number))).toMatchObject({ intact: false });
    expect(await tampered(backdated(-5000), withoutRow(-5000))).toMatchObject({ intact: false });
    expect((await verified()).intact).toBe(true);
  });

  it('finds an end that was cut off, with a hash that was noted before', async () => {
    const { head } = await verified();
    const hasHead = async () => (await verifyChain(test.sql, test.config, head ?? '')).hasHead;
    expect(await hasHead()).toBe(true);
    await make.patient(test.sql);
    await verified();
    expect(await hasHead()).toBe(true);
    await asSuperuser(test, (client) => client.query(`set session_replication_role = replica; ${CUT}`));
    expect(await verified()).toMatchObject({ intact: true });
    expect(await hasHead()).toBe(false);
    await asSuperuser(test, (client) => client.query(`set session_replication_role = replica; ${AS_BEFORE}`));
    expect(await hasHead()).toBe(true);
  });

  it('is verified with an earlier secret that was replaced, and not without it', async () => {
    await verified();
    const now = { sessionSecret: 'another secret, of today' };
    expect(await verifyChain(test.sql, { ...now, earlierSecrets: [] })).toMatchObject({ intact: false, brokenAt: 1 });
    expect(await verifyChain(test.sql, { ...now, earlierSecrets: [SECRET] })).toMatchObject({ intact: true });
  });

  it('says time and actor itself, whatever the writer says', async () => {
    const rows = await auditOf(test, () =>
      test.sql.query(
        `insert into audit_log (at, actor_id, username, role, action, entity)
         select '2020-01-01', gen_random_uuid(), 'somebody', 'admin', 'read', 'patient'
         from set_config('arogya.actor', '{"username":"asha","role":"agent"}', true)`,
      ),
    );
    expect(rows).toEqual([expect.objectContaining({ username: 'asha', role: 'agent', actor_id: null })]);
    expect(await test.sql.one("select at > now() - interval '1 minute' as now from audit_log order by id desc limit 1")).toEqual({
      now: true,
    });
  });
});
