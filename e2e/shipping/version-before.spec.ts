import { buildBefore } from './version-before';

test('a clone without the history learns what to fetch', async () => {
  await expect(buildBefore({ commit: '0'.repeat(40) })).rejects.toThrow(
    'The version before (0000000000) is not in the history of this clone: fetch all of it (git fetch --unshallow).',
  );
});
