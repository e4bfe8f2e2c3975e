import { request } from 'node:https';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { startReceiver, type Receiver } from '../testing/receiver';
import { houseOf } from '../config-webhooks';
import { destinationOf, isRefused, type FoundAddress } from './guarded-agent';
import { postTo, type PostResult, type PostWorld } from './post';

/** Of a wait for what must not happen: far less than the spec's own limit, far more than a call takes here. */
const LIMIT_MS = 2_000;
/** No call gets there: it stands beside another one, or is asked for by plain http. */
const PUBLIC: FoundAddress = { address: '93.184.216.34', family: 4 };
const LOOPBACK: FoundAddress = { address: '127.0.0.1', family: 4 };

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

describe('a post to a receiver', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());

  const world = (more: Partial<PostWorld> = {}): PostWorld => ({
    lookup: () => Promise.resolve([LOOPBACK]),
    isInHouse: null,
    limit: LIMIT_MS,
    now: () => performance.now(),
    ...more,
  });
  const inHouse = houseOf({ WEBHOOK_ALLOW: '127.0.0.0/8' });
  const post = (url: string, more: Partial<PostWorld> = {}): Promise<PostResult> =>
    postTo({ url, headers: { 'webhook-id': 'evt_1' }, body: '{"name":"आशा"}' }, world(more));

  it('delivers its very bytes, and keeps the status and the first 200 characters of the answer', async () => {
    receiver.answer = (_, reply) => void reply.writeHead(201).end(`taken\u0000\n${'ब'.repeat(300)}`);
    const result = await post(receiver.url('/in?token=1'), { isInHouse: inHouse });
    expect(result).toMatchObject({ outcome: 'delivered', status: 201, retryAfter: null });
    expect(result.text).toBe(`taken ${'ब'.repeat(194)}`);
    const { path, headers, body } = receiver.received.at(-1) ?? { path: '', headers: {}, body: '' };
    expect([path, body]).toEqual(['/in?token=1', '{"name":"आशा"}']);
    expect(headers).toMatchObject({ 'webhook-id': 'evt_1', 'content-type': 'application/json', 'user-agent': 'ArogyaDesk' });
  });

  it.each([
    ['another status', 500, {}, null],
    ['a redirect, which is not followed', 302, { location: '/elsewhere' }, null],
    ['a wait that is asked for in seconds', 429, { 'retry-after': '120' }, 120],
    ['a wait of more than an hour', 503, { 'retry-after': '86400' }, 3_600],
    ['a wait until a date', 503, { 'retry-after': new Date(60_000).toUTCString() }, 60],
    ['a wait that says nothing', 503, { 'retry-after': 'soon' }, null],
  ])('fails by %s', async (_, status, headers, retryAfter) => {
    receiver.answer = (__, reply) => void reply.writeHead(status, headers).end();
    const before = receiver.received.length;
    expect(await post(receiver.url(), { isInHouse: inHouse, now: () => 0 })).toMatchObject({ outcome: 'failed', status, retryAfter });
    expect(receiver.received.length).toBe(before + 1);
  });

  describe('connects to nothing that is not public', () => {
    const listed = [
      ['a private address', '10.0.0.1'],
      ['loopback', '127.0.0.1'],
      ['a link-local one', '169.254.169.254'],
      ['one of carriers', '100.64.0.1'],
      ['none at all', '0.0.0.0'],
      ['multicast', '224.0.0.1'],
      ['one of examples', '192.0.2.1'],
      ['a mapped one', '::ffff:10.0.0.1'],
      ['loopback by IPv6', '::1'],
      ['a unique local one', 'fd00::1'],
      ['a link-local one by IPv6', 'fe80::1'],
      ['one through NAT64', '64:ff9b::7f00:1'],
      ['one through 6to4', '2002:7f00:1::1'],
      ['one through Teredo', '2001:0:7f00:1::1'],
      ['a compatible one', '::127.0.0.1'],
      ['one that nobody has', '4000::1'],
    ] as const;

    it.each(listed)('by a name: %s', async (_, address) => {
      const lookup = () => Promise.resolve([{ address, family: address.includes(':') ? 6 : 4 }]);
      expect(await post(`https://receiver.example:${receiver.port}/`, { lookup })).toMatchObject({ outcome: 'refused', status: null });
    });

    it.each(listed)('as it is: %s', async (_, address) => {
      const host = address.includes(':') ? `[${address}]` : address;
      expect(await post(`https://${host}:${receiver.port}/`)).toMatchObject({ outcome: 'refused', status: null });
    });

    it.each(['2130706433', '0x7f000001', '0177.0.0.1', '127.1'])('written as %s', async (host) => {
      expect(await post(`https://${host}:${receiver.port}/`)).toMatchObject({ outcome: 'refused' });
    });

    it('where a name has a public and a private address', async () => {
      for (const found of [
        [PUBLIC, LOOPBACK],
        [LOOPBACK, PUBLIC],
      ]) {
        expect(await post(`https://both.example:${receiver.port}/`, { lookup: () => Promise.resolve(found) })).toMatchObject({
          outcome: 'refused',
        });
      }
    });

    it('where one address of several is in the house and another is private elsewhere', async () => {
      const lookup = () => Promise.resolve([LOOPBACK, { address: '10.0.0.1', family: 4 }]);
      expect(await post(`https://both.example:${receiver.port}/`, { lookup, isInHouse: inHouse })).toMatchObject({ outcome: 'refused' });
    });

    it('by the agent alone either: the second guard', async () => {
      // Node has asked for all addresses, and connects to the first that answers.
      const { agent } = await destinationOf(new URL('https://receiver.example/'), () => Promise.resolve([PUBLIC]), null);
      const connect = (host: string): Promise<unknown> =>
        new Promise((resolve) => {
          request({ host, port: receiver.port, agent, method: 'POST' }).on('error', resolve).end();
        });
      const before = receiver.connections();
      expect(isRefused(await connect('127.0.0.1'))).toBe(true);
      expect(receiver.connections()).toBe(before);
    });

    it('and looks a name up once, so that it cannot answer otherwise a moment later', async () => {
      let asked = 0;
      const lookup = () => Promise.resolve([(asked += 1) === 1 ? LOOPBACK : PUBLIC]);
      expect(await post(`https://turning.example:${receiver.port}/`, { lookup })).toMatchObject({ outcome: 'refused' });
      expect(asked).toBe(1);
    });

    it('by plain http, unless all of its addresses are in the house', async () => {
      expect(await post(`http://receiver.example:${receiver.port}/`)).toMatchObject({ outcome: 'refused' });
      const lookup = () => Promise.resolve([PUBLIC]);
      expect(await post(`http://receiver.example:${receiver.port}/`, { lookup, isInHouse: inHouse })).toMatchObject({ outcome: 'refused' });
      receiver.answer = (_, reply) => void reply.writeHead(204).end();
      expect(await post(`http://receiver.example:${receiver.port}/`, { isInHouse: inHouse })).toMatchObject({ outcome: 'delivered' });
    });

    it.each(['ftp://receiver.example/', 'https://me:you@receiver.example/', 'https://receiver.example:25/', 'nonsense'])(
      'nor to what is no address of a receiver: %s',
      async (url) => {
        expect(await post(url)).toMatchObject({ outcome: 'refused', status: null });
      },
    );
  });

  describe('takes no longer than its limit', () => {
    const short = { isInHouse: inHouse, limit: 300 };

    it('where the answer never comes', async () => {
      receiver.answer = () => undefined;
      expect(await post(receiver.url(), short)).toMatchObject({ outcome: 'failed', status: null, text: 'No answer within 15 seconds' });
    });

    it('where nothing is said at all', async () => {
      const silent = createServer(() => undefined);
      const port = await listening(silent);
      expect(await post(`https://127.0.0.1:${port}/`, short)).toMatchObject({ outcome: 'failed', status: null });
      silent.close();
    });

    it('where a name is looked up without end', async () => {
      expect(await post('https://slow.example/', { ...short, lookup: () => new Promise(() => undefined) })).toMatchObject({
        outcome: 'failed',
      });
    });

    it('where the body has no end, of which 64 kB are read: its status counts', async () => {
      let sent = 0;
      receiver.answer = (_, reply) => {
        reply.writeHead(200);
        const more = (): void => {
          while (!reply.destroyed && reply.write('x'.repeat(16_384))) sent += 16_384;
        };
        reply.on('drain', more);
        more();
      };
      const result = await post(receiver.url(), { isInHouse: inHouse });
      expect(result).toMatchObject({ outcome: 'delivered', status: 200, text: 'x'.repeat(200) });
      expect(result.ms).toBeLessThan(LIMIT_MS);
      // What lies in the buffers of the connection is more than what was read.
      expect(sent).toBeLessThan(64 * 1_024 * 1_024);
    });

    it('where the body stands still: its status counts', async () => {
      receiver.answer = (_, reply) => void reply.writeHead(200).write('half');
      expect(await post(receiver.url(), short)).toMatchObject({ outcome: 'delivered', status: 200, text: 'half' });
    });
  });

  it('says of TLS that fails, of a closed port and of a name without an address what it was, and no address', async () => {
    expect((await post(`https://127.0.0.1:${receiver.port}/`, { isInHouse: inHouse })).text).toMatch(
      /^The TLS of the receiver is not good: \w+$/u,
    );
    const closed = createServer();
    const port = await listening(closed);
    await new Promise((resolve) => closed.close(resolve));
    expect((await post(`https://127.0.0.1:${port}/`, { isInHouse: inHouse })).text).toBe('Nothing listens at this address');
    const lookup = () => Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND none.example'), { code: 'ENOTFOUND' }));
    expect((await post('https://none.example/', { lookup })).text).toBe('The name of the receiver has no address');
    const refused = await post('https://inside.example/', { lookup: () => Promise.resolve([{ address: '10.1.2.3', family: 4 }]) });
    expect(refused.text).toBe('This address is in a private network, where webhooks are not sent');
  });
});
