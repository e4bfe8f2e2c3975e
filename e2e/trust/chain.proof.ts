import { chainKeys } from '@arogya/backend/audit/chain';
import { verifyChain } from '@arogya/backend/audit/verify-chain';
import { asSuperuser, tamperWith, verifiedNow } from '@arogya/backend/testing/audit';
import { make } from '@arogya/backend/testing/make';
import { AS_BEFORE, backdated, CUT, FORGED, keyed, plainly, resealed, withoutEnd, withoutRow } from '@arogya/backend/testing/reseal';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { application } from './application';
import { proof, type Figure } from './figure';

const ROWS = 30;
const AT = 5;

/** What somebody tries who owns the database and has no key: the act, how it is undone, and whether it was found. */
async function triesOf(test: TestApp): Promise<{ name: string; found: boolean }[]> {
  const verified = () => verifiedNow(test);
  const { rows, head } = await verified();
  const last = (await test.sql.one<{ id: number }>('select max(id) as id from audit_log'))?.id ?? 0;
  const isFound = async (forth: string, back: string): Promise<boolean> => !(await tamperWith(test, forth, back, verified)).intact;
  const isCut = await tamperWith(test, CUT, AS_BEFORE, async () => !(await verifyChain(test.sql, test.config, head ?? '')).hasHead);
  return [
    { name: 'rewritten, with links made without a key', found: await isFound(resealed(plainly, AT), AS_BEFORE) },
    { name: 'rewritten, with links under another key', found: await isFound(resealed(keyed(Buffer.alloc(32)), AT), AS_BEFORE) },
    { name: 'dated back', found: await isFound(backdated(last + 50), withoutRow(last + 50)) },
    { name: 'dated back, in front of all others', found: await isFound(backdated(-5000), withoutRow(-5000)) },
    { name: 'forged, with a link made up', found: await isFound(FORGED, withoutEnd(rows)) },
    { name: 'cut off, against the head that was noted', found: isCut },
  ];
}

/** What the server's own role tries; each is refused by PostgreSQL. */
const REFUSED = [
  `update audit_log set username = 'somebody'`,
  'delete from audit_log',
  'truncate audit_log',
  `insert into audit_log (at, role, action, entity) values (now() - interval '1 year', 'admin', 'read', 'patient')`,
  `insert into audit_log (username, role, action, entity) values ('somebody', 'admin', 'read', 'patient')`,
  `update audit_chain set hash = sha256('x')`,
  'delete from audit_chain',
] as const;

/** The statements that go through, each undone. Without a role it is the superuser who tries. */
const allowedTo = (test: TestApp, role: string | null): Promise<string[]> =>
  asSuperuser(test, async (client) => {
    const allowed: string[] = [];
    for (const statement of REFUSED) {
      await client.query(`begin; ${role ? `set local role ${role}` : ''}`);
      await client.query(statement).then(
        () => allowed.push(statement),
        () => undefined,
      );
      await client.query('rollback');
    }
    return allowed;
  });

const ROLE = 'arogyadesk_runtime';
const MAKE_ROLE = `do $$ begin create role ${ROLE} nologin; exception when duplicate_object or unique_violation then null; end $$`;

export default proof('The audit log against those who own the database', async (): Promise<Figure[]> => {
  const test = await application({ history: false });
  for (let n = 0; n < ROWS; n += 1) await make.patient(test.sql);
  const tries = await triesOf(test);
  const missed = tries.filter(({ found }) => !found).map(({ name }) => name);
  const [key] = chainKeys(test.config);
  const withKey = await tamperWith(test, resealed(keyed(key.export()), AT), AS_BEFORE, () => verifiedNow(test));
  await asSuperuser(test, (client) => client.query(`${MAKE_ROLE}; select grant_runtime()`));
  const allowed = await allowedTo(test, ROLE);
  const toOwner = await allowedTo(test, null);
  return [
    {
      name: `${tries.length} kinds of rows that were rewritten, dated back, forged or cut off by the owner`,
      found: `${tries.length - missed.length} found`,
      met: missed.length === 0,
      wrong: missed,
      controls: [{ name: 'the same by somebody who has the key', found: withKey.intact ? 'not found' : 'found', fails: withKey.intact }],
    },
    {
      name: `${REFUSED.length} statements against the log as the server's own role`,
      found: `${allowed.length} allowed`,
      met: allowed.length === 0,
      wrong: allowed,
      controls: [{ name: 'the same as a superuser', found: `${toOwner.length} allowed`, fails: toOwner.length > 0 }],
    },
  ];
});
