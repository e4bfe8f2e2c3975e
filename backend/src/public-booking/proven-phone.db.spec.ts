import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { phoneCoding } from '../testing/phone-coding';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let clinic: Clinic;
const { visitor, newPhone, patient, check, verify, asked, proven, after } = phoneCoding(() => app);

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', OUTBOX: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
});

describe('a visitor who has proven their phone', () => {
  const sharedPhone = async (phone: string) => ({
    old: await patient(phone, { name: 'Ravi Verma', last_booked_at: '2026-01-01T00:00:00Z' }),
    latest: await patient(phone, { name: 'Asha Verma', last_booked_at: '2026-11-01T00:00:00Z' }),
    gone: await patient(phone, { name: 'Gone Verma', archived_at: '2026-11-02T00:00:00Z' }),
  });
  const book = (who: Caller, patientId: string, at: string): Promise<Answer> =>
    who.post('appointments/booking', { patientId, doctorId: clinic.doctor.id, appointmentDate: at, status: 'pending' });

  it('sees who was seen last, and the others of the phone, each under a handle of their own', async () => {
    const phone = newPhone();
    const family = await sharedPhone(phone);
    const { body, text } = await check(await proven(phone), phone);
    expect(body.patient.name).toBe('Asha Verma');
    expect(body.others.map(({ name }: { name: string }) => name)).toEqual(['Ravi Verma']);
    for (const { id } of Object.values(family)) expect(text).not.toContain(id);
  });

  it('books for the one whom they choose', async () => {
    const phone = newPhone();
    const { old } = await sharedPhone(phone);
    const who = await proven(phone);
    const { others } = (await check(who, phone)).body;
    const booked = await book(who, others[0].id as string, tomorrowAt('09:00'));
    expect(booked.status).toBe(201);
    const [appointment] = await app.sql.query<{ patient_id: string; reported: object | null }>(
      'select patient_id, reported from appointments where id = $1',
      [booked.body.id],
    );
    expect(appointment).toEqual({ patient_id: old.id, reported: null });
  });

  it('is so on a shared device, too, until that forgets who stood there', async () => {
    const phone = newPhone();
    await patient(phone);
    const who = await proven(phone);
    const checkShared = () => who.get(`patients/booking/check-phone/${encodeURIComponent(phone)}?shared=true`);
    const handle = (await checkShared()).body.patient.id as string;
    const request = { doctorId: clinic.doctor.id, appointmentDate: tomorrowAt('09:00'), status: 'pending', shared: true };
    const { status, body } = await who.post('appointments/booking', { ...request, patientId: handle });
    expect(status).toBe(201);
    expect(await app.sql.one('select proof from appointments where id = $1', [body.id])).toEqual({ proof: 'verified' });
    await who.delete('patients/booking/device');
    expect((await checkShared()).body.exists).toBe(false);
  });

  it("writes the row, with a new version, and nobody else's", async () => {
    const phone = newPhone();
    const { old, latest } = await sharedPhone(phone);
    const who = await proven(phone);
    const handle = (await check(who, phone)).body.patient.id as string;
    expect((await who.put(`patients/booking/${handle}`, { email: 'new@example.in', symptoms: 'Cough' })).status).toBe(200);
    const row = (id: string) => app.sql.one('select name, email, symptoms, version from patients where id = $1', [id]);
    expect(await row(latest.id)).toEqual({ name: 'Asha Verma', email: 'new@example.in', symptoms: 'Cough', version: 2 });
    expect(await row(old.id)).toEqual({ name: 'Ravi Verma', email: null, symptoms: null, version: 1 });
  });

  it('only tells staff when they have changed the row since', async () => {
    const phone = newPhone();
    const { id } = await patient(phone);
    const who = await proven(phone);
    const handle = (await check(who, phone)).body.patient.id as string;
    await app.sql.query(`update patients set email = 'desk@example.in', version = version + 1 where id = $1`, [id]);
    expect((await who.put(`patients/booking/${handle}`, { email: 'old@example.in' })).status).toBe(200);
    expect(await app.sql.one('select email, version from patients where id = $1', [id])).toEqual({ email: 'desk@example.in', version: 2 });
    const { body } = await book(who, handle, tomorrowAt('10:30'));
    expect(await app.sql.one('select reported, proof from appointments where id = $1', [body.id])).toEqual({
      reported: { email: 'old@example.in' },
      proof: 'verified',
    });
  });

  it('has a handle for half an hour and three bookings', async () => {
    const phone = newPhone();
    await patient(phone);
    const who = await proven(phone);
    const handle = (await check(who, phone)).body.patient.id as string;
    for (const day of ['25', '26', '27']) {
      const { status, body } = await book(who, handle, `2026-11-${day}T09:30:00+05:30`);
      expect(status).toBe(201);
      await app.sql.query(`update appointments set status = 'cancelled' where id = $1`, [body.id]);
    }
    expect((await book(who, handle, '2026-11-28T09:30:00+05:30')).status).toBe(404);
    const next = (await check(who, phone)).body.patient.id as string;
    after(30);
    expect((await who.put(`patients/booking/${next}`, { symptoms: 'Late' })).body.message).toBe(
      'Booking session expired. Please enter your phone number again.',
    );
  });

  it('is a stranger again when the browser is forgotten', async () => {
    const phone = newPhone();
    await patient(phone);
    const who = await proven(phone);
    const token = who.cookie('__Host-pv') ?? '';
    expect((await who.delete('patients/booking/device')).status).toBe(204);
    expect(who.cookie('__Host-pv')).toBeUndefined();
    const again = await visitor().get(`patients/booking/check-phone/${encodeURIComponent(phone)}`, { cookie: `__Host-pv=${token}` });
    expect(again.body.exists).toBe(false);
  });

  it('gives up the proof of one phone for that of another', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    await patient(phone);
    const who = await proven(phone);
    const token = who.cookie('__Host-pv') ?? '';
    const { requestId, code } = await asked(who, other);
    await verify(who, requestId, other, code);
    expect((await check(who, phone)).body.exists).toBe(false);
    const kept = await visitor().get(`patients/booking/check-phone/${encodeURIComponent(phone)}`, { cookie: `__Host-pv=${token}` });
    expect(kept.body.exists).toBe(false);
  });

  it('is recognised by their browser later, with what they saw when they booked', async () => {
    const phone = newPhone();
    const { id } = await patient(phone, { name: 'Asha Verma', age_told: 34, age_told_on: '2026-11-01', gender: 'female' });
    const who = await proven(phone);
    const handle = (await check(who, phone)).body.patient.id as string;
    await who.put(`patients/booking/${handle}`, { location: 'Pune', symptoms: 'Cough' });
    expect((await book(who, handle, tomorrowAt('11:00'))).status).toBe(201);
    await app.sql.query(`update patients set name = 'Changed' where id = $1`, [id]);
    after(31);
    expect((await check(who, phone)).body.patient).toMatchObject({ name: 'Asha Verma', age: 34, gender: 'female', location: 'Pune' });
  });
});
