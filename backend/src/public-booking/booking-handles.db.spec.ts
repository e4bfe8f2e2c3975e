import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => app.close());
let address = 1;
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
});

const visitor = (): Caller => app.visitor(`127.0.1.${(address += 1)}`);
const person = (phone: string, more: object = {}): object => ({
  name: 'Asha Verma',
  phone,
  age: 34,
  gender: 'female',
  symptoms: 'Fever',
  location: 'Pune',
  ...more,
});
let last = 10_000;
const newPhone = (): string => `+91 55501 ${(last += 1)}`;
const check = (who: Caller, phone: string) => who.get(`patients/booking/check-phone/${encodeURIComponent(phone)}`);
const book = (who: Caller, patientId: string, at: string, doctorId = clinic.doctor.id) =>
  who.post('appointments/booking', { patientId, doctorId, appointmentDate: at, status: 'pending' });
async function bookedBrowser(phone: string, time = '09:00'): Promise<Caller> {
  const who = visitor();
  const { id } = (await who.post('patients/booking', person(phone))).body;
  expect((await book(who, id, tomorrowAt(time))).status).toBe(201);
  return who;
}

describe('handles and limits', () => {
  it("do not accept a patient's own id, nor one that never was", async () => {
    const id = clinic.patient.id;
    expect((await visitor().put(`patients/booking/${id}`, { symptoms: 'x' })).status).toBe(404);
    expect((await book(visitor(), id, tomorrowAt('09:00'))).body.type).toBe('urn:arogyadesk:bookingSessionExpired');
  });

  it('are not the id of the patient who is made with the first booking, and never become one', async () => {
    const phone = newPhone();
    const who = visitor();
    const { id } = (await who.post('patients/booking', person(phone))).body as { id: string };
    expect((await book(who, id, tomorrowAt('09:00'))).status).toBe(201);
    expect((await book(who, id, '2026-11-26T09:00:00+05:30')).status).toBe(201);
    const rows = await app.sql.query<{ id: string }>('select id from patients where phone = $1', [phone]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.id).not.toBe(id);
    expect(await app.sql.one('select patient_id from booking_handles where id = $1', [id])).toEqual({ patient_id: rows[0]?.id });
    const known = (await check(who, phone)).body.patient.id as string;
    const admin = await app.as('admin');
    for (const handle of [id, known]) expect((await admin.get(`patients/${handle}`)).status).toBe(404);
  });

  it('are good in the browser that made them alone: elsewhere they are answered like one that never was', async () => {
    const phone = newPhone();
    const who = await bookedBrowser(phone);
    const typed = (await who.post('patients/booking', person(newPhone()))).body.id as string;
    const known = (await check(who, phone)).body.patient.id as string;
    const none = '7d3f9a52-1c64-4c1b-9a57-5f2f6b1d8e90';
    const other = await bookedBrowser(newPhone(), '11:00');
    for (const stranger of [visitor(), other]) {
      const never = await stranger.put(`patients/booking/${none}`, { symptoms: 'x' });
      const neverBooked = await book(stranger, none, tomorrowAt('10:00'));
      expect([never.status, neverBooked.status]).toEqual([404, 404]);
      for (const handle of [typed, known]) {
        const [changed, booked] = [
          await stranger.put(`patients/booking/${handle}`, { symptoms: 'x' }),
          await book(stranger, handle, tomorrowAt('10:00')),
        ];
        expect([changed.body, booked.body].map((body) => ({ ...body, requestId: null }))).toEqual(
          [never.body, neverBooked.body].map((body) => ({ ...body, requestId: null })),
        );
      }
    }
    const across = await who.put(`patients/booking/${typed}`, { symptoms: 'x' }, { 'sec-fetch-site': 'cross-site' });
    expect(across.status).toBe(403);
    for (const handle of [typed, known]) expect((await who.put(`patients/booking/${handle}`, { symptoms: 'Cough' })).status).toBe(200);
    expect((await book(who, typed, '2026-11-26T10:00:00+05:30')).status).toBe(201);
  });

  it('are good on a device of several people too, and one of a server of the version before until it ends', async () => {
    const who = visitor();
    const { id } = (await who.post('patients/booking', person(newPhone()))).body as { id: string };
    const there = { patientId: id, doctorId: clinic.doctor.id, appointmentDate: tomorrowAt('09:00'), status: 'pending', shared: true };
    expect((await who.post('appointments/booking', there)).status).toBe(201);
    const before = (await who.post('patients/booking', person(newPhone()))).body.id as string;
    await app.sql.query('update booking_handles set browser_hash = null where id = $1', [before]);
    expect((await visitor().put(`patients/booking/${before}`, { symptoms: 'Cough' })).status).toBe(200);
  });

  it('let a browser have one appointment of a person with a doctor a day, and three open ones', async () => {
    const who = visitor();
    const { id } = (await who.post('patients/booking', person(newPhone()))).body;
    expect((await book(who, id, tomorrowAt('09:00'))).status).toBe(201);
    const sameDay = await book(who, id, tomorrowAt('10:00'));
    expect([sameDay.status, sameDay.body.type]).toEqual([409, 'urn:arogyadesk:oneADay']);
    expect(sameDay.body.nearest).toBeUndefined();
    for (const day of ['26', '27']) expect((await book(who, id, `2026-11-${day}T09:00:00+05:30`)).status).toBe(201);
    const other = (await who.post('patients/booking', person(newPhone()))).body.id;
    const fourth = await book(who, other, '2026-11-28T09:00:00+05:30');
    expect([fourth.status, fourth.body.type]).toEqual([429, 'urn:arogyadesk:bookingLimit']);
  });

  it("take nothing away from a phone's owner, however often strangers have booked with it", async () => {
    const phone = newPhone();
    const stranger = await bookedBrowser(phone);
    for (const day of ['26', '27']) {
      const { id } = (await stranger.post('patients/booking', person(phone))).body;
      expect((await book(stranger, id, `2026-11-${day}T09:00:00+05:30`)).status).toBe(201);
    }
    const owner = visitor();
    const { id } = (await owner.post('patients/booking', person(phone))).body;
    expect((await book(owner, id, tomorrowAt('10:00'))).status).toBe(201);
  });

  it('let a handle book three times', async () => {
    const who = visitor();
    const { id } = (await who.post('patients/booking', person(newPhone()))).body;
    for (const day of ['25', '26', '27']) {
      const { body } = await book(who, id, `2026-11-${day}T09:00:00+05:30`);
      await app.sql.query(`update appointments set status = 'cancelled' where id = $1`, [body.id]);
    }
    expect((await book(who, id, '2026-11-28T09:00:00+05:30')).status).toBe(404);
  });

  it('leave no phone, name or token in the log', async () => {
    const phone = newPhone();
    const who = await bookedBrowser(phone);
    await check(who, phone);
    expect(app.logged()).not.toContain(phone);
    expect(app.logged()).not.toContain(encodeURIComponent(phone));
    expect(app.logged()).not.toContain('Asha Verma');
    expect(app.logged()).not.toContain(who.cookie('__Host-pd'));
  });
});
