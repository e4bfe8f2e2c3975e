import { jest } from '@jest/globals';
import { EntityCache } from './entity-cache';

interface Row {
  readonly id: string;
  readonly name: string;
}

let listens: boolean;
let names: Map<string, string>;
let reads: string[][];
let between: () => void;
let cache: EntityCache<Row>;

beforeEach(() => {
  [listens, reads, between] = [true, [], () => undefined];
  names = new Map([
    ['d1', 'Dr. Iyer'],
    ['d2', 'Dr. Rao'],
  ]);
  cache = new EntityCache(
    () => listens,
    (ids) => {
      reads.push([...ids]);
      const rows = ids.flatMap((id) => ({ id, name: names.get(id) ?? '' }));
      between();
      return Promise.resolve(rows);
    },
  );
});
afterEach(() => jest.restoreAllMocks());

const nameOf = async (id: string): Promise<string | undefined> => (await cache.of([id])).get(id)?.name;

it('reads each row once, and of several only those that it does not know', async () => {
  await cache.of(['d1', 'd1']);
  await cache.of(['d1', 'd2']);
  await cache.of(['d2', 'd1']);
  expect(reads).toEqual([['d1'], ['d2']]);
});

test.each<[string, () => void, string]>([
  ['without word of a change (control)', () => undefined, 'Dr. Iyer'],
  ['after a change', () => cache.forget(), 'Dr. Meera Iyer'],
  ['while nobody would hear of a change', () => void (listens = false), 'Dr. Meera Iyer'],
  ['fifteen seconds later', () => void jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 15_001), 'Dr. Meera Iyer'],
])('%s the name is the one it should be: %#', async (_when, happens, name) => {
  await nameOf('d1');
  names.set('d1', 'Dr. Meera Iyer');
  happens();
  expect(await nameOf('d1')).toBe(name);
});

it('does not keep what was read while something changed', async () => {
  between = () => {
    names.set('d1', 'Dr. Meera Iyer');
    cache.forget();
  };
  expect(await nameOf('d1')).toBe('Dr. Iyer');
  between = () => undefined;
  expect(await nameOf('d1')).toBe('Dr. Meera Iyer');
});

it('answers what was there when it was asked, also when all is forgotten in the same moment', async () => {
  await cache.of(['d1']);
  const asked = cache.of(['d1']);
  cache.forget();
  expect((await asked).get('d1')?.name).toBe('Dr. Iyer');
});
