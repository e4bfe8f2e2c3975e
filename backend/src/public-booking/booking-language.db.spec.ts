import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { phoneCoding } from '../testing/phone-coding';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let clinic: Clinic;
const { newPhone, patient, check, proven } = phoneCoding(() => app);

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SCALE: '100', OUTBOX: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
});

const typed = (phone: string) => ({ name: 'Asha Verma', phone, age: 34, gender: 'female', symptoms: 'Fever' });
const DAY_AFTER = '2026-11-26T09:00:00+05:30';
const book = (who: Caller, more: object, at = tomorrowAt('09:00')) =>
  who.post('appointments/booking', { doctorId: clinic.doctor.id, appointmentDate: at, status: 'pending', ...more });
const kept = (id: string) =>
  app.sql.one(
    'select a.language as appointment, p.language as patient, p.version from appointments a join patients p on p.id = a.patient_id where a.id = $1',
    [id],
  );

describe('the language of a booking', () => {
  it('is kept with the appointment, and with the patient whom it makes', async () => {
    const { body } = await book(app.visitor(), { patient: typed(newPhone()), language: 'hi' });
    expect(await kept(body.id)).toEqual({ appointment: 'hi', patient: 'hi', version: 1 });
  });

  it('is none where the visitor had no choice', async () => {
    const { body } = await book(app.visitor(), { patient: typed(newPhone()) });
    expect(await kept(body.id)).toEqual({ appointment: null, patient: null, version: 1 });
  });

  it('stays with the appointment alone for a patient on file whose phone is not proven', async () => {
    const phone = newPhone();
    const known = app.visitor();
    const first = await book(known, { patient: typed(phone), language: 'hi' });
    expect(first.status).toBe(201);
    const handle = (await check(known, phone)).body.patient.id as string;
    const { body } = await book(known, { patientId: handle, language: 'en' }, DAY_AFTER);
    expect(await kept(body.id)).toMatchObject({ appointment: 'en' });
    expect(await kept(first.body.id)).toEqual({ appointment: 'hi', patient: 'hi', version: 1 });
  });

  it('becomes that of a patient whose phone is proven, who can still be corrected by the same visitor', async () => {
    const phone = newPhone();
    await patient(phone);
    const who = await proven(phone);
    const handle = (await check(who, phone)).body.patient.id as string;
    const { body } = await book(who, { patientId: handle, language: 'hi' });
    expect(await kept(body.id)).toEqual({ appointment: 'hi', patient: 'hi', version: 2 });
    expect((await who.put(`patients/booking/${handle}`, { location: 'Pune' })).status).toBe(200);
    expect(await kept(body.id)).toMatchObject({ version: 3 });
    const again = await book(who, { patientId: handle, language: 'hi' }, DAY_AFTER);
    expect(await kept(again.body.id)).toMatchObject({ patient: 'hi', version: 3 });
  });

  it('that nobody knows is refused by its name, and nothing is written', async () => {
    const before = await app.sql.one('select count(*)::int as count from appointments');
    const { status, body } = await book(app.visitor(), { patient: typed(newPhone()), language: 'xx' });
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: { language: 'Please choose a language' } });
    expect(await app.sql.one('select count(*)::int as count from appointments')).toEqual(before);
  });
});
