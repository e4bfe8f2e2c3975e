import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';

let app: TestApp;
let admin: Caller;
let clinic: Clinic;
beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  admin = await app.as('admin');
  await app.sql.query(`insert into specialties (name) values ('Urology') on conflict do nothing`);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.sql.query('delete from appointments');
  clinic = await makeClinic(app);
  const ids = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
  await make.appointment(app.sql, '2026-11-24T09:30:00+05:30', { ...ids, day: '2026-11-24', time_slot: '09:30' });
});

const LISTS = ['appointments', 'appointments/today'];
const shown = async (): Promise<unknown[]> =>
  Promise.all(
    LISTS.map(async (path) => {
      const [{ doctor, hospital }] = (await admin.get(path)).body;
      return [doctor.fullName, doctor.specialty, doctor.phone, hospital.name, hospital.timeZone];
    }),
  );

describe('lists of appointments', () => {
  it('name doctor and hospital as they are once they have been renamed', async () => {
    await shown();
    const [doctor, hospital] = ['Dr. Leela Nair', 'Lotus Care West'];
    const seen: unknown[] = [];
    const change = async (path: string, fields: object): Promise<void> => {
      const { status, body } = await admin.put(path, fields);
      expect([status, body.errors]).toEqual([200, undefined]);
      seen.push(await shown());
    };
    await change(`doctors/${clinic.doctor.id}`, { fullName: doctor, specialty: 'Urology', phone: '9812345670' });
    await change(`hospitals/${clinic.hospital.id}`, { name: hospital, timeZone: 'Asia/Dubai' });
    const named = [doctor, 'Urology', expect.stringMatching(/98123.?45670/u)];
    const [now, then] = [
      [...named, hospital, 'Asia/Dubai'],
      [...named, clinic.hospital.name, 'Asia/Kolkata'],
    ];
    expect(seen).toEqual([LISTS.map(() => then), LISTS.map(() => now)]);
  });

  it('and hear of it at once when that was elsewhere, or by hand', async () => {
    await shown();
    await app.sql.query(`update doctors set full_name = 'Dr. Elsewhere' where id = $1`, [clinic.doctor.id]);
    await until(async () => JSON.stringify(await shown()).split('Dr. Elsewhere').length === 1 + LISTS.length);
    await app.sql.query(`update hospitals set name = 'By hand' where id = $1`, [clinic.hospital.id]);
    await until(async () => JSON.stringify(await shown()).split('By hand').length === 1 + LISTS.length);
  });
});
