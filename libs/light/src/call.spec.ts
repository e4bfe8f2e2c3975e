import { jest } from '@jest/globals';
import { call, newKey } from './call';

type Fetch = typeof globalThis.fetch;
const before = globalThis.fetch;
const server = jest.fn<Fetch>();

beforeEach(() => {
  server.mockReset();
  globalThis.fetch = server;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = before;
});

/** As much of a response as a call reads. */
const answer = (status: number, raw: string, date: string | null = null) =>
  ({ ok: status < 400, status, statusText: 'Text', text: () => Promise.resolve(raw), headers: { get: () => date } }) as unknown as Response;

/** A server that never answers: the promise ends when the call gives up. */
const silence: Fetch = (_path, options) =>
  new Promise((_answer, refuse) => options?.signal?.addEventListener('abort', () => refuse(new DOMException('', 'AbortError'))));

test('an answer has its value and the time of the server', async () => {
  server.mockResolvedValue(answer(201, '{"id":"1"}', 'Tue, 24 Nov 2026 04:00:00 GMT'));
  expect(await call('things', { method: 'POST', body: { a: 1 }, key: 'k' })).toEqual({
    ok: true,
    value: { id: '1' },
    at: Date.parse('2026-11-24T04:00:00Z'),
  });
  const [path, options] = server.mock.calls[0] ?? [];
  expect(path).toBe('/api/things');
  expect(options).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
  });
});

test('what the server refuses is an answer with its sentence', async () => {
  server.mockResolvedValue(answer(409, '{"message":"Taken"}'));
  expect(await call('things')).toMatchObject({ ok: false, failure: { status: 409, message: 'Taken' } });
});

test('no network, and an answer that cannot be read, count as no answer', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(answer(200, '<html>'));
  expect(await call('things')).toMatchObject({ ok: false, failure: { status: 0, text: '0: TypeError' } });
  expect(await call('things')).toMatchObject({ ok: false, failure: { status: 0 } });
});

test('a server that is silent is given up after 20 seconds, not before', async () => {
  jest.useFakeTimers();
  server.mockImplementation(silence);
  const ended = jest.fn();
  const asked = call('things').then(ended);
  await jest.advanceTimersByTimeAsync(19_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await asked;
  expect(ended).toHaveBeenCalledWith({ ok: false, failure: { status: 0, text: '0: AbortError' } });
});

test('who has left the page stops the call', async () => {
  server.mockImplementation(silence);
  const stop = new AbortController();
  const asked = call('things', { signal: stop.signal });
  stop.abort();
  expect(await asked).toMatchObject({ ok: false, failure: { status: 0 } });
});

test('a key is 128 bits, and never the same', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/u);
  expect(newKey()).not.toBe(newKey());
});
