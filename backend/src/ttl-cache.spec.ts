import { TtlCache } from './ttl-cache';

let time = 0;
let loads = 0;
const load = async (): Promise<number> => Promise.resolve((loads += 1));
const cache = (): TtlCache<number> => new TtlCache<number>(1000, { now: () => time });

beforeEach(() => {
  time = 1;
  loads = 0;
});

test('all who ask within a second share one answer, also while it is on its way', async () => {
  const answers = cache();
  expect(await Promise.all([answers.get('a', load), answers.get('a', load)])).toEqual([1, 1]);
  time = 1000;
  expect(await answers.get('a', load)).toBe(1);
  time = 1002;
  expect(await answers.get('a', load)).toBe(2);
});

test('every key has its own answer, and five hundred are kept', async () => {
  const answers = cache();
  for (let n = 0; n < 501; n += 1) await answers.get(`key ${n}`, load);
  await answers.get('key 500', load);
  expect(loads).toBe(501);
  await answers.get('key 0', load);
  expect(loads).toBe(502);
});

test('a failure is not kept', async () => {
  const answers = cache();
  await expect(answers.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await answers.get('a', load)).toBe(1);
});
