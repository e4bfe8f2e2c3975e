import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { Sql } from '../database/sql';
import { LinkTokens } from '../link-tokens/link-token';
import { NOW, standAt } from '../testing/clinic';
import { callsOf } from '../testing/linked';
import { overhear } from '../testing/overhear';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let statements = 0;

beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  const count = (): void => void (statements += 1);
  overhear(app.app.get(Sql), app.app.get(DataSource), { alone: count, transaction: count, recipe: () => count });
  // What a server does when it starts has ended once nothing is sent for a while.
  for (let before = -1; before !== statements; await pause(300)) before = statements;
});
afterAll(() => app.close());
beforeEach(() => {
  statements = 0;
});

const tokenOf = (number: number): string => app.app.get(LinkTokens, { strict: false }).tokenOf({ number, linkVersion: 0 });
const bytesOf = (token: string): Buffer => Buffer.from(token, 'base64url');
const calls = async (token: string): Promise<number[]> => {
  const on = callsOf({ token }, app.visitor());
  const answers = await Promise.all([
    ...[on.get(), on.calendar(), on.slots(), on.coming(), on.late(10)],
    ...[on.move('11:00'), on.cancel({ digits: '1234' }), on.undo(1), on.speak('hi')],
  ]);
  return answers.map(({ status }) => status);
};

it.each<[string, () => string]>([
  [
    'with the HMAC of another number',
    () => Buffer.concat([bytesOf(tokenOf(1)).subarray(0, 5), bytesOf(tokenOf(2)).subarray(5)]).toString('base64url'),
  ],
  ['of nothing', () => 'A'.repeat(23)],
  ['that is no token', () => 'favicon'],
])('a token %s costs no query', async (_, token) => {
  expect(new Set(await calls(token()))).toEqual(new Set([404]));
  expect(statements).toBe(0);
});

it('a token that was made here costs one for each call, also where no appointment has its number (control)', async () => {
  expect(new Set(await calls(tokenOf(999_999_999)))).toEqual(new Set([404]));
  expect(statements).toBe(9);
});
