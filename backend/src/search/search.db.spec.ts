import { LIMITS } from '../limits/limits';
import { MemoryRateLimiter } from '../limits/memory-rate-limiter';
import { auditOf } from '../testing/audit';
import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

type User = Caller & { readonly userId: string };
const KINDS = ['appointments', 'patients', 'doctors', 'leads', 'enquiries'] as const;

let app: TestApp;
let users: Record<'admin' | 'agent' | 'hospital' | 'doctor', User>;
let [own, foreign] = [] as unknown as [Clinic, Clinic];

beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  [own, foreign] = [await makeClinic(app, { full_name: 'Dr. Kusum Vriksha' }), await makeClinic(app, { full_name: 'Dr. Kusum Anand' })];
  users = {
    admin: await app.as('admin'),
    agent: await app.as('agent'),
    hospital: await app.as('hospital_admin', { hospital_id: own.hospital.id }),
    doctor: await app.as('doctor'),
  };
  await app.sql.query('update doctors set user_id = $1 where id = $2', [users.doctor.userId, own.doctor.id]);
  const { admin, agent } = users;
  for (const [clinic, phone] of [
    [own, '+91 55500 20001'],
    [foreign, '+91 55500 20002'],
  ] as const) {
    const patient = await admin.post('patients', { name: 'Kusum Rao', phone });
    const booking = { patientId: patient.body.id, doctorId: clinic.doctor.id, appointmentDate: tomorrowAt('09:00') };
    expect((await admin.post('appointments', booking)).status).toBe(201);
  }
  const other = await app.as('agent');
  for (const agentId of [agent.userId, other.userId, null]) {
    const lead = await admin.post('leads', { patientName: 'Kusum Mehta', phone: '+91 55500 20003', assignedAgentId: agentId });
    expect(lead.status).toBe(201);
  }
  const enquiry = { name: 'Kusum Joshi', email: 'k@example.in', phone: '+91 55500 20004', message: 'Please call us' };
  await app.visitor().post('enquiries', enquiry);
});
afterAll(() => app.close());

const found = async (who: Caller, q: string, scope = ''): Promise<Record<(typeof KINDS)[number], { id: string }[]>> => {
  const { status, body } = await who.get(`search?${new URLSearchParams(scope ? { q, scope } : { q }).toString()}`);
  expect(status).toBe(200);
  return body as Record<(typeof KINDS)[number], { id: string }[]>;
};
const counted = async (who: Caller, q: string, scope = ''): Promise<number[]> => {
  const answer = await found(who, q, scope);
  return KINDS.map((kind) => answer[kind].length);
};

it.each([
  ['an administrator finds all of them', 'admin', [2, 2, 2, 3, 1]],
  ['an agent finds patients by their appointments only, and of the leads the own and the unassigned', 'agent', [2, 0, 2, 2, 0]],
  ['a hospital finds its own', 'hospital', [1, 1, 1, 0, 0]],
  ['a doctor finds the own appointments', 'doctor', [1, 0, 1, 0, 0]],
] as const)('%s', async (_, role, counts) => {
  expect(await counted(users[role], 'kusum')).toEqual(counts);
});

it('by number, by phone however it is typed, and by a beginning', async () => {
  const [appointment] = (await found(users.hospital, 'kusum')).appointments as { id: string; number?: number }[];
  expect((await found(users.admin, `AD-${String(appointment?.number)}`)).appointments.map(({ id }) => id)).toEqual([appointment?.id]);
  expect(await counted(users.admin, '055500 20003')).toEqual([0, 0, 0, 3, 0]);
  expect(await counted(users.admin, 'ku')).toEqual([2, 2, 0, 3, 1]);
  expect(await counted(users.admin, 'nobody at all')).toEqual([0, 0, 0, 0, 0]);
});

describe('an agent finds a patient by the whole phone only', () => {
  const ids = async (who: Caller, q: string, scope = '') => (await found(who, q, scope)).patients.map(({ id }) => id);
  let patient: string;
  beforeAll(async () => {
    const { body } = await users.admin.post('patients', { name: 'Ishaan Pillai', phone: '+91 98450 77123' });
    patient = String(body.id);
  });

  it.each(['+91 98450 77123', '9845077123', '098450-77123', '९८४५०७७१२३'])('however it is typed: %s', async (q) => {
    expect(await ids(users.agent, q)).toEqual([patient]);
    expect(await ids(users.agent, q, 'phone')).toEqual([patient]);
    expect(await ids(users.agent, q, 'leads')).toEqual([]);
  });

  it.each(['984507712', '98450 7712', '77123', '45077123', 'ishaan', 'Ishaan Pillai', '+91 98450 771234'])(
    'and not by %s, by which an administrator searches the list',
    async (q) => expect(await ids(users.agent, q)).toEqual([]),
  );

  it('who is not an agent learns nothing by it: a doctor, and another hospital', async () => {
    expect(await ids(users.doctor, '9845077123')).toEqual([]);
    expect(await ids(users.hospital, '9845077123')).toEqual([]);
    expect(await ids(users.admin, '98450')).toEqual([patient]);
  });

  it('is audited with the people shown, and says of them what the look-up by phone says', async () => {
    const [row] = await auditOf(app, () => found(users.agent, '9845077123'));
    expect(row).toMatchObject({ action: 'looked_up', entity: 'patient', actor_id: users.agent.userId, shown: [patient] });
    const { patients } = await found(users.agent, '9845077123');
    expect(patients).toEqual((await users.agent.get('patients/by-phone/9845077123?all=1')).body);
  });

  it('counts as a look-up by phone, which is limited; part of a phone does not', async () => {
    const other = await app.as('agent');
    const [key, limiter] = [`phoneLookup:${other.userId}`, app.app.get(MemoryRateLimiter)];
    const lookUps = async () => {
      await limiter.exchange();
      return app.sql.one<{ hits: number }>('select hits from rate_limits where key = $1', [key]);
    };
    await other.get('patients/by-phone/9845077123');
    for (const q of ['9845077123', '98450', 'ishaan']) await found(other, q);
    await found(other, '9845077123', 'leads');
    expect(await lookUps()).toEqual({ hits: 2 });
    await app.sql.query('update rate_limits set hits = 1000000 where key = $1', [key]);
    // What has been counted here since is what the next exchange asks about.
    limiter.take(key, LIMITS.phoneLookup);
    await limiter.exchange();
    expect((await other.get('search?q=9845077123')).status).toBe(429);
    expect((await other.get('search?q=98450')).status).toBe(200);
  });
});

it('in the scope of a phone finds everybody who has it, and no doctors', async () => {
  expect(await counted(users.admin, '55500 20003', 'phone')).toEqual([0, 0, 0, 3, 0]);
  expect(await counted(users.admin, 'kusum', 'phone')).toEqual([2, 2, 0, 3, 1]);
  expect(await counted(users.doctor, '55500 20001', 'phone')).toEqual([1, 0, 0, 0, 0]);
});

it('of one kind finds nothing else, and nothing of a kind that the role may not see', async () => {
  expect(await counted(users.admin, 'kusum', 'doctors')).toEqual([0, 0, 2, 0, 0]);
  expect(await counted(users.hospital, 'kusum', 'patients')).toEqual([0, 1, 0, 0, 0]);
  expect(await counted(users.agent, 'kusum', 'patients')).toEqual([0, 0, 0, 0, 0]);
  expect((await users.admin.get('search?q=kusum&scope=users')).status).toBe(400);
});

it('is as its lists are: the same rows, five at most', async () => {
  for (let n = 0; n < 7; n += 1) await make.patient(app.sql, { name: `Zubin ${n}`, phone_key: `+9155500300${n}0` });
  const { patients } = await found(users.admin, 'zubin');
  const list = await users.admin.get('patients?q=zubin&pageSize=5');
  expect(patients).toHaveLength(5);
  expect(patients).toEqual(list.body);
  const { appointments } = await found(users.hospital, 'kusum');
  expect(appointments).toEqual((await users.hospital.get('appointments?q=kusum')).body);
});

it('is audited with everybody who is shown', async () => {
  const answer = await found(users.hospital, 'kusum');
  const [row] = await auditOf(app, () => found(users.hospital, 'kusum'));
  expect(row).toMatchObject({ action: 'looked_up', entity: 'patient', actor_id: users.hospital.userId });
  const ids = KINDS.flatMap((kind) => answer[kind].map(({ id }) => id));
  expect([...(row?.shown ?? [])].sort()).toEqual([...new Set(ids)].sort());
});

it.each([
  ['k', 400],
  ['k'.repeat(101), 400],
  ['', 200],
])('what is too short or too long is refused, and nothing finds nothing: %p', async (q, status) => {
  expect((await users.admin.get(`search?q=${q}`)).status).toBe(status);
});
