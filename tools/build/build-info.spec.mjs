import { createRequire } from 'node:module';

const { buildInfo } = createRequire(import.meta.url)('../../backend/build-info.cjs');

const COMMIT = '7f751a4000000000000000000000000000000000';
/** A repository whose sources have these changes, and that commit. */
const git =
  (changes, commit = COMMIT) =>
  (args) =>
    args[0] === 'status' ? changes : commit;

describe('what a build says of itself', () => {
  it('is the version of package.json and the commit of its sources', () => {
    expect(buildInfo({ env: {}, git: git('') })).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/u), commit: COMMIT });
  });

  it('is the commit of the environment, where there is one', () => {
    expect(buildInfo({ env: { BUILD_COMMIT: 'abc' }, git: git(' M backend/src/main.ts') }).commit).toBe('abc');
  });

  it('has no commit where nobody knows it: without git, without a repository, with changes that are not committed', () => {
    for (const unknown of [git(' M backend/src/main.ts'), git('', ''), git(null, null), git('', null)]) {
      expect(buildInfo({ env: {}, git: unknown }).commit).toBeNull();
    }
  });

  it('comes from this repository where nothing is specified', () => {
    const { commit } = buildInfo({ env: {} });
    expect(commit === null || /^[0-9a-f]{40}$/u.test(commit)).toBe(true);
  });
});
