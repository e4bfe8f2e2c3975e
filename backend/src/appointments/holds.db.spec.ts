import { randomUUID } from 'node:crypto';
import type { Caller } from '../testing/caller';
import { countOccupied, countVisits, makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { BookingService } from './booking.service';

let app: TestApp;
let agent: Caller;
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

const book = (time: string) =>
  agent.post('appointments', { patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate: tomorrowAt(time) });

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
      [handle, patient.id, phoneKey, row.bookings_left, row.expires_at],
    );
    return { handle, phoneKey };
  };
  const visit = async (time: string, more: object = {}) =>
    booking().book({
      audience: 'public',
      doctorId: clinic.doctor.id,
      hospitalId: clinic.hospital.id,
      at: tomorrowAt(time),
      notes: null,
      visitor: await visitor(),
      ...more,
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
    expect(await countOccupied(app, clinic.doctor.id)).toBe(2);
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

  it("books his hospital's doctors only, from tomorrow, on the half hours", async () => {
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
    expect(await countOccupied(app, clinic.doctor.id)).toBe(2);
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
        [handle, patient.id],
      );
      const days = ['25', '26', '27', '28', '29'];
      const outcomes = await Promise.allSettled(
        days.map((day) =>
          strict.app.get(BookingService).book({
            audience: 'public',
            doctorId: doctor.id,
            hospitalId: hospital.id,
            at: `2026-11-${day}T09:30:00+05:30`,
            notes: null,
            visitor: { handle, phoneKey: '+915550010001' },
          }),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      expect(outcomes.filter((one) => one.status === 'rejected' && one.reason.code === 'bookingLimit')).toHaveLength(2);
      expect(await countVisits(strict, doctor.id)).toBe(3);
    } finally {
      await strict.close();
    }
  });
});
