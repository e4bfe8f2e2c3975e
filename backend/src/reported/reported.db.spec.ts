import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let clinic: Clinic;
let appointment: string;
let patient: string;
let admin: Caller;

const REPORTED = { name: 'Asha Verma', age: 35, email: 'asha@example.in', symptoms: 'Cough' };

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
  patient = (await make.patient(app.sql, { symptoms: 'Fever', age_told: 34, age_told_on: '2026-11-24', phone_key: `+91${Date.now()}` })).id;
  appointment = await reporting(tomorrowAt('09:00'));
});

const reporting = async (start: string, reported: object | null = REPORTED): Promise<string> =>
  (
    await make.appointment(app.sql, start, {
      doctor_id: clinic.doctor.id,
      hospital_id: clinic.hospital.id,
      patient_id: patient,
      reported: reported && JSON.stringify(reported),
      source: 'public',
    })
  ).id;
const row = () => app.sql.one('select name, age_told as age, email, symptoms, version from patients where id = $1', [patient]);
const UNTOUCHED = { name: 'Asha Verma', age: 34, email: null, symptoms: 'Fever', version: 1 };

describe('what a patient reported', () => {
  it('is compared with the record, field by field, where it differs', async () => {
    const { status, body } = await admin.get(`appointments/${appointment}/reported`);
    expect(status).toBe(200);
    expect(body.reported).toEqual([
      { field: 'age', onFile: '34', reported: '35' },
      { field: 'email', onFile: null, reported: 'asha@example.in' },
      { field: 'symptoms', onFile: 'Fever', reported: 'Cough' },
    ]);
    expect(body.samePhone).toEqual([]);
    const silent = await reporting(tomorrowAt('10:00'), null);
    expect((await admin.get(`appointments/${silent}/reported`)).body.reported).toEqual([]);
  });

  it('becomes the record when it is accepted, with a new version of both', async () => {
    const { status, body } = await admin.post(`appointments/${appointment}/reported/accept`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: appointment, reported: null, version: 2, patient: { symptoms: 'Cough' } });
    expect(await row()).toEqual({ name: 'Asha Verma', age: 35, email: 'asha@example.in', symptoms: 'Cough', version: 2 });
  });

  it('leaves the record alone when it is dismissed', async () => {
    const { status, body } = await admin.post(`appointments/${appointment}/reported/dismiss`);
    expect([status, body.reported, body.version]).toEqual([200, null, 2]);
    expect(await row()).toEqual(UNTOUCHED);
  });

  it('is dealt with once, also by two at the same moment', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => admin.post(`appointments/${appointment}/reported/accept`)),
      ...Array.from({ length: 4 }, () => admin.post(`appointments/${appointment}/reported/dismiss`)),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(answers.find(({ status }) => status === 409)?.body.type).toBe('urn:arogyadesk:nothingReported');
  });

  it('is not accepted by somebody who has read another version of the appointment', async () => {
    const stale = await admin.post(`appointments/${appointment}/reported/accept`, undefined, { 'if-match': '"7"' });
    expect([stale.status, stale.body.type]).toEqual([409, 'urn:arogyadesk:stale']);
    expect(await row()).toEqual(UNTOUCHED);
    expect((await admin.post(`appointments/${appointment}/reported/accept`, undefined, { 'if-match': '"1"' })).status).toBe(200);
  });

  it('does not bring in what was never to be reported', async () => {
    const wild = await reporting(tomorrowAt('11:00'), { notes: 'x', phone: '+91 1', age: 'old', archivedAt: NOW, email: 'new@example.in' });
    expect((await admin.post(`appointments/${wild}/reported/accept`)).status).toBe(200);
    expect(await row()).toEqual({ ...UNTOUCHED, email: 'new@example.in', version: 2 });
  });

  it('of an archived patient cannot be accepted', async () => {
    await app.sql.query('update patients set archived_at = now() where id = $1', [patient]);
    expect((await admin.post(`appointments/${appointment}/reported/accept`)).status).toBe(404);
    expect((await admin.post(`appointments/${appointment}/reported/dismiss`)).status).toBe(200);
  });
});

describe('who deals with it', () => {
  const calls = (id: string) => [
    (who: Caller) => who.get(`appointments/${id}/reported`),
    (who: Caller) => who.post(`appointments/${id}/reported/dismiss`),
    (who: Caller) => who.post(`appointments/${id}/reported/accept`),
  ];

  it('is an agent, or an administrator of the hospital', async () => {
    const own = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
    expect((await (await app.as('agent')).post(`appointments/${appointment}/reported/dismiss`)).status).toBe(200);
    const second = await reporting(tomorrowAt('10:00'));
    expect((await own.get(`appointments/${second}/reported`)).status).toBe(200);
    expect((await own.post(`appointments/${second}/reported/accept`)).status).toBe(200);
  });

  it('is nobody of another hospital, no doctor, nobody signed out', async () => {
    const foreign = await app.as('hospital_admin');
    const doctor = await app.as('doctor');
    await app.sql.query('update doctors set user_id = $1 where id = $2', [doctor.userId, clinic.doctor.id]);
    for (const call of calls(appointment)) {
      expect((await call(foreign)).status).toBe(404);
      expect((await call(doctor)).status).toBe(403);
      expect((await call(app.visitor())).status).toBe(401);
    }
    const nobody = calls('8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10')[0];
    expect((await nobody?.(foreign))?.body.message).toBe((await calls(appointment)[0]?.(foreign))?.body.message);
    expect(await row()).toEqual(UNTOUCHED);
  });
});

describe('the hint at a possible duplicate', () => {
  it('names the others of the phone whom one may see, and says whose name is the same', async () => {
    const key = (await app.sql.one<{ phone_key: string }>('select phone_key from patients where id = $1', [patient]))?.phone_key;
    const twin = await make.patient(app.sql, { name: 'ASHA verma', phone_key: key });
    const brother = await make.patient(app.sql, { name: 'Ravi Verma', phone_key: key, last_booked_at: '2026-01-01T00:00:00Z' });
    await make.patient(app.sql, { name: 'Gone', phone_key: key, archived_at: NOW });
    expect((await admin.get(`appointments/${appointment}/reported`)).body.samePhone).toEqual([
      { id: twin.id, name: 'ASHA verma', sameName: true },
      { id: brother.id, name: 'Ravi Verma', sameName: false },
    ]);
    const own = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
    expect((await own.get(`appointments/${appointment}/reported`)).body.samePhone).toEqual([]);
  });
});
