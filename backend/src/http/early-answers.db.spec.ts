import { connect } from 'node:net';
import { startTestApp, type TestApp } from '../testing/test-app';

/** What an answer of any kind must say to the browser. */
const REQUIRED = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

interface WireAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
}

describe('the headers of security', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: { DEMO: '1' } });
  });
  afterAll(() => test.close());

  /** The head of the answer to these bytes. */
  const send = (text: string): Promise<WireAnswer> =>
    new Promise((resolve, reject) => {
      let got = '';
      const socket = connect(test.port, '127.0.0.1', () => socket.write(text));
      socket.on('data', (part: Buffer) => {
        got += part.toString('latin1');
        const end = got.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.destroy();
        const [first = '', ...lines] = got.slice(0, end).split('\r\n');
        resolve({
          status: Number(first.split(' ')[1]),
          headers: new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])),
        });
      });
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('Closed without an answer')));
    });

  const HOST = 'Host: localhost\r\n';
  const call = (path: string, method = 'GET', more = ''): string => `${method} ${path} HTTP/1.1\r\n${HOST}${more}\r\n`;
  const json = (body: string, more = ''): string =>
    `POST /api/auth/login HTTP/1.1\r\n${HOST}content-type: application/json\r\ncontent-length: ${body.length}\r\n${more}\r\n${body}`;

  it.each<[string, string, number]>([
    ['an answer of the API', call('/api/health/live'), 200],
    ['an address of the API that cannot be decoded', call('/api/%ff'), 400],
    ['an address of a page that cannot be decoded', call('/book/%E0%A4'), 400],
    ['an address of a file that cannot be decoded', call('/mfe/mfe-admin/%zz'), 400],
    ['an address that is too long for a route', call(`/book/${'a'.repeat(300)}`), 404],
    ['no call', call('/api/nothing'), 404],
    ['no page', call('/nothing.php'), 404],
    ['no session', call('/api/leads'), 401],
    ['another method', call('/api/leads', 'PATCH'), 404],
    ['TRACE', call('/api/leads', 'TRACE'), 404],
    ['PROPFIND', call('/', 'PROPFIND'), 404],
    ['OPTIONS', call('/api/leads', 'OPTIONS'), 404],
    ['a method that no one knows', call('/', 'BREW'), 400],
    ['JSON that ends too early', json('{"a":'), 400],
    ['a body that is too large', json('x', '').replace('content-length: 1', 'content-length: 70000'), 413],
    ['another type of body', json('a=1').replace('application/json', 'application/x-www-form-urlencoded'), 415],
    ['what is not HTTP', 'hello\r\n\r\n', 400],
    ['headers that are too large', call('/', 'GET', `x-long: ${'a'.repeat(20_000)}\r\n`), 431],
    ['two lengths', call('/api/auth/login', 'POST', 'content-length: 1\r\ncontent-length: 2\r\n'), 400],
    ['a broken header', call('/', 'GET', 'a b: c\r\n'), 400],
    ['no host', 'GET /api/health/live HTTP/1.1\r\n\r\n', 400],
    ['a foreign host', 'GET /api/health/live HTTP/1.1\r\nHost: evil.example\r\n\r\n', 403],
    ['an expectation that nobody knows', call('/api/health/live', 'GET', 'Expect: the-unexpected\r\n'), 200],
    ['another protocol', call('/api/health/live', 'GET', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'), 200],
  ])('stand on the answer to %s', async (_, text, status) => {
    const answer = await send(text);
    expect(answer.status).toBe(status);
    expect(REQUIRED.filter((name) => !answer.headers.has(name))).toEqual([]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are the same on all of them, and on a stream', async () => {
    const usual = await send(call('/api/health/live'));
    const unreadable = await send(call('/api/%ff'));
    const unparsed = await send('hello\r\n\r\n');
    const admin = await test.as('admin');
    const stream = await send(
      call('/api/events', 'GET', `Cookie: __Host-sid=${admin.cookie('__Host-sid')}\r\nSec-Fetch-Site: same-origin\r\n`),
    );
    expect([stream.status, stream.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    for (const answer of [unreadable, unparsed, stream])
      for (const name of REQUIRED) expect([name, answer.headers.get(name)]).toEqual([name, usual.headers.get(name)]);
    expect([unreadable, stream].every(({ headers }) => headers.has('x-request-id'))).toBe(true);
  });
});
