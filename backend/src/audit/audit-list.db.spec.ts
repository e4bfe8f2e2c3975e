import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const row = (fields: Record<string, unknown>) => ({ role: 'agent', action: 'changed', entity: 'patient', ...fields });

describe('GET audit', () => {
  let test: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let agent: Awaited<ReturnType<TestApp['as']>>;
  let patient: string;
  beforeAll(async () => {
    test = await startTestApp({ history: false });
    admin = await test.as('admin');
    agent = await test.as('agent', { username: 'ravi.menon' });
    patient = (await make.patient(test.sql)).id;
    const rows = [
      row({ actor_id: agent.userId, username: 'ravi.menon', entity_id: patient, at: '2026-10-01T18:29:59Z', fields: ['notes'] }),
      row({ actor_id: agent.userId, username: 'ravi.menon', entity_id: patient, at: '2026-10-01T18:30:00Z', action: 'read' }),
      row({ actor_id: admin.userId, username: 'boss', role: 'admin', entity: 'lead', at: '2026-10-02T18:29:59Z', action: 'archived' }),
      row({ role: 'system', at: '2026-09-01T00:00:00Z', entity: 'doctor', action: 'created' }),
      row({ role: 'visitor', at: '2026-09-02T00:00:00Z', entity: 'enquiry', action: 'created' }),
    ];
    await test.sql.query('alter table audit_log disable trigger audit_log_stamped');
    await test.sql.query(
      `insert into audit_log (actor_id, username, role, action, entity, entity_id, at, fields)
       select actor_id, username, role, action, entity, entity_id, at, coalesce(fields, '{}') from json_populate_recordset(null::audit_log, $1)`,
      [JSON.stringify(rows)],
    );
    await test.sql.query('alter table audit_log enable trigger audit_log_stamped');
  });
  afterAll(() => test.close());

  const past = 'from=2026-10-01&to=2026-10-31';
  const actions = async (query: string): Promise<string[]> =>
    (await admin.get(`audit?${query}`)).body.map(({ action, entity }: { action: string; entity: string }) => `${action} ${entity}`);

  it('is for administrators alone', async () => {
    for (const role of ['agent', 'doctor', 'hospital_admin'] as const) {
      const caller = await test.as(role);
      expect((await caller.get('audit')).status).toBe(403);
      expect((await caller.get('audit/verification')).status).toBe(403);
    }
    expect((await test.visitor().get('audit')).status).toBe(401);
  });

  it('shows the latest first, or the earliest', async () => {
    expect(await actions(past)).toEqual(['archived lead', 'read patient', 'changed patient']);
    expect(await actions(`${past}&sort=at`)).toEqual(['changed patient', 'read patient', 'archived lead']);
  });

  it('answers what happened to a record, with what it is called now', async () => {
    const { body, headers } = await admin.get(`audit?${past}&entity=patient&entityId=${patient}`);
    expect(headers['x-total-count']).toBe('2');
    expect(body[1]).toEqual({
      id: expect.stringMatching(/^\d+$/u),
      at: '2026-10-01T18:29:59.000Z',
      actorId: agent.userId,
      username: 'ravi.menon',
      role: 'agent',
      hospitalId: null,
      action: 'changed',
      entity: 'patient',
      entityId: patient,
      entityName: 'Asha Verma',
      fields: ['notes'],
      rows: null,
      operation: null,
      requestId: null,
    });
  });

  it.each([
    ['actorId', () => `${past}&actorId=${admin.userId}`, ['archived lead']],
    ['action', () => `${past}&action=read`, ['read patient']],
    ['entity', () => `${past}&entity=lead`, ['archived lead']],
    ['the days of India', () => 'from=2026-10-02&to=2026-10-02', ['archived lead', 'read patient']],
    ['no looks', () => `${past}&reads=false`, ['archived lead', 'changed patient']],
    ['no system', () => 'to=2026-09-30&system=false', ['created enquiry']],
    ['both, of what is there', () => 'to=2026-10-31&system=true&reads=true&action=created', ['created enquiry', 'created doctor']],
    ['part of a username', () => `${past}&q=I.Men`, ['read patient', 'changed patient']],
    ['a username that nobody has', () => `${past}&q=nobody%25`, []],
  ])('narrows by %s', async (_, query, expected) => {
    expect(await actions(query())).toEqual(expected);
  });

  it.each([
    'action=jumped',
    'entity=session',
    'actorId=1',
    'from=2026-02-30',
    'sort=username',
    'after=x',
    'after=WyItYXQiLCIyMDI2LTEwLTAxIiwiMTt4Il0',
    'who=me',
    'reads=no',
  ])('refuses %s, naming the field', async (query) => {
    const { status, body } = await admin.get(`audit?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual([query.split('=')[0]]);
  });

  it('goes on behind a row', async () => {
    const first = await admin.get(`audit?${past}&pageSize=2`);
    const next = /<\/api\/(?<path>[^>]+)>; rel="next"/u.exec(String(first.headers.link))?.groups?.['path'] ?? '';
    expect(next).toContain('after=');
    expect((await admin.get(next)).body.map(({ action }: { action: string }) => action)).toEqual(['changed']);
  });

  it('is verified by whoever may read it: here rows were dated back', async () => {
    const { body, status } = await admin.post('audit/verification');
    expect({ status, ...body }).toEqual({
      status: 200,
      checkedAt: expect.any(String),
      intact: false,
      brokenAt: body.rows,
      rows: expect.any(Number),
      unkeyed: 0,
      head: expect.any(String),
    });
  });
});
