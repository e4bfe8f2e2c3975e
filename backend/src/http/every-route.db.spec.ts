import { connect } from 'node:net';
import type { Caller } from '../testing/caller';
import { ProbeModule } from '../testing/probe';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';

const ID = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

describe('the edge of every route', () => {
  let test: TestApp;
  let anyone: Caller;
  const raw = (body: string, type = 'application/json') => anyone.post('probe/note', body, { 'content-type': type });

  beforeAll(async () => {
    test = await startTestApp({ modules: [ProbeModule] });
    anyone = test.visitor();
  });
  afterAll(() => test.close());

  describe('fields', () => {
    it('are trimmed, blank optional ones become null, ones that were not sent stay absent', async () => {
      const { status, body } = await anyone.post('probe/note', { name: '  Asha ', remark: '   ', secret: ' x ' });
      expect(status).toBe(201);
      expect(body).toEqual({ keys: ['name', 'remark', 'secret'], name: 'Asha', remark: null, secret: ' x ' });
    });

    it('that break their rule are named, and the first sentence is the message', async () => {
      const { status, headers, body } = await anyone.post('probe/note', { name: ' ', age: 130 });
      expect(status).toBe(400);
      expect(headers['content-type']).toContain('application/problem+json');
      expect(body).toMatchObject({
        type: 'urn:arogyadesk:invalid',
        title: 'Bad Request',
        status: 400,
        message: 'A name is required',
        detail: 'A name is required',
        errors: { name: 'A name is required', age: 'Age must be less than 120' },
      });
    });

    it.each([
      ['an unknown field', { name: 'Asha', isAdmin: true }, { isAdmin: 'This field is not known here' }],
      ['a number as text', { name: 'Asha', age: '12' }, { age: 'Please enter a whole number' }],
      ['1e308', { name: 'Asha', age: 1e308 }, { age: 'Age must be less than 120' }],
      ['a half number', { name: 'Asha', age: 1.5 }, { age: 'Please enter a whole number' }],
      ['an object as text', { name: { $ne: 1 } }, { name: 'A name is required' }],
      ['a list as text', { name: ['Asha'] }, { name: 'A name is required' }],
      ['null for a required field', { name: null }, { name: 'A name is required' }],
      ['null for a field that may be missing', { name: 'Asha', secret: null }, { secret: 'Secret is required' }],
      ['a list of numbers', { name: 'Asha', tags: [1] }, { tags: 'Please enter text' }],
    ])('refuse %s with 400', async (_, sent, errors) => {
      const { status, body } = await anyone.post('probe/note', sent);
      expect({ status, errors: body.errors }).toEqual({ status: 400, errors });
    });

    it('of a missing body are named like blank ones', async () => {
      const { status, body } = await anyone.post('probe/note');
      expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { name: 'A name is required' } });
    });
  });

  describe('input that no honest client sends', () => {
    it.each([
      ['NUL in a body', () => raw('{"name":"a\\u0000b"}'), 400],
      ['half a surrogate pair', () => raw('{"name":"a\\ud800b"}'), 400],
      ['NUL in a name', () => raw('{"name":"ab","a\\u0000":1}'), 400],
      ['NUL in a query', () => anyone.get('probe/list?q=a%00b'), 400],
      ['NUL in a path', () => anyone.get('probe/sql/a%00b'), 400],
      ['an address that cannot be decoded', () => anyone.get('probe/sql/%zz'), 400],
      ['__proto__', () => raw('{"name":"ab","__proto__":{"admin":true}}'), 400],
      ['constructor.prototype', () => raw('{"name":"ab","constructor":{"prototype":{"admin":true}}}'), 400],
      ['JSON nested 9 deep', () => raw(nested(9)), 400],
      ['JSON nested 10,000 deep', () => raw(nested(10_000)), 400],
      ['JSON that ends too early', () => raw('{"name":'), 400],
      ['a list as body', () => raw('[]'), 400],
      ['text as body', () => raw('"x"'), 400],
      ['an empty JSON body', () => raw(''), 400],
      ['a form', () => raw('name=Asha', 'application/x-www-form-urlencoded'), 415],
      ['plain text', () => raw('{"name":"Asha"}', 'text/plain'), 415],
      ['XML', () => raw('<a/>', 'application/xml'), 415],
      ['more than 64 KB', () => raw(JSON.stringify({ name: 'a'.repeat(70_000) })), 413],
      ['an id that is none', () => anyone.put('probe/note/12', { name: 'Asha' }), 400],
      ['an unknown route', () => anyone.get('nothing-here'), 404],
      ['a wrong method', () => anyone.send('PATCH', 'probe/note', {}), 404],
      ['a query that breaks its rule', () => anyone.get('probe/list?level=11'), 400],
      ['limit=-1', () => anyone.get('probe/list?pageSize=-1'), 400],
      ['page=0', () => anyone.get('probe/list?page=0'), 400],
      ['a number that is none', () => anyone.get('probe/list?page=1e3'), 400],
      ['a number over 2^53', () => anyone.get('probe/list?page=99999999999999999999'), 400],
      ['a repeated parameter', () => anyone.get('probe/list?kind=a&kind=b'), 400],
      ['an unknown parameter', () => anyone.get('probe/list?admin=1'), 400],
      ['a sort that is not in the table', () => anyone.get('probe/list?sort=password_hash'), 400],
      ['a sort of the prototype', () => anyone.get('probe/list?sort=constructor'), 400],
      ['a search of 201 characters', () => anyone.get(`probe/list?q=${'a'.repeat(201)}`), 400],
    ])('%s is refused in JSON', async (_, send, status) => {
      const answer = await send();
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.body).toMatchObject({ status, message: expect.stringMatching(/\.|\w/u), requestId: expect.any(String) });
    });

    it('names the id that is none', async () => {
      const { body } = await anyone.put('probe/note/12', { name: 'Asha' });
      expect(body.errors).toEqual({ id: 'Must be an id' });
    });
  });

  describe('failures', () => {
    it('of ours answer 500 and neither the answer nor the log tells what was thrown', async () => {
      const { status, body } = await anyone.get('probe/boom');
      expect(status).toBe(500);
      expect(JSON.stringify(body)).not.toContain('canary');
      expect(test.logged()).toContain('TypeError');
      expect(test.logged()).not.toContain('canary-1234');
    });

    it('of data that PostgreSQL refuses answer 400 and log no parameter', async () => {
      const { status } = await anyone.get(`probe/sql/${ID}`);
      expect(status).toBe(400);
      expect(test.logged()).toContain('22P02');
      expect(test.logged()).not.toContain('canary-9876');
    });

    it('are logged with the template of the route, never with its address', async () => {
      await anyone.get(`probe/sql/${ID}?q=canary-query`);
      expect(test.logged()).toContain('/api/probe/sql/:id');
      expect(test.logged()).not.toContain(ID);
      expect(test.logged()).not.toContain('canary-query');
    });
  });

  describe('requests of other sites', () => {
    it.each([
      ['cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
      ['same-site', { 'sec-fetch-site': 'same-site' }, 403],
      ['typed into the address bar', { 'sec-fetch-site': 'none' }, 403],
      ['same-origin', { 'sec-fetch-site': 'same-origin' }, 201],
    ])('%s: %j → %i', async (_, headers, status) => {
      expect((await anyone.post('probe/note', { name: 'Asha' }, headers)).status).toBe(status);
    });

    it('without Sec-Fetch-Site are recognised by their Origin', async () => {
      const bare = (headers: Record<string, string>) =>
        fetch(`http://127.0.0.1:${test.port}/api/probe/note`, {
          method: 'POST',
          body: '{"name":"Asha"}',
          headers: { 'content-type': 'application/json', ...headers },
        });
      expect((await bare({})).status).toBe(201);
      expect((await bare({ origin: `http://127.0.0.1:${test.port}` })).status).toBe(201);
      expect((await bare({ origin: 'https://evil.example' })).status).toBe(403);
      expect((await bare({ origin: 'null' })).status).toBe(403);
    });

    it('may read what is public', async () => {
      expect((await anyone.get('probe/large', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
    });
  });

  describe('a connection', () => {
    /** Writes to a connection of its own and keeps it open; `ended` once the server has closed it. */
    const open = (written: string) => {
      const socket = connect(test.port, '127.0.0.1', () => socket.write(written));
      const seen = { socket, text: '', ended: false };
      socket.on('data', (part: Buffer) => (seen.text += part.toString()));
      socket.on('close', () => (seen.ended = true)).on('error', () => undefined);
      return seen;
    };

    it('on which no whole request arrives is closed, an event stream is not', async () => {
      const server = test.app.getHttpServer();
      const { headersTimeout, requestTimeout } = server;
      expect(Math.max(headersTimeout, requestTimeout)).toBeLessThan(15_000);
      expect(Math.min(headersTimeout, requestTimeout)).toBeGreaterThan(0);
      const cookie = `__Host-sid=${(await test.as('agent')).cookie('__Host-sid') ?? ''}`;
      const stream = open(`GET /api/events HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nSec-Fetch-Site: same-origin\r\n\r\n`);
      await until(() => stream.text.includes('event: hello'));
      Object.assign(server, { headersTimeout: 100, requestTimeout: 100 });
      const json = 'Content-Type: application/json\r\nContent-Length: 90';
      const halves = [
        '',
        'GET /api/health/live HT',
        'GET / HTTP/1.1\r\nHost: x\r\n',
        `POST /api/probe/note HTTP/1.1\r\nHost: x\r\n${json}\r\n\r\n{"na`,
      ];
      const half = halves.map(open);
      await until(() => half.every(({ ended }) => ended));
      Object.assign(server, { headersTimeout, requestTimeout });
      expect(stream.ended).toBe(false);
      stream.socket.destroy();
    });
  });

  it('sends its headers with every answer', async () => {
    for (const path of ['probe/large', 'nothing-here', 'probe/boom']) {
      const { headers } = await anyone.get(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'/u);
      expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|upgrade-insecure/u);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-request-id': expect.any(String),
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('compresses answers over 2 kB', async () => {
    expect((await anyone.get('probe/large', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    expect((await anyone.get('probe/large', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await anyone.get('probe/large')).headers).not.toHaveProperty('content-encoding');
    expect((await anyone.get('health/live', { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding');
  });
});
