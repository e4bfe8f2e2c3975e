import { auditOf } from '../../testing/audit';
import type { Caller } from '../../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../../testing/clinic';
import { newHandle, strangers } from '../../testing/strangers';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let admin: Caller;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  admin = await app.as('admin');
});
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
});
afterAll(() => app.close());

const { visitorBook } = strangers(
  () => app,
  () => clinic,
);
const languageOf = async (patientId: string): Promise<unknown> => (await admin.get(`patients/${patientId}`)).body.language;
const booked = async (): Promise<string> => {
  const body = { patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate: tomorrowAt('09:30') };
  return (await admin.post('appointments', body)).body.id as string;
};

describe('the language of a booking', () => {
  it('is kept with the appointment, and with the patient whom it makes', async () => {
    const { id, patientId, language } = await visitorBook('09:30', { language: 'hi' });
    expect([language, (await admin.get(`appointments/${id}`)).body.language, await languageOf(patientId)]).toEqual(['hi', 'hi', 'hi']);
    // Control: without one, neither has any.
    const none = await visitorBook('10:30');
    expect([none.language, await languageOf(none.patientId)]).toEqual([null, null]);
  });

  it('is that of a patient on file only where the phone is proven', async () => {
    const handleId = await newHandle(app);
    const { patientId } = await visitorBook('09:30', { handleId, language: 'hi' });
    await visitorBook('10:30', { handleId, language: 'ta' });
    expect(await languageOf(patientId)).toBe('hi');
    const audit = await auditOf(app, () =>
      visitorBook('11:30', { handleId, language: 'ta', proof: 'verified', provenPhone: '+915550010009' }),
    );
    expect(await languageOf(patientId)).toBe('ta');
    expect(audit.map(({ entity, fields, role }) => [entity, fields, role])).toContainEqual(['patient', ['language'], 'visitor']);
  });

  it('waits for nobody who is changing the patient: the booking goes on without it', async () => {
    const handleId = await newHandle(app);
    const { patientId } = await visitorBook('09:30', { handleId, language: 'hi' });
    await app.sql.transaction({ role: 'system' }, async (db) => {
      await db.query('select from patients where id = $1 for no key update', [patientId]);
      const proven = { handleId, language: 'ta', proof: 'verified', provenPhone: '+915550010009' } as const;
      expect(await visitorBook('10:30', proven)).toMatchObject({ language: 'ta' });
    });
    expect(await languageOf(patientId)).toBe('hi');
  });
});

describe('staff who set a language', () => {
  it.each(['admin', 'agent', 'hospital_admin'] as const)('of an appointment: %s, as one change with its audit row', async (role) => {
    const id = await booked();
    const who = await app.as(role, role === 'hospital_admin' ? { hospital_id: clinic.hospital.id } : {});
    const audit = await auditOf(app, async () => {
      expect(await who.put(`appointments/${id}`, { language: 'ta' })).toMatchObject({ status: 200, body: { language: 'ta', version: 2 } });
    });
    expect(audit.filter(({ action }) => action === 'changed').map(({ fields }) => fields)).toEqual([['language']]);
    expect((await who.put(`appointments/${id}`, { notes: 'Called' })).body).toMatchObject({ language: 'ta' });
    expect((await who.put(`appointments/${id}`, { language: null })).body).toMatchObject({ language: null, version: 4 });
  });

  it('of an appointment: a doctor may not, nor another hospital, and nobody a language that is none', async () => {
    const id = await booked();
    const doctor = await app.as('doctor');
    await app.sql.transaction({ role: 'system' }, (db) =>
      db.query('update doctors set user_id = $2 where id = $1', [clinic.doctor.id, doctor.userId]),
    );
    expect(await doctor.put(`appointments/${id}`, { language: 'hi' })).toMatchObject({
      status: 403,
      body: { errors: { language: expect.any(String) } },
    });
    expect((await (await app.as('hospital_admin')).put(`appointments/${id}`, { language: 'hi' })).status).toBe(404);
    for (const language of ['xx', 'HI', 7, {}])
      expect(await admin.put(`appointments/${id}`, { language })).toMatchObject({
        status: 400,
        body: { errors: { language: 'Please choose one of the languages' } },
      });
    expect((await admin.get(`appointments/${id}`)).body).toMatchObject({ language: null, version: 1 });
  });

  it('of a patient: with the new patient or later, by whoever may change them', async () => {
    const made = await admin.post('patients', { name: 'Ravi Nair', phone: '+91 98765 00003', language: 'ml' });
    expect(made).toMatchObject({ status: 201, body: { language: 'ml' } });
    expect((await admin.put(`patients/${made.body.id}`, { language: null })).body).toMatchObject({ language: null });
    const manager = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
    expect((await manager.put(`patients/${clinic.patient.id}`, { language: 'kn' })).status).toBe(404);
    await booked();
    expect((await manager.put(`patients/${clinic.patient.id}`, { language: 'kn' })).body).toMatchObject({ language: 'kn' });
    expect(await languageOf(clinic.patient.id)).toBe('kn');
    expect((await (await app.as('agent')).put(`patients/${clinic.patient.id}`, { language: 'hi' })).status).toBe(403);
    expect(await admin.put(`patients/${clinic.patient.id}`, { language: 'xx' })).toMatchObject({
      status: 400,
      body: { errors: { language: 'Please choose one of the languages' } },
    });
  });
});
