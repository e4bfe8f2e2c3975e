import { startTestApp, type TestApp } from '../testing/test-app';

const FOREIGN = { host: 'evil.example' };

describe('a call under a name that is not the server’s own', () => {
  let demo: TestApp;
  beforeAll(async () => {
    demo = await startTestApp({ env: { DEMO: '1' } });
  });
  afterAll(() => demo.close());

  it.each([
    '/api/health/live',
    '/api/leads',
    '/api/events',
    '/api/docs-json',
    '/',
    '/login',
    '/book/lotus',
    '/mfe-manifest.json',
    '/mfe/mfe-admin/main.js',
    '/nothing.js',
    '/api/nothing',
  ])('is refused at %s, and says how the server is called', async (path) => {
    const admin = await demo.as('admin');
    const { status, body } = await admin.get(path, FOREIGN);
    expect([status, body.type]).toEqual([403, 'urn:arogyadesk:foreignOrigin']);
    expect(body.message).toContain('Open http://localhost:3000, or add the name to ALLOWED_HOSTS');
  });

  it('changes nothing either, although its page is of one origin with it', async () => {
    const who = demo.visitor();
    const sent = { ...FOREIGN, origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' };
    expect((await who.post('auth/login', { username: 'admin', password: 'demo1234' }, sent)).status).toBe(403);
  });

  it('is answered by a server that is no demo', async () => {
    const other = await startTestApp();
    const { status } = await other.visitor().get('health/live', FOREIGN);
    await other.close();
    expect(status).toBe(200);
  });

  it('is answered when ALLOWED_HOSTS has the name, and nothing else is then', async () => {
    const named = await startTestApp({ env: { ALLOWED_HOSTS: 'desk.example, evil.example' } });
    const [allowed, other] = [
      await named.visitor().get('health/live', FOREIGN),
      await named.visitor().get('health/live', { host: 'more.example' }),
    ];
    await named.close();
    expect([allowed.status, other.status]).toEqual([200, 403]);
  });
});
