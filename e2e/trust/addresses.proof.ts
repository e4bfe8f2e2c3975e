import { createServer, type AddressInfo, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { POST_LIMIT_MS, postTo, type PostResult, type PostWorld } from '@arogya/backend/webhooks/post';
import { houseOf } from '@arogya/backend/config-webhooks';
import { integrationKey, program, type Program } from '@arogya/backend/testing/integration-key';
import { startReceiver } from '@arogya/backend/testing/receiver';
import type { FoundAddress } from '@arogya/backend/webhooks/guarded-agent';
import { application } from './application';
import { proof, type Figure, type Scale } from './figure';

const EVERYWHERE = '0.0.0.0/0,::/0';
/** What nobody here can reach: TEST-NET-1 is never routed. A name has it beside an address of this machine. */
const ELSEWHERE: FoundAddress = { address: '192.0.2.1', family: 4 };
const LOOPBACK: FoundAddress = { address: '127.0.0.1', family: 4 };

/** Ways to write an address of this machine, or of a private network behind which one may be. */
const HOSTS = [
  ...['127.0.0.1', '127.0.0.2', '127.1', '2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1', '017700000001', '0.0.0.0', '0'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::127.0.0.1]', '[2002:7f00:1::1]'],
  ...['localhost', 'LOCALHOST.', '10.0.0.1', '169.254.169.254', '172.16.0.1', '192.168.0.1', '100.64.0.1', '[fd00::1]', '[fe80::1]'],
];
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);

interface Listener {
  readonly port: number;
  readonly connections: () => number;
  readonly close: () => void;
}

/** Listens on all addresses of this machine, and counts who connects. It says nothing. */
async function listener(): Promise<Listener> {
  let connections = 0;
  const server: Server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  return { port: (server.address() as AddressInfo).port, connections: () => connections, close: () => void server.close() };
}

/** What test sends to each host come to, on a server with this WEBHOOK_ALLOW. The addresses are written into the row, past every check. */
async function sent(allow: string, hosts: readonly string[], port: number): Promise<string[]> {
  const app = await application({ env: { WEBHOOK_ALLOW: allow } });
  const call: Program = program(app.visitor(), await integrationKey(app));
  const { body } = await call('POST', 'webhooks', { url: 'https://receiver.example/', types: ['lead.created'] });
  const outcomes: string[] = [];
  for (const host of hosts) {
    await app.sql.query('update webhook_endpoints set url = $2 where id = $1', [body.id, `https://${host}:${port}/`]);
    const { status, body: result } = await call('POST', `webhooks/${body.id}/test`);
    outcomes.push(`${host}: ${status} ${String(result.outcome)}`);
  }
  return outcomes;
}

async function hostsFigure({ full }: Scale): Promise<Figure> {
  const hosts = [...HOSTS, ...ownAddresses()];
  const [guarded, open] = [await listener(), await listener()];
  const outcomes = await sent('', hosts, guarded.port);
  // The control calls what is here: what is not would only take its time.
  await sent(EVERYWHERE, full ? HOSTS.slice(0, 12) : HOSTS.slice(0, 4), open.port);
  // A name that ends in a dot is one that this machine may not know.
  const wrong = outcomes.filter(
    (outcome) => !/200 (?:refused|failed)$/u.test(outcome) || (outcome.endsWith('failed') && !outcome.startsWith('LOCALHOST.')),
  );
  const found = guarded.connections();
  guarded.close();
  open.close();
  return {
    name: 'connections to addresses of this machine and of private networks, however they are written',
    found: `${found} of ${hosts.length}`,
    met: found === 0 && wrong.length === 0,
    wrong,
    controls: [{ name: 'the guard is off', found: `${open.connections()} connections`, fails: open.connections() > 0 }],
  };
}

const world = (more: Partial<PostWorld>): PostWorld => ({
  lookup: () => Promise.resolve([LOOPBACK]),
  isInHouse: null,
  limit: POST_LIMIT_MS,
  now: () => performance.now(),
  ...more,
});
const post = (url: string, more: Partial<PostWorld>): Promise<PostResult> => postTo({ url, headers: {}, body: '{}' }, world(more));

async function namesFigure(): Promise<Figure> {
  const everywhere = houseOf({ WEBHOOK_ALLOW: EVERYWHERE });
  const names: Record<string, () => PostWorld['lookup']> = {
    'a private answer': () => () => Promise.resolve([LOOPBACK]),
    'a private one behind another': () => () => Promise.resolve([ELSEWHERE, LOOPBACK]),
    'another one behind a private one': () => () => Promise.resolve([LOOPBACK, ELSEWHERE]),
    'another answer each time': () => {
      let asked = 0;
      return () => Promise.resolve([(asked += 1) % 2 === 1 ? ELSEWHERE : LOOPBACK]);
    },
  };
  const [guarded, open] = [await listener(), await listener()];
  const wrong: string[] = [];
  for (const [name, lookup] of Object.entries(names)) {
    const asks = lookup();
    for (let turn = 0; turn < 4; turn += 1) {
      const { outcome } = await post(`https://name.example:${guarded.port}/`, { lookup: asks });
      if (outcome !== 'refused') wrong.push(`${name}: ${outcome}`);
    }
  }
  await post(`https://name.example:${open.port}/`, { isInHouse: everywhere });
  const found = guarded.connections();
  guarded.close();
  open.close();
  return {
    name: 'connections by names that have a private address, alone, beside another one, or the second time they are asked',
    found: `${found} of ${4 * Object.keys(names).length}`,
    met: found === 0 && wrong.length === 0,
    wrong,
    controls: [{ name: 'the guard is off', found: `${open.connections()} connections`, fails: open.connections() > 0 }],
  };
}

async function redirectFigure(): Promise<Figure> {
  const [allowed, inside] = [await startReceiver(), await startReceiver()];
  allowed.answer = (_, reply) => void reply.writeHead(307, { location: inside.url() }).end();
  const { outcome, status } = await post(allowed.url(), { isInHouse: houseOf({ WEBHOOK_ALLOW: '127.0.0.1/32' }) });
  const found = inside.connections();
  await fetch(allowed.url(), { method: 'POST', body: '{}' });
  const followed = inside.connections();
  await Promise.all([allowed.close(), inside.close()]);
  return {
    name: 'connections by a redirect of an allowed receiver',
    found: `${found}, ${outcome} by ${String(status)}`,
    met: found === 0 && outcome === 'failed' && status === 307,
    controls: [{ name: 'redirects are followed', found: `${followed} connections`, fails: followed > 0 }],
  };
}

/** Receivers that take their time, each with its address. */
async function slow(): Promise<{ urls: Record<string, string>; close: () => Promise<void> }> {
  const receiver = await startReceiver();
  receiver.answer = ({ url }, reply) => {
    if (url === '/never') return;
    reply.writeHead(200);
    if (url === '/still') return void reply.write('half');
    const more = setInterval(() => reply.write('x'.repeat(url === '/drops' ? 1 : 4_096)), url === '/drops' ? 100 : 1);
    reply.on('close', () => clearInterval(more));
  };
  const sockets = new Set<{ destroy: () => void }>();
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const tls = `https://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  const urls = {
    'an endless body': receiver.url('/endless'),
    'a body by drops': receiver.url('/drops'),
    'a body that stands still': receiver.url('/still'),
    'an answer that never comes': receiver.url('/never'),
    'TLS that never answers': tls,
  };
  const close = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    silent.close();
    await receiver.close();
  };
  return { urls, close };
}

async function limitFigure({ full }: Scale): Promise<Figure> {
  const limit = full ? POST_LIMIT_MS : 1_000;
  const isInHouse = houseOf({ WEBHOOK_ALLOW: '127.0.0.1/32' });
  const { urls, close } = await slow();
  const took = await Promise.all(
    Object.entries(urls).map(async ([what, url]) => ({ what, ms: (await post(url, { isInHouse, limit })).ms })),
  );
  const waits = await Promise.race([
    post(urls['an answer that never comes'] ?? '', { isInHouse, limit: 10 * limit }).then(() => false),
    pause(2 * limit, true, { ref: false }),
  ]);
  await close();
  const longest = Math.max(...took.map(({ ms }) => ms));
  return {
    name: 'the longest wait for a receiver that has no end, against the limit',
    found: `${longest} ms, limit ${limit} ms`,
    // A timer is late where the machine is busy.
    met: longest <= limit + 1_000,
    wrong: took.filter(({ ms }) => ms > limit + 1_000).map(({ what, ms }) => `${what}: ${ms} ms`),
    controls: [{ name: 'without that limit', found: waits ? 'waits on' : 'ends', fails: waits }],
  };
}

export default proof('Addresses of webhooks: what must not be called, and how long a receiver is waited for', async (scale) => [
  await hostsFigure(scale),
  await namesFigure(),
  await redirectFigure(),
  await limitFigure(scale),
]);
