import type { Caller } from '../testing/caller';
import { countOccupied } from '../testing/clinic';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

const form = (fullName: string, more: object = {}) => ({
  fullName,
  specialty: 'Cardiology',
  phone: '+91 55500 10001',
  email: 'doctor@example.in',
  city: 'Pune',
  licenseNumber: 'MMC/2011/1',
  hospitalName: 'Own Practice',
  ...more,
});

describe('doctors who change', () => {
  let test: TestApp;
  let admin: Caller;
  let mine: { id: string; name: string };
  let other: { id: string; name: string };
  let manager: Caller;
  const add = async (fullName: string, more: object = {}) => (await admin.post('doctors', form(fullName, more))).body;
  const names = (rows: { fullName: string }[]): string[] => rows.map(({ fullName }) => fullName);
  beforeAll(async () => {
    test = await startTestApp();
    await make.reference(test.sql);
    admin = await test.as('admin');
    mine = await make.hospital(test.sql, { name: 'Mine Hospital' });
    other = await make.hospital(test.sql, { name: 'Other Hospital' });
    manager = await test.as('hospital_admin', { hospital_id: mine.id });
  });
  afterAll(() => test.close());

  describe('changing', () => {
    it('keeps what is not sent, orders the hours and raises the version of record and calendar', async () => {
      const doctor = await add('Changing');
      const { body: changed } = await admin.put(`doctors/${doctor.id}`, { timeSlots: ['14:00 - 18:00', '08:00-10:00'] });
      expect(changed).toMatchObject({ fullName: 'Changing', timeSlots: ['08:00-10:00', '14:00-18:00'], version: 2 });
      expect(await test.sql.one('select calendar_version from doctors where id = $1', [doctor.id])).toEqual({ calendar_version: 2 });
      await admin.put(`doctors/${doctor.id}`, { city: 'Nashik' });
      expect(await test.sql.one('select calendar_version from doctors where id = $1', [doctor.id])).toEqual({ calendar_version: 2 });
    });

    it('accepts a specialty, city and services of the reference data, or Other, and names the field of anything else', async () => {
      const doctor = await add('Referring', { services: ['ECG'] });
      const put = (body: object) => admin.put(`doctors/${doctor.id}`, body);
      for (const [field, value, message] of [
        ['specialty', 'Yoga', 'Please choose a specialty'],
        ['city', 'pune', 'Please choose a city'],
        ['services', ['ECG', 'Massage'], 'Please choose a service'],
      ] as const) {
        const refused = await put({ [field]: value });
        expect([refused.status, refused.body.errors]).toEqual([400, { [field]: message }]);
        expect((await admin.post('doctors', form('Nobody', { [field]: value }))).body.errors).toEqual({ [field]: message });
      }
      expect((await put({ specialty: 'Other', city: 'Other', services: ['X-Ray', 'Other'] })).status).toBe(200);
      expect((await put({ specialty: 'Dermatology', services: ['ECG'] })).status).toBe(200);
      await test.sql.query(`update specialties set is_active = false where name = 'Dermatology'`);
      expect((await put({ specialty: 'Dermatology', city: 'Pune' })).body).toMatchObject({ specialty: 'Dermatology', city: 'Pune' });
      expect((await admin.post('doctors', form('Nobody', { specialty: 'Dermatology' }))).status).toBe(400);
      expect(await test.sql.query(`select from doctors where full_name = 'Nobody'`)).toEqual([]);
      await test.sql.query(`update specialties set is_active = true where name = 'Dermatology'`);
    });

    it('refuses a stale save with the fields that differ and the present record', async () => {
      const doctor = await add('Stale', { hospitalId: mine.id });
      const { headers } = await admin.get(`doctors/${doctor.id}`);
      await manager.put(`doctors/${doctor.id}`, { city: 'Satara' });
      const { status, body } = await admin.put(
        `doctors/${doctor.id}`,
        { city: 'Sangli', specialty: 'Cardiology' },
        { 'if-match': String(headers['etag']) },
      );
      expect([status, Object.keys(body.errors)]).toEqual([409, ['city']]);
      expect(body.current).toMatchObject({ city: 'Satara', version: 2 });
    });

    it('lets a hospital administrator send their own hospital back, but no other', async () => {
      const doctor = await add('Staying', { hospitalId: mine.id });
      expect(
        (await manager.put(`doctors/${doctor.id}`, form('Staying', { hospitalId: mine.id, hospitalName: 'Mine Hospital', city: 'Sangli' })))
          .status,
      ).toBe(200);
      const moved = await manager.put(`doctors/${doctor.id}`, { hospitalId: other.id });
      expect([moved.status, Object.keys(moved.body.errors)]).toEqual([403, ['hospitalId']]);
      expect((await manager.put(`doctors/${doctor.id}`, { hospitalId: null, hospitalName: 'Free' })).status).toBe(403);
      expect((await admin.get(`doctors/${doctor.id}`)).body).toMatchObject({ hospitalId: mine.id, city: 'Sangli' });
    });

    it('gives a doctor the account they lack, once', async () => {
      const doctor = await add('Late Account');
      const account = { createUserAccount: true, username: 'late.account', password: 'secret-1', email: 'late@example.in' };
      expect((await admin.put(`doctors/${doctor.id}`, account)).body.userId).toEqual(expect.any(String));
      const again = await admin.put(`doctors/${doctor.id}`, { ...account, username: 'later.account', email: 'later@example.in' });
      expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['createUserAccount']]);
    });

    it('is deactivated and activated again, the appointments staying as they are', async () => {
      const doctor = await add('Switching');
      const patient = await make.patient(test.sql);
      const appointment = await make.appointment(test.sql, `${TOMORROW}T10:00:00+05:30`, { doctor_id: doctor.id, patient_id: patient.id });
      expect((await admin.put(`doctors/${doctor.id}`, { isActive: false })).body.isActive).toBe(false);
      expect((await admin.put(`doctors/${doctor.id}`, { isActive: true })).body.isActive).toBe(true);
      expect(await test.sql.one('select status from appointments where id = $1', [appointment.id])).toEqual({ status: 'pending' });
    });
  });

  describe('deleting', () => {
    it('archives: appointments to come are cancelled and their times free, past ones stay, the account ends and its name is free', async () => {
      const caller = await test.as('doctor');
      const doctor = await make.doctor(test.sql, { full_name: 'Leaving', hospital_id: mine.id, user_id: caller.userId });
      const { id: patient } = await make.patient(test.sql);
      const ids = { doctor_id: doctor.id, patient_id: patient };
      const coming = await make.appointment(test.sql, `${TOMORROW}T10:00:00+05:30`, ids);
      const past = await make.appointment(test.sql, `${YESTERDAY}T10:00:00+05:30`, { ...ids, status: 'completed' });
      expect((await manager.get(`doctors/${doctor.id}`)).body.upcomingAppointments).toBe(1);

      expect((await manager.delete(`doctors/${doctor.id}`)).status).toBe(204);

      expect((await admin.get(`doctors/${doctor.id}`)).status).toBe(404);
      expect(names((await admin.get('doctors?q=leaving')).body)).toEqual([]);
      const statuses = await test.sql.query<{ id: string; status: string }>('select id, status from appointments where doctor_id = $1', [
        doctor.id,
      ]);
      expect(new Map(statuses.map(({ id, status }) => [id, status]))).toEqual(
        new Map([
          [coming.id, 'cancelled'],
          [past.id, 'completed'],
        ]),
      );
      // The one in the past.
      expect(await countOccupied(test, doctor.id)).toBe(1);
      expect((await caller.get('auth/user')).status).toBe(401);
      expect((await test.visitor().post('auth/login', { username: caller.username, password: TEST_PASSWORD })).status).toBe(401);
      await expect(make.user(test.sql, 'doctor', { username: caller.username })).resolves.toBeTruthy();
      expect((await manager.delete(`doctors/${doctor.id}`)).status).toBe(404);
    });
  });
});
