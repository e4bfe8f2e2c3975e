import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp, type TestApp } from '../testing/test-app';

interface Watch {
  readonly text: () => string;
  readonly ended: Promise<void>;
  readonly stop: () => void;
}

/** Opens the stream as the session of `cookie` and gathers what arrives. */
function watch(port: number, cookie: string): Watch {
  let text = '';
  let done: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    done = resolve;
  });
  const call = request({ port, path: '/api/events', headers: { cookie, 'sec-fetch-site': 'same-origin' } }, (answer) => {
    answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
    answer.on('close', done);
  });
  call.on('error', done);
  call.end();
  return { text: () => text, ended, stop: () => call.destroy() };
}

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !condition(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('server-sent events', () => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    test = await startTestApp();
    const server = test.app.getHttpServer() as { address: () => AddressInfo | null };
    port = server.address()?.port ?? 0;
  });
  afterAll(() => test.close());

  it('tell an admin of a new enquiry and of his unread notifications', async () => {
    const admin = await test.as('admin');
    const stream = watch(port, `__Host-sid=${admin.cookie('__Host-sid')}`);
    await until(() => stream.text().includes('"unread":0'));
    await test.visitor().post('enquiries', {
      name: 'Meera',
      email: 'm@example.in',
      phone: '+91 55500 10042',
      message: 'Please call me back.',
    });
    await until(() => stream.text().includes('"unread":1'));
    stream.stop();
    expect(stream.text()).toContain('event: unread\ndata: {"unread":1}');
    expect(stream.text()).toMatch(/"topics":\[[^\]]*"enquiries"/u);
  });

  it('count for each user only what he is told himself', async () => {
    const [admin, agent] = await Promise.all([test.as('admin'), test.as('agent')]);
    const stream = watch(port, `__Host-sid=${agent.cookie('__Host-sid')}`);
    await until(() => stream.text().includes('unread'));
    await test.visitor().post('enquiries', { name: 'M', email: 'm@example.in', phone: '+91 55500 10042', message: 'Please call me back.' });
    await until(() => stream.text().split('event: unread').length > 2);
    stream.stop();
    expect(stream.text()).toContain('changed');
    expect(stream.text()).not.toMatch(/"unread":[1-9]/u);
    expect((await admin.get('notifications/unread')).body.unread).toBeGreaterThan(0);
  });

  it('are refused without a session', async () => {
    expect((await test.visitor().get('events')).status).toBe(401);
  });

  it('end when the server stops', async () => {
    const other = await startTestApp();
    const server = other.app.getHttpServer() as { address: () => AddressInfo | null };
    const admin = await other.as('admin');
    const stream = watch(server.address()?.port ?? 0, `__Host-sid=${admin.cookie('__Host-sid')}`);
    await until(() => stream.text().includes('unread'));
    await other.close();
    await stream.ended;
    expect(stream.text()).toContain('"unread":0');
  });
});
