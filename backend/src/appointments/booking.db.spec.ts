import { randomUUID } from 'node:crypto';
import type { Caller } from '../testing/caller';
import { countClaims, countVisits, makeClinic, NOW, remember, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { BookingService } from './booking.service';

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
  patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate: tomorrowAt(time), notes: 'Brings reports', status: 'pending', ...more,
});
const book = (time: string, more: object = {}, headers?: Record<string, string>) => agent.post('appointments', body(time, more), headers);

describe('booking an appointment', () => {
  it('answers the pending visit with patient, doctor and hospital, on the clock of the hospital', async () => {
    const { status, body: visit, headers } = await book('09:30');
    expect(status).toBe(201);
    expect(visit).toMatchObject({
      patientId: clinic.patient.id, doctorId: clinic.doctor.id, hospitalId: clinic.hospital.id, agentId: agent.userId,
      appointmentDate: tomorrowAt('09:30'), endsAt: tomorrowAt('09:45'), timeSlot: '09:30', status: 'pending', notes: 'Brings reports',
      feedback: null, source: 'staff', version: 1, patient: { id: clinic.patient.id, phone: '+91 55500 10001', symptoms: null },
      doctor: { id: clinic.doctor.id, specialty: 'Cardiology' }, hospital: { id: clinic.hospital.id, timeZone: 'Asia/Kolkata' },
    });
    expect(visit.number).toBeGreaterThan(100_000);
    expect(headers['etag']).toBe('"1"');
    expect(await countClaims(app, clinic.doctor.id)).toBe(1);
    expect((await agent.get(`appointments/${visit.id}`)).body).toEqual(visit);
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
      status: 409, reason: 'taken', errors: { appointmentDate: expect.any(String) },
      message: 'This time has just been taken. Please choose another one.',
    });
    expect(problem.nearest).toEqual([tomorrowAt('09:15'), tomorrowAt('09:45'), tomorrowAt('09:00')]);
    expect(await countVisits(app, clinic.doctor.id)).toBe(1);
  });

  it('of a start inside a longer visit is refused, one that only touches it is not', async () => {
    clinic = await makeClinic(app, { consultation_minutes: 30 });
    expect((await book('10:00')).status).toBe(201);
    expect((await book('10:15')).status).toBe(409);
    expect((await book('09:45')).status).toBe(409);
    expect((await book('10:30')).status).toBe(201);
  });

  it.each([
    ['13:00', 'outside_hours'], ['09:07', 'off_grid'], ['11:52', 'outside_hours'],
  ])('at %s is refused as %s', async (time, reason) => {
    const { status, body: problem } = await book(time);
    expect([status, problem.reason]).toEqual([409, reason]);
    expect(problem.nearest).toHaveLength(3);
    expect(await countVisits(app, clinic.doctor.id)).toBe(0);
  });

  it('in the past, too far ahead, on leave, on a closed day and with an inactive doctor is refused', async () => {
    const reasonOf = async (appointmentDate: string) => (await book('09:00', { appointmentDate })).body.reason;
    expect(await reasonOf('2026-11-24T10:00:00+05:30')).toBe('past');
    expect(await reasonOf('2027-12-24T10:00:00+05:30')).toBe('too_far');
    await app.sql.query(`insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2026-11-25', '2026-11-25')`, [clinic.doctor.id]);
    expect(await reasonOf(tomorrowAt('09:00'))).toBe('leave');
    await app.sql.query(`insert into hospital_closures (hospital_id, day) values ($1, '2026-11-26')`, [clinic.hospital.id]);
    expect(await reasonOf('2026-11-26T09:00:00+05:30')).toBe('closed');
    await app.sql.query('update doctors set is_active = false where id = $1', [clinic.doctor.id]);
    expect(await reasonOf('2026-11-27T09:00:00+05:30')).toBe('inactive');
  });

  it.each([
    ['patientId', { patientId: randomUUID() }], ['doctorId', { doctorId: randomUUID() }], ['patientId', { patientId: 'x' }],
    ['doctorId', { doctorId: null }], ['appointmentDate', { appointmentDate: '2026-02-30T09:00:00+05:30' }],
    ['appointmentDate', { appointmentDate: '2026-11-25' }], ['status', { status: 'confirmed' }], ['agentId', { agentId: randomUUID() }],
    ['notes', { notes: 'x'.repeat(4001) }], ['hospitalId', { hospitalId: randomUUID() }],
  ])('with a bad %s is refused by the name of the field: %j', async (field, more) => {
    const { status, body: problem } = await book('09:00', more);
    expect(status).toBe(400);
    expect(Object.keys(problem.errors)).toEqual([field]);
    expect(await countVisits(app, clinic.doctor.id)).toBe(0);
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
    expect(await countVisits(app, clinic.doctor.id)).toBe(0);
  });
});

describe('the same Idempotency-Key', () => {
  it('books once and answers the same, however often and at once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => book('09:30', {}, headers)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await countVisits(app, clinic.doctor.id)).toBe(1);
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
    expect((await countVisits(app, clinic.doctor.id)) + (await countVisits(app, other.id))).toBe(1);
  });

  it('keeps nothing of a refusal', async () => {
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
    expect(await countVisits(app, clinic.doctor.id)).toBe(0);
  });

  it('offers what it newly holds', async () => {
    await remember(app, clinic.doctor.id);
    await app.sql.query(`update doctors set time_slots = '{18:00-19:00}' where id = $1`, [clinic.doctor.id]);
    expect((await book('18:30')).status).toBe(201);
  });

  it.each([
    ['leave', (c: Clinic) => [`insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2026-11-25', '2026-11-25')`, c.doctor.id]],
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
    const [row] = await app.sql.query<{ outcome: string }>(
      `select outcome from book_visit($1, 0, $2, $3, '2026-11-25', '09:30', $4, null, null, 'staff', null, null, null, null, null, null, null, now())`,
      [clinic.doctor.id, tomorrowAt('09:30'), tomorrowAt('09:45'), clinic.patient.id]);
    expect(row?.outcome).toBe('stale_calendar');
    expect(await countClaims(app, clinic.doctor.id)).toBe(0);
  });
});

describe('a visitor who holds a start', () => {
  const booking = () => app.app.get(BookingService);
  const hold = (time: string, replaces?: string) =>
    booking().hold({ doctorId: clinic.doctor.id, hospitalId: clinic.hospital.id, at: tomorrowAt(time), replaces });
  /** A visitor with a patient of his own: his phone, and the handle that stands for the patient. */
  const visitor = async (more: object = {}) => {
    const phoneKey = `+91555${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
    const patient = await make.patient(app.sql, { phone_key: phoneKey });
    const row = { bookings_left: 3, expires_at: '2099-01-01T00:00:00Z', ...more };
    const handle = randomUUID();
    await app.sql.query(
      `insert into booking_handles (id, patient_id, state, phone_key, bookings_left, expires_at, reported) values ($1, $2, 'new', $3, $4, $5, '{"age": 40}')`,
      [handle, patient.id, phoneKey, row.bookings_left, row.expires_at]);
    return { handle, phoneKey };
  };
  const visit = async (time: string, more: object = {}) => booking().book({
    audience: 'public', doctorId: clinic.doctor.id, hospitalId: clinic.hospital.id, at: tomorrowAt(time), notes: null,
    visitor: await visitor(), ...more,
  });

  it('keeps it from others for five minutes, and they read that somebody is booking it', async () => {
    const { expiresAt } = await hold('09:30');
    expect(Date.parse(expiresAt)).toBe(Date.parse(NOW) + 5 * 60_000);
    expect((await book('09:30')).status).toBe(409);
    await expect(hold('09:30')).rejects.toMatchObject({ code: 'slotTaken', extra: { nearest: expect.any(Array) } });
    const slots = await booking().slots(clinic.doctor.id, { audience: 'public', from: '2026-11-25', to: '2026-11-25' });
    expect(slots.days[0]?.starts.find(({ time }) => time === '09:30')).toMatchObject({ free: false, reason: 'held' });
  });

  it('loses it after five minutes', async () => {
    await hold('09:30');
    standAt(app, '2026-11-24T10:10:00.001+05:30');
    expect((await book('09:30')).status).toBe(201);
    standAt(app, NOW);
  });

  it('turns it into his visit without a gap', async () => {
    const { holdId } = await hold('09:30');
    const booked = await visit('09:30', { holdId });
    expect(booked).toMatchObject({ status: 'pending', source: 'public', agentId: null, reported: { age: 40 } });
    const claims = await app.sql.query('select id, appointment_id, expires_at from slot_claims where doctor_id = $1', [clinic.doctor.id]);
    expect(claims).toEqual([{ id: holdId, appointment_id: booked.id, expires_at: null }]);
  });

  it('still books when his hold has ended and nobody else came, and not when somebody did', async () => {
    const ended = await hold('09:30');
    const lost = await hold('10:30');
    await app.sql.query(`update slot_claims set expires_at = '2020-01-01' where doctor_id = $1`, [clinic.doctor.id]);
    await book('10:30');
    await expect(visit('10:30', { holdId: lost.holdId })).rejects.toMatchObject({ code: 'slotTaken' });
    await expect(visit('09:30', { holdId: ended.holdId })).resolves.toMatchObject({ timeSlot: '09:30' });
  });

  it('gives the first back when he takes another, keeps it when the other is not free, and can give it back', async () => {
    await book('11:00');
    const first = await hold('09:30');
    await expect(hold('11:00', first.holdId)).rejects.toMatchObject({ code: 'slotTaken' });
    expect(await countClaims(app, clinic.doctor.id)).toBe(2);
    const second = await hold('10:00', first.holdId);
    expect((await book('09:30')).status).toBe(201);
    await booking().release(second.holdId);
    await booking().release(second.holdId);
    expect((await book('10:00')).status).toBe(201);
  });

  it('cannot take a booked visit for a hold', async () => {
    await book('09:30');
    const [claim] = await app.sql.query<{ id: string }>('select id from slot_claims where doctor_id = $1', [clinic.doctor.id]);
    await booking().release(String(claim?.id));
    await expect(visit('09:30', { holdId: claim?.id })).rejects.toMatchObject({ code: 'slotTaken' });
    await expect(hold('09:30', claim?.id)).rejects.toMatchObject({ code: 'slotTaken' });
    await hold('10:00', claim?.id);
    expect(await countVisits(app, clinic.doctor.id)).toBe(1);
    expect((await book('09:30')).status).toBe(409);
  });

  it('books his hospital\'s doctors only, from tomorrow, on the half hours', async () => {
    const other = await make.hospital(app.sql);
    await expect(visit('09:30', { hospitalId: other.id })).rejects.toMatchObject({ errors: { doctorId: expect.any(String) } });
    await expect(visit('09:45')).rejects.toMatchObject({ extra: { reason: 'off_grid' } });
    await expect(visit('16:00', { at: '2026-11-24T16:00:00+05:30' })).rejects.toMatchObject({ extra: { reason: 'too_soon' } });
  });

  it('books once a day with a doctor by one phone, and so often as his handle says', async () => {
    const twice = { visitor: await visitor({ bookings_left: 2 }) };
    await visit('09:30', twice);
    await expect(visit('10:30', twice)).rejects.toMatchObject({ code: 'oneADay' });
    await visit('', { ...twice, at: '2026-11-26T10:30:00+05:30' });
    const ended = { code: 'bookingSessionExpired' };
    await expect(visit('', { ...twice, at: '2026-11-27T10:30:00+05:30' })).rejects.toMatchObject(ended);
    await expect(visit('10:30', { visitor: { ...(await visitor()), handle: randomUUID() } })).rejects.toMatchObject(ended);
    await expect(visit('10:30', { visitor: { ...(await visitor()), phoneKey: '+919999999999' } })).rejects.toMatchObject(ended);
    await expect(visit('10:30', { visitor: await visitor({ expires_at: '2020-01-01' }) })).rejects.toMatchObject(ended);
    expect(await countVisits(app, clinic.doctor.id)).toBe(2);
    expect(await countClaims(app, clinic.doctor.id)).toBe(2);
  });
});

describe('the open visits of one phone', () => {
  it('are at most three through the public page, also at the same moment', async () => {
    const strict = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      standAt(strict, NOW);
      const { doctor, hospital, patient } = await makeClinic(strict);
      const handle = randomUUID();
      await strict.sql.query(
        `insert into booking_handles (id, patient_id, state, phone_key, bookings_left, expires_at) values ($1, $2, 'new', '+915550010001', 9, '2099-01-01')`,
        [handle, patient.id]);
      const days = ['25', '26', '27', '28', '29'];
      const outcomes = await Promise.allSettled(days.map((day) => strict.app.get(BookingService).book({
        audience: 'public', doctorId: doctor.id, hospitalId: hospital.id, at: `2026-11-${day}T09:30:00+05:30`, notes: null,
        visitor: { handle, phoneKey: '+915550010001' },
      })));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(outcomes.filter((one) => one.status === 'rejected' && one.reason.code === 'bookingLimit')).toHaveLength(2);
      expect(await countVisits(strict, doctor.id)).toBe(3);
    } finally {
      await strict.close();
    }
  });
});
