import type { Role } from '@arogya/domain/access';
import { SettleAffected } from '../calendar-changes/settle.service';
import { openApiDocument } from '../openapi-document';
import { asUnbound, imprintOf, leaksIn, openForAgents, walk, type AgentHospital, type AgentOperation } from '../testing/agent-calls';
import type { Answer, Caller, Method } from '../testing/caller';
import { NOW, standAt, tomorrowAt, wrote } from '../testing/clinic';
import { openStream } from '../testing/streams';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';

type Staff = Caller & { readonly userId: string };

let test: TestApp;
let admin: Staff;
let own: AgentHospital;
let foreign: AgentHospital;
/** An agent of each hospital. */
let agent: Staff;
let other: Staff;
let operations: AgentOperation[];

beforeAll(async () => {
  test = await startTestApp();
  standAt(test, NOW);
  admin = await test.as('admin');
  [own, foreign] = [await openForAgents(test, admin), await openForAgents(test, admin)];
  [agent, other] = [await agentOf(own), await agentOf(foreign)];
  wrote(test);
  operations = Object.entries(openApiDocument(test.app).paths).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<string, { 'x-access': { roles?: Partial<Record<Role, string>> } }>)
      .filter(([, operation]) => operation['x-access'].roles?.agent !== undefined)
      .map(([method]) => ({ method: method.toUpperCase() as Method, path: path.replace('/api/', '') })),
  );
});
afterAll(() => test.close());

const agentOf = ({ hospital }: AgentHospital): Promise<Staff> => test.as('agent', { hospital_id: hospital });
const bare = ({ status, body }: Answer): object => ({ status, ...(body as object), requestId: null });
const ids = ({ body }: Answer): string[] => (body as { id: string }[]).map(({ id }) => id);

describe('an agent of a hospital', () => {
  it('finds in each call that agents may make nothing of another hospital, as if it were not there, and changes nothing of it', async () => {
    expect(operations.length).toBeGreaterThan(50);
    const before = [await imprintOf(test, foreign), await imprintOf(test, own)];
    expect(await walk(agent, operations, own, foreign)).toEqual([]);
    expect(await walk(other, operations, foreign, own)).toEqual([]);
    expect([await imprintOf(test, foreign), await imprintOf(test, own)]).toEqual(before);
  });

  it('is found to see another hospital by the same calls when nobody asks for the own one (control)', async () => {
    const reads = operations.filter(({ method }) => method === 'GET');
    const found = await asUnbound(test, () => walk(agent, reads, own, foreign));
    for (const path of [
      'appointments',
      'appointments/{id}',
      'doctors',
      'doctors/{id}/slots',
      'calendar-changes',
      'leads/unassigned',
      'search',
    ])
      expect(found).toContainEqual(expect.stringMatching(new RegExp(`^GET ${path.replace(/[{}]/gu, '\\$&')}[ :]`, 'u')));
    expect(found).toContain('GET patients/by-phone/{phone} → 200');
  });

  it('sees what agents see of the own one', async () => {
    const seen = async (path: string): Promise<string> => (await agent.get(path)).text;
    const { doctor, appointment, lead, calendarChange } = own.ids;
    expect(await seen('appointments')).toContain(appointment);
    expect(await seen(`appointments/${appointment}`)).toContain(own.mark);
    expect(await seen(`appointments/doctor/${doctor}`)).toContain(appointment);
    expect(await seen('appointments/needs')).toContain(appointment);
    expect(await seen('appointments/needs/counts')).toContain(own.hospital);
    expect(await seen('doctors')).toContain(doctor);
    expect(await seen(`doctors/${doctor}/calendar`)).toContain('sick');
    expect(await seen(`doctors/next-free?ids=${doctor}`)).toContain(doctor);
    expect(await seen('calendar-changes')).toContain(calendarChange);
    expect(await seen('leads/unassigned')).toContain(lead);
    expect(await seen(`search?q=${own.mark}`)).toContain(appointment);
    expect(await seen(`patients/by-phone/${encodeURIComponent(own.phone)}`)).toContain(own.patient);
    expect(await seen(`search?q=${encodeURIComponent(own.phone)}`)).toContain(own.patient);
  });

  it('reads of a patient what the hospital reads: no symptoms of the shared record', async () => {
    const found = await agent.get(`patients/by-phone/${encodeURIComponent(own.phone)}`);
    expect(found.body).toMatchObject({ id: own.patient, symptoms: null });
    expect((await agent.get(`appointments/${own.ids.appointment}`)).body).toMatchObject({ patient: { symptoms: null } });
    const unbound = await test.as('agent');
    expect((await unbound.get(`patients/by-phone/${encodeURIComponent(own.phone)}`)).body.symptoms).toBe(`Fever ${own.mark}`);
  });

  it('has the figures of the own one', async () => {
    const { body: stats } = await agent.get('dashboard/stats');
    expect(stats).toMatchObject({ totalAppointments: 1, totalPatients: 1, activeDoctors: 1, pendingLeads: 1 });
    expect(stats.series.leads.at(-1)).toBe(1);
    expect((await agent.get('appointments/stats')).body).toMatchObject({ total: 1, pending: 1 });
    expect((await agent.get('appointments')).headers['x-total-count']).toBe('1');
    expect((await agent.get('leads/unassigned')).headers['x-total-count']).toBe('1');
    expect((await (await test.as('agent')).get('dashboard/stats')).body).toMatchObject({ totalAppointments: 2, activeDoctors: 2 });
  });

  it('stays an agent: no lists of patients or leads, and no files', async () => {
    for (const path of ['patients', 'leads', 'export/appointments/csv', 'reports/analytics', 'hospital/stats'])
      expect([path, (await agent.get(path)).status]).toEqual([path, 403]);
    expect((await agent.get(`doctors/${own.ids.doctor}`)).body).not.toHaveProperty('licenseNumber');
  });

  it('changes many appointments only where they are of the hospital', async () => {
    const items = [own, foreign].map(({ ids: { appointment } }) => ({ id: appointment }));
    const { body } = await agent.post('appointments/bulk', { act: 'confirm', items });
    expect(body.rows.map(({ ok, code = null }: { ok: boolean; code?: string | null }) => [ok, code])).toEqual([
      [true, null],
      [false, 'notFound'],
    ]);
  });
});

describe('what an agent of a hospital decides about a change of a calendar', () => {
  const decidedBy = async (who: Caller, { ids: { appointment, calendarChange } }: AgentHospital): Promise<string> => {
    const decision = { act: 'reassign', doctorId: foreign.ids.doctor, at: tomorrowAt('15:00') };
    standAt(test, NOW);
    expect((await who.put(`calendar-changes/${calendarChange}/appointments/${appointment}`, decision)).status).toBe(200);
    standAt(test, new Date(Date.parse(NOW) + 16_000).toISOString());
    await test.app.get(SettleAffected).run();
    return (await admin.get(`appointments/${appointment}`)).body.hospitalId;
  };

  it('brings no appointment to a doctor of another hospital, as that of an agent of all hospitals does (control)', async () => {
    const third = await openForAgents(test, admin);
    expect(await decidedBy(await agentOf(third), third)).toBe(third.hospital);
    const fourth = await openForAgents(test, admin);
    expect(await decidedBy(await test.as('agent'), fourth)).toBe(foreign.hospital);
  });
});

describe('a lead of a hospital', () => {
  const lead = { patientName: 'Meera Nair', phone: '+91 98450 30001' };

  it('is made by its agents, and stays theirs', async () => {
    const made = await agent.post('leads', lead);
    expect(made.body).toMatchObject({ hospitalId: own.hospital, assignedAgentId: agent.userId });
    expect(ids(await agent.get(`leads/agent/${agent.userId}`))).toEqual([made.body.id]);
    expect((await agent.get('leads/stats')).body.total).toBe(1);
    await test.sql.query('update leads set hospital_id = $1 where id = $2', [foreign.hospital, made.body.id]);
    wrote(test);
    expect(ids(await agent.get(`leads/agent/${agent.userId}`))).toEqual([]);
    expect((await agent.get('leads/stats')).body.total).toBe(0);
    expect((await agent.get(`leads/${made.body.id}`)).status).toBe(404);
  });

  it('that somebody of another hospital has taken is not told from one that is not there', async () => {
    const made = await admin.post('leads', { ...lead, assignedDoctorId: foreign.ids.doctor, assignedAgentId: other.userId });
    const take = (id: string): Promise<Answer> => agent.put(`leads/${id}`, { assignedAgentId: agent.userId });
    expect(bare(await take(made.body.id))).toEqual(bare(await take('7d3f9a52-1c64-4c1b-9a57-5f2f6b1d8e90')));
  });

  it('is given to no agent of another one, who would neither see it nor may hear of it', async () => {
    const refused = await admin.post('leads', { ...lead, assignedDoctorId: foreign.ids.doctor, assignedAgentId: agent.userId });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['assignedAgentId']]);
    expect((await admin.post('leads', { ...lead, assignedAgentId: agent.userId })).status).toBe(400);
    const moved = await admin.put(`appointments/${foreign.ids.appointment}`, { agentId: agent.userId });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([400, ['agentId']]);
    expect(leaksIn(await agent.get('notifications'), foreign)).toEqual([]);
    const given = await admin.post('leads', { ...lead, assignedDoctorId: own.ids.doctor, assignedAgentId: agent.userId });
    expect(given.status).toBe(201);
    expect((await agent.get('notifications/unread')).body.unread).toBe(1);
  });

  it('is booked with doctors of the hospital, for people whom it knows', async () => {
    await agent.put(`leads/${own.ids.lead}`, { assignedAgentId: agent.userId });
    const book = (body: object): Promise<Answer> =>
      agent.post(`leads/${own.ids.lead}/book`, { doctorId: own.ids.doctor, appointmentDate: tomorrowAt('11:30'), ...body });
    const unknown = '7d3f9a52-1c64-4c1b-9a57-5f2f6b1d8e90';
    expect(bare(await book({ doctorId: foreign.ids.doctor }))).toEqual(bare(await book({ doctorId: unknown })));
    const phone = foreign.phone;
    expect(bare(await book({ phone, patientId: foreign.patient }))).toEqual(bare(await book({ phone, patientId: unknown })));
    const booked = await book({ patientId: own.patient });
    expect(booked).toMatchObject({ status: 201, body: { lead: { status: 'appointment_booked' } } });
  });
});

describe('what an open screen of theirs hears', () => {
  it('is of the own hospital alone', async () => {
    const streams = await Promise.all([agent, other].map((who) => openStream(test.port, who)));
    const changes = [own, foreign].flatMap(({ ids: { appointment, doctor, lead } }) => [
      () => admin.put(`appointments/${appointment}`, { notes: 'seen' }),
      () => admin.put(`doctors/${doctor}`, { licenseNumber: 'seen' }),
      () => admin.put(`leads/${lead}`, { notes: 'seen' }),
    ]);
    for (const change of [
      ...changes,
      ...[own, foreign].map(
        ({ patient }) =>
          () =>
            admin.put(`patients/${patient}`, { notes: 'seen' }),
      ),
    ])
      expect((await change()).status).toBe(200);
    expect((await admin.post('states', { name: 'The last', code: 'LA' })).status).toBe(201);
    await until(() => streams.every((stream) => stream.changed().topics.includes('states')));
    for (const stream of streams) stream.stop();
    const heard = streams.map((stream) => new Set(stream.changed().ids));
    for (const [at, [mine, theirs]] of [[own, foreign] as const, [foreign, own] as const].entries()) {
      // The lead of the first hospital is taken: its agent alone hears of it.
      for (const id of [mine.ids.appointment, mine.ids.doctor, mine.ids.lead, mine.patient]) expect(heard[at]).toContain(id);
      for (const id of [theirs.ids.appointment, theirs.ids.doctor, theirs.ids.lead, theirs.patient]) expect(heard[at]).not.toContain(id);
    }
  });

  it('is not the leads of a colleague', async () => {
    const colleague = await agentOf(own);
    const stream = await openStream(test.port, colleague);
    await admin.put(`leads/${own.ids.lead}`, { notes: 'again' });
    await admin.put(`doctors/${own.ids.doctor}`, { licenseNumber: 'again' });
    await until(() => stream.changed().ids.includes(own.ids.doctor));
    stream.stop();
    expect(stream.changed().ids).not.toContain(own.ids.lead);
  });
});
