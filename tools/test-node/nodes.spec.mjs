import { NODES, versionOf } from './nodes.mjs';

test('each Node that is tested is pinned exactly, and another one is refused with those there are', () => {
  for (const [major, version] of Object.entries(NODES)) {
    expect(version).toMatch(new RegExp(`^${major}\\.\\d+\\.\\d+$`, 'u'));
    expect(versionOf(major)).toBe(version);
  }
  expect(() => versionOf('18')).toThrow('Name the Node to test, one of 22, 24, 26: npm run test:node -- 24');
  expect(() => versionOf(undefined)).toThrow('npm run test:node');
});
