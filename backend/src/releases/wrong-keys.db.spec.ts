import { jest } from '@jest/globals';
import { KeyHolders, RELEASE_KEY, type KeyHolder } from '../access/key-holders';
import type { Caller } from '../testing/caller';
import { OCTETS } from '../testing/release-maker';
import { startTestApp, type TestApp } from '../testing/test-app';
import { LIMITS } from '../limits/limits';
import { ReleaseKeys } from './release-keys.service';

const { max } = LIMITS.wrongKey;
const HASH = 'a'.repeat(64);
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
const WRONG = bearer(`${RELEASE_KEY}somebody-has-guessed-this`);

describe('whoever tries keys', () => {
  let test: TestApp;
  let key: string;
  beforeAll(async () => {
    test = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const admin = await test.as('admin');
    key = (await admin.post('release-keys', { label: 'CI', mfe: 'mfe-doctor', roles: ['doctor'] })).body.key as string;
  });
  afterAll(() => test.close());

  const list = async (who: Caller, headers = bearer(key)): Promise<number> => (await who.get('releases', headers)).status;
  const send = async (who: Caller, headers = bearer(key)): Promise<number> =>
    (await who.put(`releases/files/${HASH}`, Buffer.from('x'), { ...OCTETS, ...headers })).status;

  it('has to wait after some, also with a good one, and nothing is looked up for them meanwhile', async () => {
    const prober = test.visitor('127.0.5.1');
    for (let n = 0; n < max; n += 1) expect(await (n % 2 ? send : list)(prober, WRONG)).toBe(401);
    const looked = jest.spyOn(test.app.get(ReleaseKeys, { strict: false }), 'actorOf');
    expect([await list(prober, WRONG), await send(prober, WRONG), await list(prober), await send(prober)]).toEqual([429, 429, 429, 429]);
    expect(Number((await prober.get('releases', WRONG)).headers['retry-after'])).toBeGreaterThan(0);
    expect(looked).not.toHaveBeenCalled();
    // A control: of another network it is looked up.
    expect(await list(test.visitor('127.0.5.2'))).toBe(200);
    expect(looked).toHaveBeenCalledTimes(1);
  });

  it('takes nothing from other networks, nor does a good key ever', async () => {
    const pipeline = test.visitor('127.0.5.3');
    for (let n = 0; n < max + 5; n += 1) expect(await list(pipeline)).toBe(200);
  });

  it('may write the name of the scheme in any case', async () => {
    const pipeline = test.visitor('127.0.5.4');
    for (const scheme of ['bearer', 'BEARER', 'Bearer']) expect(await list(pipeline, { authorization: `${scheme} ${key}` })).toBe(200);
  });

  it('ships nothing with a key of another kind, though somebody holds it', async () => {
    const [holders, releaseKeys] = [test.app.get(KeyHolders, { strict: false }), test.app.get(ReleaseKeys, { strict: false })];
    const actorOf: KeyHolder['actorOf'] = async (call) => {
      const actor = await releaseKeys.actorOf({ ...call, key });
      return actor && { ...actor, key: undefined };
    };
    holders.add({ prefix: 'adx_', actorOf });
    const other = `adx_${'k'.repeat(43)}`;
    const program = test.visitor('127.0.5.5');
    expect([await list(program, bearer(other)), await send(program, bearer(other))]).toEqual([401, 401]);
    // A control: where keys of that kind are taken, it is one.
    expect(await holders.actorOf({ key: other, requestId: '', network: '', address: '127.0.5.5' }, 'adx_')).toMatchObject({
      role: 'admin',
    });
  });
});
