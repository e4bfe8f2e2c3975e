import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Caller } from '../../testing/caller';
import { countOccupied, countAppointments, makeClinic, NOW, remember, standAt, tomorrowAt, type Clinic } from '../../testing/clinic';
import { lockIsAwaited } from '../../testing/lock-is-awaited';
import { make } from '../../testing/make';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { until } from '../../testing/until';

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

const body = (time: string, more: object = {}) => ({
  patientId: clinic.patient.id,
  doctorId: clinic.doctor.id,
  appointmentDate: tomorrowAt(time),
  notes: 'Brings reports',
  status: 'pending',
  ...more,
});
const book = (time: string, more: object = {}, headers?: Record<string, string>) => agent.post('appointments', body(time, more), headers);

describe('booking an appointment', () => {
  it('answers the pending appointment with patient, doctor and hospital, on the clock of the hospital', async () => {
    const { status, body: appointment, headers } = await book('09:30');
    expect(status).toBe(201);
    expect(appointment).toMatchObject({
      patientId: clinic.patient.id,
      doctorId: clinic.doctor.id,
      hospitalId: clinic.hospital.id,
      agentId: agent.userId,
      appointmentDate: tomorrowAt('09:30'),
      endsAt: tomorrowAt('09:45'),
      timeSlot: '09:30',
      status: 'pending',
      notes: 'Brings reports',
      feedback: null,
      source: 'staff',
      version: 1,
      patient: { id: clinic.patient.id, phone: '+91 55500 10001', symptoms: null },
      doctor: { id: clinic.doctor.id, specialty: 'Cardiology' },
      hospital: { id: clinic.hospital.id, timeZone: 'Asia/Kolkata' },
    });
    expect(appointment.number).toBeGreaterThan(100_000);
    expect(headers['etag']).toBe('"1"');
    expect(await countOccupied(app, clinic.doctor.id)).toBe(1);
    expect((await agent.get(`appointments/${appointment.id}`)).body).toEqual(appointment);
  });

  it('by an admin names no agent', async () => {
    const admin = await app.as('admin');
    expect((await admin.post('appointments', body('09:45'))).body.agentId).toBeNull();
  });

  it('of a taken start is refused with the three nearest free ones, and writes nothing', async () => {
    await book('09:30');
    const { status, body: problem } = await book('09:30');
    expect(status).toBe(409);
    expect(problem).toMatchObject({
      status: 409,
      reason: 'taken',
      errors: { appointmentDate: expect.any(String) },
      message: 'This time has just been taken. Please choose another one.',
    });
    expect(problem.nearest).toEqual([tomorrowAt('09:15'), tomorrowAt('09:45'), tomorrowAt('09:00')]);
    expect(await countAppointments(app, clinic.doctor.id)).toBe(1);
  });

  it('of a start inside a longer appointment is refused, one that only touches it is not', async () => {
    clinic = await makeClinic(app, { consultation_minutes: 30 });
    expect((await book('10:00')).status).toBe(201);
    expect((await book('10:15')).status).toBe(409);
    expect((await book('09:45')).status).toBe(409);
    expect((await book('10:30')).status).toBe(201);
  });

  it.each([
    ['13:00', 'outside_hours'],
    ['09:07', 'off_grid'],
    ['11:52', 'outside_hours'],
  ])('at %s is refused as %s', async (time, reason) => {
    const { status, body: problem } = await book(time);
    expect([status, problem.reason]).toEqual([409, reason]);
    expect(problem.nearest).toHaveLength(3);
    expect(await countAppointments(app, clinic.doctor.id)).toBe(0);
  });

  it('in the past, too far ahead, on leave, on a closed day and with an inactive doctor is refused', async () => {
    const reasonOf = async (appointmentDate: string) => (await book('09:00', { appointmentDate })).body.reason as string;
    expect(await reasonOf('2026-11-24T10:00:00+05:30')).toBe('past');
    expect(await reasonOf('2027-12-24T10:00:00+05:30')).toBe('too_far');
    await app.sql.query(`insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2026-11-25', '2026-11-25')`, [
      clinic.doctor.id,
    ]);
    expect(await reasonOf(tomorrowAt('09:00'))).toBe('leave');
    await app.sql.query(`insert into hospital_closures (hospital_id, day) values ($1, '2026-11-26')`, [clinic.hospital.id]);
    expect(await reasonOf('2026-11-26T09:00:00+05:30')).toBe('closed');
    await app.sql.query('update doctors set is_active = false where id = $1', [clinic.doctor.id]);
    expect(await reasonOf('2026-11-27T09:00:00+05:30')).toBe('inactive');
  });

  it.each([
    ['patientId', { patientId: randomUUID() }],
    ['doctorId', { doctorId: randomUUID() }],
    ['patientId', { patientId: 'x' }],
    ['doctorId', { doctorId: null }],
    ['appointmentDate', { appointmentDate: '2026-02-30T09:00:00+05:30' }],
    ['appointmentDate', { appointmentDate: '2026-11-25' }],
    ['status', { status: 'confirmed' }],
    ['agentId', { agentId: randomUUID() }],
    ['notes', { notes: 'x'.repeat(4001) }],
    ['hospitalId', { hospitalId: randomUUID() }],
  ])('with a bad %s is refused by the name of the field: %j', async (field, more) => {
    const { status, body: problem } = await book('09:00', more);
    expect(status).toBe(400);
    expect(Object.keys(problem.errors as object)).toEqual([field]);
    expect(await countAppointments(app, clinic.doctor.id)).toBe(0);
  });

  it('of an archived patient or doctor is refused', async () => {
    const gone = await make.patient(app.sql, { archived_at: NOW });
    expect((await book('09:00', { patientId: gone.id })).body.errors).toHaveProperty('patientId');
    await app.sql.query('update doctors set archived_at = now() where id = $1', [clinic.doctor.id]);
    expect((await book('09:00')).body.errors).toHaveProperty('doctorId');
  });

  it.each(['doctor', 'hospital_admin'] as const)('is not for the role %s, nor for strangers', async (role) => {
    const other = await app.as(role);
    expect((await other.post('appointments', body('09:00'))).status).toBe(403);
    expect((await app.visitor().post('appointments', body('09:00'))).status).toBe(401);
    expect(await countAppointments(app, clinic.doctor.id)).toBe(0);
  });
});

describe('the same Idempotency-Key', () => {
  it('books once and answers the same, however often and at once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => book('09:30', {}, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id as string)).size).toBe(1);
    expect(await countAppointments(app, clinic.doctor.id)).toBe(1);
  });

  it('answers the same when the start has passed or is no longer offered', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await book('09:30', {}, headers);
    await app.sql.query(`update doctors set time_slots = '{15:00-16:00}' where id = $1`, [clinic.doctor.id]);
    expect((await book('09:30', {}, headers)).body).toEqual(first.body);
  });

  it('with another body is refused (422), for another doctor at the same moment too', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const other = await make.doctor(app.sql);
    const answers = await Promise.all([book('09:30', {}, headers), book('09:30', { doctorId: other.id }, headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect((await countAppointments(app, clinic.doctor.id)) + (await countAppointments(app, other.id))).toBe(1);
  });

  it('of another user is another key: they are neither answered with the booking nor refused for its words', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await book('09:30', {}, headers);
    const other = await (await app.as('agent')).post('appointments', body('10:00'), headers);
    expect([other.status, other.headers['idempotent-replayed'], other.body.id === first.body.id]).toEqual([201, undefined, false]);
    expect((await book('10:00', {}, headers)).status).toBe(422);
  });

  it('keeps nothing of a refused booking', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await book('13:00', {}, headers)).status).toBe(409);
    const first = await book('09:30');
    expect((await book('09:30', {}, headers)).status).toBe(409);
    await agent.delete(`appointments/${first.body.id}`);
    expect((await book('09:30', {}, headers)).status).toBe(201);
  });
});

describe('a calendar that has changed since it was last read', () => {
  it('does not offer what it no longer holds', async () => {
    await remember(app, clinic.doctor.id);
    await app.sql.query(`update doctors set time_slots = '{15:00-16:00}' where id = $1`, [clinic.doctor.id]);
    expect((await book('09:30')).body.reason).toBe('outside_hours');
    expect(await countAppointments(app, clinic.doctor.id)).toBe(0);
  });

  it('offers what it newly holds', async () => {
    await remember(app, clinic.doctor.id);
    await app.sql.query(`update doctors set time_slots = '{18:00-19:00}' where id = $1`, [clinic.doctor.id]);
    expect((await book('18:30')).status).toBe(201);
  });

  it.each([
    [
      'leave',
      (c: Clinic) => [`insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2026-11-25', '2026-11-25')`, c.doctor.id],
    ],
    ['closed', (c: Clinic) => [`insert into hospital_closures (hospital_id, day) values ($1, '2026-11-25')`, c.hospital.id]],
    ['inactive', (c: Clinic) => ['update hospitals set is_active = false where id = $1', c.hospital.id]],
    ['outside_hours', (c: Clinic) => [`update hospitals set time_zone = 'America/New_York' where id = $1`, c.hospital.id]],
  ])('is noticed whatever made it: %s', async (reason, change) => {
    await remember(app, clinic.doctor.id);
    const [text, id] = change(clinic);
    await app.sql.query(String(text), [id]);
    expect((await book('09:30')).body.reason).toBe(reason);
  });

  it('between judging and writing stops the booking', async () => {
    await remember(app, clinic.doctor.id);
    const other = new pg.Client({ connectionString: app.config.databaseUrl });
    await other.connect();
    try {
      await other.query('begin');
      await other.query(`update doctors set time_slots = '{14:00-17:00}' where id = $1`, [clinic.doctor.id]);
      const answer = book('09:30');
      await until(() => lockIsAwaited(app.sql));
      await other.query('commit');
      expect((await answer).body.reason).toBe('outside_hours');
    } finally {
      await other.end();
    }
    expect(await countOccupied(app, clinic.doctor.id)).toBe(0);
  });
});
