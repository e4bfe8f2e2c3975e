import { loadConfig } from '../config';
import { networkOf, Networks } from './networks';

const keyed = (secret: string): Networks =>
  new Networks(loadConfig({ DATABASE_URL: 'postgres://x@y/z', NODE_ENV: 'test', SESSION_SECRET: secret.repeat(40) }));

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a network is distinguished from others by a keyed hash, in which no address can be read', () => {
  const networks = keyed('a');
  expect(networks.of('::ffff:203.0.113.7')).toBe(networks.of('203.0.113.7'));
  expect(networks.of('2001:db8:1:2::9')).toBe(networks.of('2001:db8:1:2:ffff::1'));
  expect(networks.of('2001:db8:1:3::9')).not.toBe(networks.of('2001:db8:1:2::9'));
  expect(networks.of('203.0.113.8')).not.toBe(networks.of('203.0.113.7'));
  expect(networks.of('203.0.113.7')).toMatch(/^[\w-]{22}$/u);
  expect(keyed('b').of('203.0.113.7')).not.toBe(networks.of('203.0.113.7'));
});
