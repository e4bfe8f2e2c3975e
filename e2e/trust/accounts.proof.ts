import { LoginThrottle } from '@arogya/backend/auth/login-throttle';
import { SecondFactors } from '@arogya/backend/auth/second-factors';
import { Sessions } from '@arogya/backend/auth/sessions';
import { openApiDocument } from '@arogya/backend/openapi-document';
import type { Caller } from '@arogya/backend/testing/caller';
import { make, TEST_PASSWORD } from '@arogya/backend/testing/make';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { ACCOUNT_CALLS } from './account-calls';
import { application } from './application';
import { nameOf, operationsOf } from './contract';
import { proof, type Figure } from './figure';
import { instead } from './instead';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const BROWSER = '__Host-kb';

/** As old as a session that somebody finds on an open screen. */
const rest = ({ sql }: TestApp, userId: string): Promise<unknown> =>
  sql.query(`update sessions set confirmed_at = now() - interval '20 minutes' where user_id = $1`, [userId]);

/** The calls that say they ask for a fresh proof, always or when an account is touched. */
const askingCalls = (app: TestApp): string[] =>
  Object.entries(openApiDocument(app.app).paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { 'x-proof'?: string }>)
      .filter(([, { 'x-proof': said = '' }]) => /^(?:always|when)/u.test(said))
      .map(([method]) => `${method.toUpperCase()} ${path.replace('/api/', '')}`),
  );

/** Each of them by an administrator whose last proof is twenty minutes old: those that are done all the same. */
async function doneWithoutProof(app: TestApp): Promise<string[]> {
  const done: string[] = [];
  for (const name of askingCalls(app)) {
    const prepare = ACCOUNT_CALLS[name];
    const admin = await app.as('admin');
    const call = await prepare?.(app);
    await rest(app, admin.userId);
    const answer = await call?.(admin);
    if (answer?.body?.type !== 'urn:arogyadesk:confirmNeeded') done.push(`${name} → ${answer?.status ?? 'not tried'}`);
  }
  return done;
}

async function proofFigure(app: TestApp): Promise<Figure> {
  const done = await doneWithoutProof(app);
  const without = await instead(
    Sessions,
    'isConfirmed',
    () => () => Promise.resolve(true),
    () => doneWithoutProof(app),
  );
  return {
    name: 'calls that make or widen an account without a proof',
    found: `${done.length} of ${askingCalls(app).length}`,
    met: done.length === 0 && askingCalls(app).length >= 30,
    wrong: done,
    controls: [{ name: 'every session counts as proved', found: `${without.length} done`, fails: without.length > 20 }],
  };
}

/** Every call by somebody with a second factor who sends the password, and a code that is wrong: those that give a session a proof. */
async function provingCalls(app: TestApp): Promise<string[]> {
  const who = await app.as('admin');
  await app.sql.query('update users set second_factor_at = now() where id = $1', [who.userId]);
  await rest(app, who.userId);
  const body = { username: who.username, password: TEST_PASSWORD, code: '000000' };
  const own = { currentPassword: TEST_PASSWORD, newPassword: 'battery staple', code: '000000' };
  const fresh = (): Promise<number> =>
    app.sql.count(`from sessions where user_id = '${who.userId}' and confirmed_at > now() - interval '5 minutes'`);
  const proving: string[] = [];
  for (const operation of operationsOf(openApiDocument(app.app)).filter(({ path }) => !/^events$|^auth\/(?:logout|sessions)/u.test(path))) {
    const writes = operation.method === 'POST' || operation.method === 'PUT';
    const bodies = !writes
      ? [undefined]
      : /^auth\/password/u.test(operation.path)
        ? [own]
        : [body, { password: TEST_PASSWORD, code: '000000' }, { code: '000000' }];
    for (const one of bodies) await who.send(operation.method, operation.path.replace(/\{\w+\}/gu, NOBODY), one);
    if ((await fresh()) > 0) proving.push(nameOf(operation));
    await rest(app, who.userId);
  }
  return proving;
}

async function codeFigure(app: TestApp): Promise<Figure> {
  const proving = await provingCalls(app);
  const without = await instead(
    SecondFactors,
    'use',
    () => () => Promise.resolve(),
    () => provingCalls(app),
  );
  return {
    name: 'calls that give a session a proof without a right code, with a second factor on',
    found: `${proving.length}`,
    met: proving.length === 0,
    wrong: proving,
    controls: [{ name: 'every code is right', found: without.join(', '), fails: without.length > 0 }],
  };
}

/** How many of 150 guesses from one address are looked at: by turns with the cookies of `browsers` sign-ins and with none, or in other spellings. */
async function guessesOf(app: TestApp, address: string, { browsers = 0, spellings = 1 }): Promise<number> {
  const { username } = await make.user(app.sql, 'agent');
  const cookies = [''];
  for (let turn = 0; turn < browsers; turn += 1) {
    const browser = app.visitor(`127.0.20.${turn + 1}`);
    await browser.post('auth/login', { username, password: TEST_PASSWORD });
    cookies.push(browser.cookie(BROWSER) ?? '');
  }
  const spelled = [
    username,
    username.toUpperCase(),
    username.replace('e', '\u200Be'),
    username.replace('a', 'а'),
    username.replace('a', 'ａ'),
  ];
  let lookedAt = 0;
  for (let turn = 0; turn < 150; turn += 1) {
    const cookie = cookies[turn % cookies.length];
    const guesser: Caller = app.visitor(address);
    const name = spelled[turn % spellings] ?? username;
    const headers: Record<string, string> = cookie ? { cookie: `${BROWSER}=${cookie}` } : {};
    if ((await guesser.post('auth/login', { username: name, password: `guess ${turn}` }, headers)).status === 401) lookedAt += 1;
  }
  return lookedAt;
}

/** Counts each attempt for itself. */
const uncounted = <T>(work: () => Promise<T>): Promise<T> => {
  let turn = 0;
  return instead(LoginThrottle, 'earlier', () => () => ({ key: `login-failed:control ${(turn += 1)}`, account: null }), work);
};

async function guessFigures(): Promise<Figure[]> {
  const app = await application({ env: { RATE_LIMIT_SCALE: '1' } });
  const one = await guessesOf(app, '127.0.21.1', { browsers: 1 });
  const thirty = await guessesOf(app, '127.0.21.2', { browsers: 30 });
  const free = await uncounted(() => guessesOf(app, '127.0.21.3', { browsers: 1 }));
  const plain = await guessesOf(app, '127.0.21.4', {});
  const spelled = await guessesOf(app, '127.0.21.5', { spellings: 5 });
  const other = await uncounted(() => guessesOf(app, '127.0.21.6', { spellings: 5 }));
  return [
    {
      name: 'guesses of 150 that are looked at, with the cookies of thirty sign-ins or none, and with one or none',
      found: `${thirty} and ${one}`,
      met: one === 10 && thirty === one,
      controls: [{ name: 'nobody counts them', found: `${free}`, fails: free > 10 }],
    },
    {
      name: 'guesses of 150 that are looked at, with a name in five spellings and in one',
      found: `${spelled} and ${plain}`,
      met: plain === 5 && spelled === plain,
      controls: [{ name: 'nobody counts them', found: `${other}`, fails: other > plain }],
    },
  ];
}

export default proof('Whose account it is', async (): Promise<Figure[]> => {
  const app = await application();
  await make.reference(app.sql);
  return [await proofFigure(app), await codeFigure(app), ...(await guessFigures())];
});
