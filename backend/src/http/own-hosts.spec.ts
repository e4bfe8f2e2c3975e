import { hostname, networkInterfaces } from 'node:os';
import { hostName, ownHosts } from './own-hosts';

const DEMO = { demo: true, host: '127.0.0.1', publicBaseUrl: 'http://localhost:3000', allowedHosts: [] };
const answers = (header: string | undefined, config: Partial<Parameters<typeof ownHosts>[0]> = {}): boolean => {
  const name = hostName(header);
  return name !== null && ownHosts({ ...DEMO, ...config })(name);
};
/** Addresses by which others reach this machine. */
const outside = Object.values(networkInterfaces()).flatMap((all) =>
  (all ?? []).filter(({ internal, family }) => !internal && family === 'IPv4'),
);

it.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:8080',
  'localhost.',
  'clinic.localhost:3000',
  '127.0.0.1:3000',
  '127.0.1.7',
  '[::1]:3000',
])('a demo answers under %s', (header) => expect(answers(header)).toBe(true));

it.each([
  undefined,
  '',
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  'evil.example#localhost',
  'evil.example/localhost',
  'localhost@evil.example',
  'localhost,evil.example',
  'localhost evil.example',
  '127.0.0.1.evil.example',
  '127.evil.example',
  'notlocalhost',
  '[::1].evil.example',
  '[::ffff:10.0.0.1]',
  '0.0.0.0:3000',
  '10.1.2.3:3000',
])('a demo does not answer under %j', (header) => expect(answers(header)).toBe(false));

it('its machine’s names and addresses are its own where HOST opens it, and not where only this machine reaches it', () => {
  const names = [hostname(), `${hostname().split('.')[0]}.local`, ...outside.map(({ address }) => `${address}:3000`)];
  for (const host of ['0.0.0.0', '::']) expect(names.filter((name) => !answers(name, { host }))).toEqual([]);
  expect(outside.filter(({ address }) => answers(address))).toEqual([]);
  expect(answers('evil.example', { host: '0.0.0.0' })).toBe(false);
});

it('further names are its own when ALLOWED_HOSTS or PUBLIC_BASE_URL has them, and so is the address in HOST', () => {
  expect(answers('desk.lotus.example:3000', { allowedHosts: ['Desk.Lotus.example', 'other.example:8080'] })).toBe(true);
  expect(answers('other.example', { allowedHosts: ['other.example:8080'] })).toBe(true);
  expect(answers('clinic.example', { publicBaseUrl: 'https://clinic.example' })).toBe(true);
  expect(answers('192.0.2.7', { host: '192.0.2.7' })).toBe(true);
});
