import { isStub, missingStubs, stubsOf, withStubs, withoutStubs } from './stubs.mjs';

const PACKAGES = {
  '': { optionalDependencies: {} },
  'node_modules/a': { dev: true, optionalDependencies: { 'a-darwin-arm64': '1.2.3', 'a-linux-x64': '1.2.3', ranged: '^1.0.0' } },
  'node_modules/a-linux-x64': { version: '1.2.3', optional: true },
  'node_modules/b': { version: '1.0.0' },
  'node_modules/b/node_modules/c': { optionalDependencies: { d: '2.0.0' } },
  'node_modules/b/node_modules/d': { version: '2.0.0', optional: true },
};
const STUB = { version: '1.2.3', cpu: ['none'], dev: true, optional: true, os: ['none'] };

describe('what a registry did not have', () => {
  it('stands in the lock as a package that no machine installs', () => {
    expect(missingStubs(PACKAGES)).toEqual({ 'node_modules/a-darwin-arm64': STUB });
    expect(missingStubs(withStubs(PACKAGES))).toEqual({});
    expect(isStub(STUB)).toBe(true);
  });

  it('is asked for again the next time the lock is written', () => {
    expect(withoutStubs(withStubs(PACKAGES))).toEqual(PACKAGES);
  });

  it('is known to be needed on its own platform', () => {
    expect(stubsOf(withStubs(PACKAGES), 'darwin-arm64')).toEqual(['node_modules/a-darwin-arm64']);
    expect(stubsOf({ 'node_modules/a-linux-x64-musl': STUB, 'node_modules/a-win32-x64-msvc': STUB }, 'linux-x64')).toEqual([]);
    expect(stubsOf({ 'node_modules/a-win32-x64-msvc': STUB }, 'win32-x64')).toHaveLength(1);
  });
});
