import { startTestApp, type TestApp } from '../testing/test-app';

describe('enquiries', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const enquiry = {
    name: 'Meera Nair',
    email: 'meera@example.in',
    phone: '+91 55500 10042',
    organization: 'Lotus Clinic',
    message: 'We would like to try it.',
    source: 'landing_page',
    status: 'new',
    priority: 'medium',
  };

  it('are taken from anybody, and admins are notified', async () => {
    const admin = await test.as('admin');
    const { status, body } = await test.visitor().post('enquiries', enquiry);
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String), status: 'new' });
    expect((await admin.get('notifications')).body[0]).toMatchObject({ kind: 'enquiry_received', entityId: body.id });
  });

  it('say at each field what is missing', async () => {
    const { status, body } = await test.visitor().post('enquiries', { name: '', email: 'x', phone: '1', message: 'short' });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      name: 'Name is required',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      message: 'Please provide at least 10 characters describing your needs',
    });
  });

  it('cannot be sent with a status of one’s own', async () => {
    expect((await test.visitor().post('enquiries', { ...enquiry, status: 'converted' })).status).toBe(400);
    expect((await test.visitor().post('enquiries', { ...enquiry, assignedAgentId: null })).status).toBe(400);
  });

  it('sent again with their key are one; a key that another browser or other words have is another key', async () => {
    const key = { 'idempotency-key': 'enquiry' };
    const send = (more: object = {}, headers = {}) => test.visitor().post('enquiries', { ...enquiry, ...more }, { ...key, ...headers });
    const cookie = (letter: string) => ({ cookie: `__Host-pb=${letter.repeat(43)}` });
    const [first, ...others] = [
      await send(),
      await send({ name: 'Another Name' }),
      await send({}, cookie('a')),
      await send({}, cookie('b')),
    ];
    const ids = new Set([first, ...others].map(({ body }) => body.id));
    expect([ids.size, others.map(({ status }) => status)]).toEqual([4, [201, 201, 201]]);
    expect((await send()).body.id).toBe(first?.body.id);
    expect((await send({}, cookie('b'))).headers['idempotent-replayed']).toBe('true');
    expect((await send({ name: 'Another Name' }, cookie('b'))).status).toBe(422);
  });

  it('are limited to twenty an hour for one network', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const visitor = strict.visitor('127.0.0.9');
    const answers = [];
    for (let sent = 0; sent < 21; sent += 1) answers.push((await visitor.post('enquiries', { ...enquiry, name: `N${sent}` })).status);
    await strict.close();
    expect(answers).toEqual([...Array<number>(20).fill(201), 429]);
  });

  it('are seen and changed by admins only', async () => {
    const [admin, agent] = await Promise.all([test.as('admin'), test.as('agent')]);
    const { body } = await test.visitor().post('enquiries', enquiry);
    expect((await agent.get('enquiries')).status).toBe(403);
    expect((await agent.put(`enquiries/${body.id}`, { status: 'closed' })).status).toBe(403);
    const changed = await admin.put(`enquiries/${body.id}`, {
      status: 'contacted',
      priority: 'high',
      notes: '  ',
      assignedAgentId: agent.userId,
    });
    expect(changed.body).toMatchObject({ status: 'contacted', priority: 'high', notes: null, assignedAgent: { id: agent.userId } });
    const doctor = await test.as('doctor');
    expect((await admin.put(`enquiries/${body.id}`, { assignedAgentId: doctor.userId })).body.errors).toEqual({
      assignedAgentId: 'Please choose an agent',
    });
  });

  it('that were removed can be brought back', async () => {
    const admin = await test.as('admin');
    const { body } = await test.visitor().post('enquiries', enquiry);
    expect((await admin.delete(`enquiries/${body.id}`)).status).toBe(204);
    expect((await admin.get(`enquiries/${body.id}`)).status).toBe(404);
    expect((await admin.delete(`enquiries/${body.id}`)).status).toBe(404);
    expect((await admin.post(`enquiries/${body.id}/restore`)).body.id).toBe(body.id);
    expect((await admin.post(`enquiries/${body.id}/restore`)).status).toBe(404);
  });
});
