import { request } from 'node:http';
import { ProbeModule } from '../testing/probe';
import { startTestApp, type TestApp } from '../testing/test-app';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Addresses below /api where nothing is, as a client may write them. */
const ADDRESSES = [
  '/api',
  '/api/',
  '/api?x=1',
  '/api/nothing',
  '/api/nothing/',
  '/api/leads/of/nobody/at/all',
  '/api//leads',
  '/api/nothing%20here',
  '/api/%6eothing',
  '/api/%F0%9F%98%80',
  '/api/..%2fleads',
  '/api%2fnothing',
  '/%61pi/nothing',
  '/api/.env',
  '/api/index.html',
  '/api/docs/errors/nothing',
  '/api/docs/errors/constructor',
  '/api/docs/nothing.js',
];

describe('below /api, where nothing is', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ modules: [ProbeModule] });
  });
  afterAll(() => test.close());

  /** The address as it is written here: no client in between tidies it. */
  const ask = (method: string, path: string): Promise<Answer> =>
    new Promise((done, fail) => {
      const body = method === 'POST' || method === 'PUT' || method === 'PATCH' ? '{}' : undefined;
      const headers = { 'sec-fetch-site': 'same-origin', ...(body ? { 'content-type': 'application/json', 'content-length': '2' } : {}) };
      const sent = request({ port: test.port, method, path, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            text: Buffer.concat(parts).toString('utf8'),
          }),
        );
      });
      sent.on('error', fail);
      sent.end(body);
    });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('%s answers 404 as problem+json', async (method) => {
    const answers = await Promise.all(ADDRESSES.map((path) => ask(method, path)));
    const wrong = answers.flatMap(({ status, type, text }, index) => {
      const isRight = status === 404 && type.includes('application/problem+json') && text.includes('"type":"urn:arogyadesk:noRoute"');
      return isRight ? [] : [`${ADDRESSES[index]} → ${status} ${type} ${text.slice(0, 80)}`];
    });
    expect(wrong).toEqual([]);
  });

  it('HEAD answers the same without a body', async () => {
    for (const path of ADDRESSES) {
      const { status, type, text } = await ask('HEAD', path);
      expect({ path, status, type: type.split(';')[0], text }).toEqual({ path, status: 404, type: 'application/problem+json', text: '' });
    }
  });

  it.each(['/api/%', '/api/%zz', '/api/leads/%E0%A4%A', '/api/%C0%AE'])('%s cannot be read: 400 as problem+json', async (path) => {
    const { status, type, text } = await ask('GET', path);
    expect({ status, type: type.split(';')[0], text: JSON.parse(text) as unknown }).toMatchObject({
      status: 400,
      type: 'application/problem+json',
      text: { type: 'urn:arogyadesk:malformed' },
    });
  });

  it('what only looks like /api is a page of the website', async () => {
    for (const path of ['/apis', '/API/leads', '/nothing']) expect((await ask('GET', path)).type).toContain('text/html');
  });

  it('what is there answers: the contract and a page for each error, to which the answer links', async () => {
    const document = JSON.parse((await ask('GET', '/api/docs-json')).text) as { openapi: string };
    expect(document.openapi).toBe('3.1.0');
    const { headers } = await test.visitor().get('nothing');
    const page = /^<([^>]+)>; rel="help"$/u.exec(String(headers.link))?.[1] ?? '';
    expect(page).toBe('/api/docs/errors/noRoute');
    const { status, type, text } = await ask('GET', page);
    expect({ status, type }).toEqual({ status: 200, type: 'text/html; charset=utf-8' });
    expect(text).toContain('There is nothing at this address.');
    expect((await ask('GET', '/api/docs/errors')).text).toContain('/api/docs/errors/slotTaken');
    expect((await ask('GET', '/api/docs/errors/lastAdmin')).text).toContain('DELETE /api/users/{id}');
  });
});
