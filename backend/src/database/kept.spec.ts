import { Kept } from './kept';

let now = 0;
let reads = 0;
const read = (): Promise<number> => Promise.resolve((reads += 1));

beforeEach(() => {
  [now, reads] = [0, 0];
});

it('a figure is read once in two seconds, however many ask', async () => {
  const kept = new Kept(() => now);
  expect(await Promise.all([kept.of(['a'], read), kept.of(['a'], read)])).toEqual([1, 1]);
  now = 1_999;
  expect(await kept.of(['a'], read)).toBe(1);
  now = 2_000;
  expect(await kept.of(['a'], read)).toBe(2);
});

it('one figure is not given for another', async () => {
  const kept = new Kept(() => now);
  expect([await kept.of(['a'], read), await kept.of(['b'], read)]).toEqual([1, 2]);
});

it('a figure that could not be read is asked for again', async () => {
  const kept = new Kept(() => now);
  await expect(kept.of(['a'], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await kept.of(['a'], read)).toBe(1);
});
