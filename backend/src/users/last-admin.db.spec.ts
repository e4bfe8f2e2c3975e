import { SYSTEM } from '../request-context';
import type { Answer, Caller } from '../testing/caller';
import { startTestApp, type TestApp } from '../testing/test-app';

type Admin = Caller & { readonly userId: string };
const ACTS: Record<string, (who: Admin, whom: Admin) => Promise<Answer>> = {
  deletes: (who, whom) => who.delete(`users/${whom.userId}`),
  demotes: (who, whom) => who.put(`users/${whom.userId}`, { role: 'agent' }),
  disables: (who, whom) => who.put(`users/${whom.userId}`, { isActive: false }),
};
const ROUNDS = 5;
const ACTIVE = `select count(*) as admins from users where role = 'admin' and is_active and archived_at is null`;

describe('the last active administrator', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(() => test.sql.query(`update users set is_active = false where role = 'admin'`));
  afterAll(() => test.close());

  const admins = async (): Promise<number> => (await test.sql.one<{ admins: number }>(ACTIVE))?.admins ?? -1;

  it.each(Object.keys(ACTS))('%s their own account in vain', async (act) => {
    const admin = await test.as('admin');
    const answer = await ACTS[act]?.(admin, admin);
    expect(answer?.status).toBe(409);
    expect(await admins()).toBe(1);
  });

  const pairs = Object.keys(ACTS).flatMap((one) => Object.keys(ACTS).map((other): [string, string] => [one, other]));
  it.each(pairs)('stays when of two the one %s the other, who %s the one at the same moment', async (one, other) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await test.sql.query(`update users set is_active = false where role = 'admin'`);
      const [first, second] = await Promise.all([test.as('admin'), test.as('admin')]);
      const answers = await Promise.all([ACTS[one]?.(first, second), ACTS[other]?.(second, first)]);
      expect(answers.filter((answer) => (answer?.status ?? 0) < 300)).toHaveLength(1);
      expect(await admins()).toBe(1);
    }
  });

  it('would be gone without the lock: two who only look at each other first end with none (control)', async () => {
    const [first, second] = await Promise.all([test.as('admin'), test.as('admin')]);
    let looked = 0;
    let go: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (go = resolve));
    const demote = (whom: Admin): Promise<void> =>
      test.sql.transaction(SYSTEM, async (db) => {
        const left = (await db.one<{ admins: number }>(ACTIVE))?.admins ?? 0;
        if ((looked += 1) === 2) go();
        await both;
        if (left > 1) await db.query(`update users set role = 'agent' where id = $1`, [whom.userId]);
      });
    await Promise.all([demote(second), demote(first)]);
    expect(await admins()).toBe(0);
  });
});
