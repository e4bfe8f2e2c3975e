import { Messages, type Message } from '../messages/message';
import { MessageJobs } from '../messages/message-jobs';
import type { Caller } from '../testing/caller';
import { make, TEST_PASSWORD, type CreatedRow } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { hasRead } from '../testing/has-read';

const CHROME = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36' };

let test: TestApp;
let sent: Message[];
beforeAll(async () => {
  test = await startTestApp({ env: { OUTBOX: '1' } });
  test.app.get(Messages).send = (message) => {
    sent.push(message);
    return Promise.resolve();
  };
});
afterAll(() => test.close());
beforeEach(() => {
  sent = [];
});

type Account = CreatedRow & { readonly username: string };
const signIn = async ({ username }: Account, browser: Caller, password = TEST_PASSWORD): Promise<Caller> => {
  expect((await browser.post('auth/login', { username, password }, CHROME)).status).toBe(200);
  return browser;
};

/** What the bell of an account shows, and the mails to it, once all events were read. */
async function noticesOf({ username }: Account, who: Caller): Promise<{ bell: object[]; mails: Message[] }> {
  await hasRead(test, 'account-notices');
  await test.app.get(MessageJobs).run();
  const { body } = await who.get('notifications');
  const bell = (body as { kind: string; detail: object }[]).map(({ kind, detail }) => ({ kind, detail }));
  return { bell, mails: sent.filter(({ to }) => to.address === `${username}@example.in`) };
}

describe('the owner of an account is notified', () => {
  it('of a sign-in from a browser that it has not been used with, and of no other', async () => {
    const user = await make.user(test.sql, 'agent');
    const own = await signIn(user, test.visitor());
    await signIn(user, own);
    expect(await noticesOf(user, own)).toEqual({ bell: [], mails: [] });
    await signIn(user, test.visitor());
    const { bell, mails } = await noticesOf(user, own);
    expect(bell).toEqual([{ kind: 'new_browser', detail: { browser: 'Chrome on Windows' } }]);
    expect(mails).toMatchObject([
      { template: 'account', params: { notice: 'new_browser', username: user.username, browser: 'Chrome on Windows' } },
    ]);
  });

  it('of a new password, by whom it was, and of a new role', async () => {
    const [admin, user] = [await test.as('admin'), await make.user(test.sql, 'agent')];
    const own = await signIn(user, test.visitor());
    await own.put('auth/password', { currentPassword: TEST_PASSWORD, newPassword: 'battery staple' });
    expect((await admin.put(`users/${user.id}`, { password: 'another staple', role: 'doctor' })).status).toBe(200);
    const again = await signIn(user, own, 'another staple');
    await again.put('auth/password', { currentPassword: 'another staple', newPassword: 'correct horse' });
    const { bell, mails } = await noticesOf(user, again);
    // With a password that somebody else has set, no browser is known any more.
    expect(bell).toHaveLength(5);
    expect(bell).toEqual(
      expect.arrayContaining([
        { kind: 'new_browser', detail: { browser: 'Chrome on Windows' } },
        { kind: 'password_changed', detail: { own: true } },
        { kind: 'password_changed', detail: { own: false } },
        { kind: 'role_changed', detail: { role: 'doctor' } },
      ]),
    );
    expect(mails).toHaveLength(5);
    expect((await admin.get('notifications')).body).toEqual([]);
  });

  it('not by mail where the account has no address', async () => {
    const [admin, user] = [await test.as('admin'), await make.user(test.sql, 'agent', { email: 'nobody@no-email.invalid' })];
    await admin.put(`users/${user.id}`, { role: 'doctor' });
    const { bell } = await noticesOf(user, await signIn(user, test.visitor()));
    expect([bell.length, sent]).toEqual([1, []]);
  });
});
