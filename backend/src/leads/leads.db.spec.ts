import { startTestApp, type TestApp } from '../testing/test-app';
import { make } from '../testing/make';

describe('leads', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const lead = { patientName: 'Meera Nair', phone: '+91 55500 10042', location: 'Kochi', specialty: 'Cardiology' };

  it('are created by an admin as new and of medium priority', async () => {
    const admin = await test.as('admin');
    const { status, body } = await admin.post('leads', lead);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...lead, status: 'new', priority: 'medium', assignedDoctor: null, version: 1 });
    const events = await admin.get(`leads/${body.id}/events`);
    expect(events.body.map((event: { kind: string }) => event.kind)).toEqual(['created']);
  });

  it('are refused with the sentence of the field, and nothing is written', async () => {
    const admin = await test.as('admin');
    const before = await test.sql.count('from leads');
    const { status, body } = await admin.post('leads', { patientName: ' ', phone: '123', appointmentId: null });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject({ patientName: 'Patient name is required', phone: 'Valid phone number is required' });
    expect(Object.keys(body.errors)).toContain('appointmentId');
    expect(await test.sql.count('from leads')).toBe(before);
  });

  it.each(['98450 31313', '+91 98450 31313', '098450-31313', '(098450) 31313', '0091 9845031313', '919845031313', '5031313', '98450'])(
    'are found by their phone typed as %s',
    async (q) => {
      const admin = await test.as('admin');
      const typed = ['+91 98450 31313', '98450-31313', '09845031313'];
      const ids = await Promise.all(typed.map(async (phone) => (await admin.post('leads', { ...lead, phone })).body.id as string));
      const found = (await admin.get(`leads?pageSize=200&q=${encodeURIComponent(q)}`)).body.map(({ id }: { id: string }) => id);
      expect(found).toEqual(expect.arrayContaining(ids));
      expect((await admin.get(`leads?q=${encodeURIComponent('98450 31314')}`)).body).toEqual([]);
    },
  );

  it('are sorted with the open ones first, the newest first, across pages', async () => {
    const [admin, agent] = await Promise.all([test.as('admin'), test.as('agent')]);
    const statuses = ['lost', 'new', 'converted', 'contacted', 'appointment_booked', 'assigned'];
    for (const [n, status] of statuses.entries()) {
      await test.sql.query(
        `insert into leads (patient_name, phone, phone_key, status, assigned_agent_id, created_at)
         values ($1, '98450 31515', '+919845031515', $1, $2, now() - make_interval(hours => $3))`,
        [status, agent.userId, n],
      );
    }
    const first = await admin.get(`leads/agent/${agent.userId}?sort=-open&pageSize=4`);
    const next = /<\/api\/(?<path>[^>]+)>; rel="next"/u.exec(String(first.headers.link))?.groups?.['path'] ?? '';
    const names = [...first.body, ...(await admin.get(next)).body].map(({ patientName }: { patientName: string }) => patientName);
    expect(names).toEqual(['new', 'contacted', 'assigned', 'lost', 'converted', 'appointment_booked']);
  });

  it('are sorted by urgency: open ones by priority, then by age, before all others, across pages', async () => {
    const [admin, agent] = await Promise.all([test.as('admin'), test.as('agent')]);
    const rows = [
      ['lost high', 'lost', 'high', 9],
      ['low 5', 'new', 'low', 5],
      ['high 1', 'contacted', 'high', 1],
      ['medium 8', 'assigned', 'medium', 8],
      ['high 3', 'new', 'high', 3],
      ['booked', 'appointment_booked', 'low', 2],
    ] as const;
    for (const [name, status, priority, hours] of rows) {
      await test.sql.query(
        `insert into leads (patient_name, phone, phone_key, status, priority, assigned_agent_id, created_at)
         values ($1, '98450 31616', '+919845031616', $2, $3, $4, now() - make_interval(hours => $5))`,
        [name, status, priority, agent.userId, hours],
      );
    }
    const first = await admin.get(`leads/agent/${agent.userId}?sort=-urgency&pageSize=4`);
    const next = /<\/api\/(?<path>[^>]+)>; rel="next"/u.exec(String(first.headers.link))?.groups?.['path'] ?? '';
    const names = [...first.body, ...(await admin.get(next)).body].map(({ patientName }: { patientName: string }) => patientName);
    expect(names).toEqual(['high 3', 'high 1', 'medium 8', 'low 5', 'booked', 'lost high']);
  });

  it('answer one lead for one Idempotency-Key', async () => {
    const admin = await test.as('admin');
    const headers = { 'idempotency-key': 'lead-once' };
    const [first, second] = [await admin.post('leads', lead, headers), await admin.post('leads', lead, headers)];
    expect(second.body.id).toBe(first.body.id);
  });

  it('that an agent adds are their own, to be called and booked like any other of theirs, and in no other agent’s list', async () => {
    const [admin, agent, other] = await Promise.all([test.as('admin'), test.as('agent'), test.as('agent')]);
    const { status, body } = await agent.post('leads', { ...lead, source: 'Phone Call', notes: 'Will ask at home' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...lead, source: 'Phone Call', status: 'assigned', assignedAgentId: agent.userId });
    expect((await agent.post(`leads/${body.id}/calls`, { outcome: 'reached' })).body.status).toBe('contacted');
    expect((await agent.get(`leads/agent/${agent.userId}`)).body.map(({ id }: { id: string }) => id)).toEqual([body.id]);
    expect((await other.get(`leads/${body.id}`)).status).toBe(404);
    expect((await admin.get(`leads/${body.id}`)).body.assignedAgent.id).toBe(agent.userId);
    expect((await agent.get('notifications/unread')).body).toEqual({ unread: 0 });
  });

  it('are added by an agent for nobody else and with no doctor, and nothing is written of one that is refused', async () => {
    const [agent, other, doctor] = await Promise.all([test.as('agent'), test.as('agent'), make.doctor(test.sql)]);
    const before = await test.sql.count('from leads');
    for (const [field, value] of [
      ['assignedAgentId', other.userId],
      ['assignedDoctorId', doctor.id],
    ] as const) {
      const refused = await agent.post('leads', { ...lead, [field]: value });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, [field]]);
    }
    expect(await test.sql.count('from leads')).toBe(before);
    const blank = await agent.post('leads', { ...lead, assignedAgentId: null, assignedDoctorId: null });
    expect(blank.body).toMatchObject({ assignedAgentId: agent.userId, assignedDoctorId: null });
  });

  it.each(['doctor', 'hospital_admin'] as const)('are not added by a %s', async (role) => {
    expect((await (await test.as(role)).post('leads', lead)).status).toBe(403);
  });

  it('that were given to somebody else since are not answered again by the key that made them', async () => {
    const [admin, agent, other] = await Promise.all([test.as('admin'), test.as('agent'), test.as('agent')]);
    const headers = { 'idempotency-key': 'lead-given-away' };
    const first = await agent.post('leads', lead, headers);
    expect((await agent.post('leads', lead, headers)).body.id).toBe(first.body.id);
    await admin.put(`leads/${first.body.id}`, { assignedAgentId: other.userId });
    const again = await agent.post('leads', lead, headers);
    expect([again.status, again.body.patientName]).toEqual([404, undefined]);
    expect(await test.sql.count('from leads where assigned_agent_id = $1', [other.userId])).toBe(1);
  });

  it('are listed for admins, for a hospital its own, for nobody else', async () => {
    const [admin, agent, doctor, manager] = await Promise.all([
      test.as('admin'),
      test.as('agent'),
      test.as('doctor'),
      test.as('hospital_admin'),
    ]);
    const hospital = (await test.sql.one<{ hospital_id: string }>('select hospital_id from users where id = $1', [manager.userId]))
      ?.hospital_id;
    const own = await make.doctor(test.sql, { hospital_id: hospital });
    const mine = await admin.post('leads', { ...lead, assignedDoctorId: own.id });
    expect(mine.body).toMatchObject({ hospitalId: hospital, assignedDoctor: { id: own.id } });
    expect((await manager.get('leads')).body.map((row: { id: string }) => row.id)).toEqual([mine.body.id]);
    expect((await admin.get('leads?pageSize=1')).headers['x-total-count']).not.toBe('1');
    expect((await agent.get('leads')).status).toBe(403);
    expect((await doctor.get('leads')).status).toBe(403);
    expect((await test.visitor().get('leads')).status).toBe(401);
  });

  it('of another hospital answer as if they did not exist', async () => {
    const [admin, manager] = await Promise.all([test.as('admin'), test.as('hospital_admin')]);
    const foreign = await admin.post('leads', lead);
    const hidden = await manager.put(`leads/${foreign.body.id}`, { status: 'contacted' });
    const missing = await manager.put('leads/00000000-0000-4000-8000-000000000000', { status: 'contacted' });
    expect([hidden.status, missing.status]).toEqual([404, 404]);
    expect(hidden.body.message).toBe(missing.body.message);
  });

  it('let a hospital change the status only', async () => {
    const [admin, manager] = await Promise.all([test.as('admin'), test.as('hospital_admin')]);
    const user = await test.sql.one<{ hospital_id: string }>('select hospital_id from users where id = $1', [manager.userId]);
    const doctor = await make.doctor(test.sql, { hospital_id: user?.hospital_id });
    const { body } = await admin.post('leads', { ...lead, assignedDoctorId: doctor.id });
    expect((await manager.put(`leads/${body.id}`, { notes: 'x' })).status).toBe(403);
    expect((await manager.put(`leads/${body.id}`, { status: 'contacted' })).body.status).toBe('contacted');
  });

  it('go to exactly one of two agents who take one at once', async () => {
    const admin = await test.as('admin');
    const agents = await Promise.all([test.as('agent'), test.as('agent'), test.as('agent'), test.as('agent')]);
    const { body } = await admin.post('leads', lead);
    const answers = await Promise.all(agents.map((agent) => agent.put(`leads/${body.id}`, { assignedAgentId: agent.userId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Another agent has taken this lead.');
    expect(answers.find(({ status }) => status === 200)?.body.status).toBe('assigned');
  });

  it('cannot be given by an agent to somebody else, nor worked on before that agent has taken them', async () => {
    const [admin, agent, other] = await Promise.all([test.as('admin'), test.as('agent'), test.as('agent')]);
    const { body } = await admin.post('leads', lead);
    expect((await agent.put(`leads/${body.id}`, { assignedAgentId: other.userId })).status).toBe(403);
    expect((await agent.put(`leads/${body.id}`, { status: 'contacted' })).status).toBe(403);
    const kept = await admin.get(`leads/${body.id}`);
    expect(kept.body).toMatchObject({ assignedAgentId: null, status: 'new' });
  });

  it('notify the agent whom an admin gives one', async () => {
    const [admin, agent] = await Promise.all([test.as('admin'), test.as('agent')]);
    const { body } = await admin.post('leads', { ...lead, assignedAgentId: agent.userId });
    expect(body.status).toBe('assigned');
    expect((await agent.get('notifications/unread')).body).toEqual({ unread: 1 });
    const [notified] = (await agent.get('notifications')).body;
    expect(notified).toMatchObject({ kind: 'lead_assigned', entityId: body.id, detail: { name: 'Meera Nair' } });
    expect((await agent.post('notifications/read', { id: notified.id })).body).toEqual({ unread: 0 });
    expect((await admin.get('notifications')).body).toEqual([]);
  });

  it('are contacted after a call that reached somebody', async () => {
    const [admin, agent] = await Promise.all([test.as('admin'), test.as('agent')]);
    const { body } = await admin.post('leads', { ...lead, assignedAgentId: agent.userId });
    expect((await agent.post(`leads/${body.id}/calls`, { outcome: 'no_answer' })).body.status).toBe('assigned');
    expect((await agent.post(`leads/${body.id}/calls`, { outcome: 'reached', notes: 'Tuesday' })).body.status).toBe('contacted');
    expect((await agent.post(`leads/${body.id}/calls`, { outcome: 'shouted' })).body.errors).toHaveProperty('outcome');
    const kinds = (await agent.get(`leads/${body.id}/events`)).body.map((event: { kind: string }) => event.kind);
    expect(kinds.filter((kind: string) => kind === 'called')).toHaveLength(2);
  });

  it('refuse the second of two edits that read the same version, naming what differs', async () => {
    const admin = await test.as('admin');
    const { body } = await admin.post('leads', lead);
    await admin.put(`leads/${body.id}`, { notes: 'first' }, { 'if-match': '"1"' });
    const second = await admin.put(`leads/${body.id}`, { notes: 'second' }, { 'if-match': '"1"' });
    expect(second.status).toBe(409);
    expect(Object.keys(second.body.errors)).toEqual(['notes']);
    expect((await admin.get(`leads/${body.id}`)).body.notes).toBe('first');
  });

  it('are counted as they change, also when one is removed', async () => {
    const admin = await test.as('admin');
    const before = (await admin.get('leads/stats')).body;
    const { body } = await admin.post('leads', lead);
    await admin.put(`leads/${body.id}`, { status: 'converted' });
    expect((await admin.get('leads/stats')).body).toEqual({ ...before, total: before.total + 1, converted: before.converted + 1 });
    await admin.delete(`leads/${body.id}`);
    expect((await admin.get('leads/stats')).body).toEqual(before);
    expect((await admin.get(`leads/${body.id}`)).status).toBe(404);
  });

  it('are found by a part of name, phone or e-mail and by nothing else', async () => {
    const admin = await test.as('admin');
    const { body } = await admin.post('leads', {
      ...lead,
      patientName: 'Zubin O’Reilly 100%',
      email: 'zubin@example.in',
      notes: 'quixotic',
    });
    const found = async (q: string) => (await admin.get(`leads?q=${encodeURIComponent(q)}`)).body.map((row: { id: string }) => row.id);
    expect(await found('ubin o’r')).toEqual([body.id]);
    expect(await found('zubin@exa')).toEqual([body.id]);
    expect(await found('100%')).toEqual([body.id]);
    expect(await found('quixotic')).toEqual([]);
    expect((await admin.get('leads?sort=passwordHash')).status).toBe(400);
    expect((await admin.get('leads?status=gone')).status).toBe(400);
  });
});
