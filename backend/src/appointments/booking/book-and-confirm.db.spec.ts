import { randomUUID } from 'node:crypto';
import type { Caller } from '../../testing/caller';
import { countOccupied, countAppointments, makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../../testing/clinic';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let agent: Caller & { userId: string };
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  agent = await app.as('agent');
});
beforeEach(async () => {
  clinic = await makeClinic(app);
});
afterAll(() => app.close());

const book = (time: string, more: object = {}, headers?: Record<string, string>) =>
  agent.post(
    'appointments',
    {
      patientId: clinic.patient.id,
      doctorId: clinic.doctor.id,
      appointmentDate: tomorrowAt(time),
      notes: 'Brings reports',
      status: 'pending',
      ...more,
    },
    headers,
  );

describe('booking and confirming', () => {
  it('is one step: pending first, then confirmed, both written down and both counted', async () => {
    const counters = async () =>
      Object.fromEntries(
        (
          await app.sql.query<{ kind: string; change: { from: { status: string } | null; to: { status: string } } }>(
            'select kind, change from events where entity_id = $1 order by id',
            [made.id],
          )
        ).map(({ kind, change }) => [kind, [change.from?.status ?? null, change.to.status]]),
      );
    const { status, body: made } = await book('09:30', { confirm: true });
    expect([status, made.status, made.version, made.notes]).toEqual([201, 'confirmed', 2, 'Brings reports']);
    expect((await agent.get(`appointments/${made.id}`)).body).toEqual(made);
    expect(await counters()).toEqual({
      'appointment.booked': [null, 'pending'],
      'appointment.changed': ['pending', 'confirmed'],
    });
    const audited = 'select action, fields, actor_id from audit_log where entity_id = $1 order by id';
    expect(await app.sql.query(audited, [made.id])).toEqual([
      { action: 'created', fields: [], actor_id: agent.userId },
      { action: 'changed', fields: ['status'], actor_id: agent.userId },
    ]);
    expect(await countOccupied(app, clinic.doctor.id)).toBe(1);
    const next = await agent.put(`appointments/${made.id}`, { notes: 'Comes by taxi' }, { 'if-match': '"2"' });
    expect([next.status, next.body.version]).toEqual([200, 3]);
  });

  it('of a taken start leaves neither of both', async () => {
    await book('09:30');
    const before = await app.sql.count("from events where kind like 'appointment.%'");
    expect((await book('09:30', { confirm: true })).status).toBe(409);
    expect(await countAppointments(app, clinic.doctor.id)).toBe(1);
    expect(await app.sql.count("from events where kind like 'appointment.%'")).toBe(before);
  });

  it('with the same key is done once and answers what it made', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => book('10:00', { confirm: true }, headers)));
    expect(new Set(answers.map(({ body: { id, status, version } }) => `${id} ${status} ${version}`)).size).toBe(1);
    expect(await app.sql.count('from events where entity_id = $1', [answers[0]?.body.id])).toBe(2);
    expect((await book('10:00', {}, headers)).status).toBe(422);
  });

  it.each(['yes', 1, {}])('refuses confirm of %p by its name', async (confirm) => {
    const refused = await book('09:30', { confirm });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['confirm']]);
  });
});
