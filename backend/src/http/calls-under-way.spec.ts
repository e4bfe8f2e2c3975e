import fastify, { type FastifyInstance } from 'fastify';
import { until } from '../testing/until';
import { CallsUnderWay } from './calls-under-way';

const LONG_MS = 3_600_000;

describe('calls under way', () => {
  const calls = new CallsUnderWay();
  let server: FastifyInstance;
  let origin: string;
  let answer: (text: string) => void;
  beforeAll(async () => {
    server = fastify({ forceCloseConnections: true });
    calls.attach(server);
    server.get('/', () => new Promise<string>((done) => (answer = done)));
    server.get('/stream', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200).write('begun');
    });
    origin = await server.listen();
  });
  afterAll(() => server.close());

  it('are those that have no answer yet, and what waits for their end comes back with it', async () => {
    expect(calls.any).toBe(false);
    const said = fetch(origin);
    await until(() => calls.any);
    let ended = false;
    const end = calls.end(LONG_MS).then(() => (ended = true));
    // Who wants to wait for a short time only comes back without it: the other has looked as often by then.
    await calls.end(20);
    expect(ended).toBe(false);
    answer('yes');
    await end;
    expect(await (await said).text()).toBe('yes');
    expect(calls.any).toBe(false);
  });

  it('hold nothing up for longer than it wants', async () => {
    const said = fetch(origin);
    await until(() => calls.any);
    await calls.end(5);
    expect(calls.any).toBe(true);
    answer('late');
    await said;
  });

  it('do not count once whoever sent them has hung up, nor as a stream', async () => {
    const asker = new AbortController();
    const gone = fetch(origin, { signal: asker.signal }).catch(() => 'gone');
    await until(() => calls.any);
    asker.abort();
    expect(await gone).toBe('gone');
    await until(() => !calls.any);
    const stream = await fetch(`${origin}/stream`);
    expect(calls.any).toBe(false);
    await stream.body?.cancel();
  });
});
