import { jest } from '@jest/globals';
import { make } from '../testing/make';
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
const patients = async (phone: string) =>
  app.sql.query<{ id: string; name: string; age_told: number; symptoms: string; email: string | null; version: number }>(
    'select * from patients where phone = $1 order by created_at',
    [phone],
  );

async function bookedBrowser(phone: string, time = '09:00'): Promise<Caller> {
  const who = visitor();
  const { id } = (await who.post('patients/booking', person(phone))).body;
  expect((await book(who, id, tomorrowAt(time))).status).toBe(201);
  return who;
}

describe('the phone check of a stranger', () => {
  it('answers the same bytes for a known and an unknown phone', async () => {
    const phone = newPhone();
    await make.patient(app.sql, { phone, phone_key: phone.replaceAll(' ', '') });
    const [known, unknown] = [await check(visitor(), phone), await check(visitor(), newPhone())];
    expect(known.status).toBe(200);
    expect(known.text).toBe('{"exists":false,"patient":null,"verification":{"available":false,"channel":null}}');
    expect(unknown.text).toBe(known.text);
    expect(known.headers['cache-control']).toBe('no-store');
  });

  it('does not believe a token that was made up', async () => {
    const phone = newPhone();
    await bookedBrowser(phone);
    const { body } = await visitor().get(`patients/booking/check-phone/${encodeURIComponent(phone)}`, {
      cookie: `__Host-pd=${'A'.repeat(43)}`,
    });
    expect(body.exists).toBe(false);
  });

  it.each(['12345', 'abcdefghij', '1'.repeat(300), '%ff', '+91%0055500'])('refuses %s', async (wrong) => {
    const { status } = await visitor().get(`patients/booking/check-phone/${wrong}`);
    expect([400, 404, 414]).toContain(status);
  });

  it('is limited to thirty a minute for a network', async () => {
    const who = visitor();
    const phone = newPhone();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    for (let call = 0; call < 30; call += 1) expect((await check(who, phone)).status).toBe(200);
    const refused = await check(who, phone);
    clock.mockRestore();
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
  });
});

describe('a browser that has booked', () => {
  it('reads back what it typed itself, also when staff have changed the patient, under a handle', async () => {
    const phone = newPhone();
    const who = await bookedBrowser(phone);
    const [row] = await patients(phone);
    await app.sql.query(`update patients set name = 'Changed', email = 'secret@example.in' where id = $1`, [row?.id]);
    const { body, text } = await check(who, phone.replaceAll(' ', '-'));
    expect(body).toMatchObject({ exists: true, patient: { name: 'Asha Verma', age: 34, gender: 'female', location: 'Pune', email: null } });
    expect(body.patient.id).not.toBe(row?.id);
    expect(text).not.toMatch(/secret|Changed|Fever/u);
  });

  it('carries a random token in a cookie that only this origin gets, and the table only its hash', async () => {
    const phone = newPhone();
    const who = visitor();
    const { id } = (await who.post('patients/booking', person(phone))).body;
    const { cookies } = await book(who, id, tomorrowAt('09:00'));
    const cookie = cookies.find(({ name }) => name === '__Host-pd');
    expect(cookie?.attributes).toMatchObject({ path: '/', httponly: '', secure: '', samesite: 'Lax', 'max-age': String(180 * 86_400) });
    const found = await app.sql.query('select from booking_devices where token_hash = $1', [cookie?.value]);
    expect(found).toHaveLength(0);
  });

  it('is a stranger for every other phone', async () => {
    const who = await bookedBrowser(newPhone());
    expect((await check(who, newPhone())).body.exists).toBe(false);
  });

  it('is forgotten when it asks for it, and after 180 days', async () => {
    const phone = newPhone();
    const who = await bookedBrowser(phone);
    const token = who.cookie('__Host-pd') ?? '';
    expect((await who.delete('patients/booking/device')).status).toBe(204);
    expect(who.cookie('__Host-pd')).toBeUndefined();
    const again = await visitor().get(`patients/booking/check-phone/${encodeURIComponent(phone)}`, { cookie: `__Host-pd=${token}` });
    expect(again.body.exists).toBe(false);

    const other = newPhone();
    const later = await bookedBrowser(other, '10:00');
    standAt(app, '2027-05-25T10:00:00+05:30');
    expect((await check(later, other)).body.exists).toBe(false);
  });

  it('changes nothing in the patient: what it tells is attached to the coming appointment', async () => {
    const phone = newPhone();
    const who = await bookedBrowser(phone);
    const handle = (await check(who, phone)).body.patient.id;
    const reported = { age: 35, email: 'asha@example.in', symptoms: 'Cough' };
    expect((await who.put(`patients/booking/${handle}`, reported)).status).toBe(200);
    const [row] = await patients(phone);
    expect(row).toMatchObject({ age_told: 34, email: null, symptoms: 'Fever', version: 1 });
    const { body } = await book(who, handle, '2026-11-26T09:00:00+05:30');
    const appointment = await app.sql.one<{ reported: object; patient_id: string }>(
      'select reported, patient_id from appointments where id = $1',
      [body.id],
    );
    expect(appointment).toEqual({ reported: reported, patient_id: row?.id });
    expect((await check(who, phone)).body.patient).toMatchObject({ age: 35, email: 'asha@example.in' });
  });
});

describe('a new patient', () => {
  it('is nobody in the list of patients before the first appointment', async () => {
    const phone = newPhone();
    const who = visitor();
    const { status, body } = await who.post('patients/booking', person(phone));
    expect(status).toBe(201);
    expect(await patients(phone)).toEqual([]);
    expect((await book(who, body.id, tomorrowAt('09:00'))).status).toBe(201);
    expect(await patients(phone)).toMatchObject([{ name: 'Asha Verma', age_told: 34, symptoms: 'Fever' }]);
  });

  it('is always somebody new, also for a phone that is known', async () => {
    const phone = newPhone();
    const who = visitor();
    const first = await who.post('patients/booking', person(phone));
    const second = await who.post('patients/booking', person(phone, { name: 'Ravi Verma' }));
    expect([first.status, second.status]).toEqual([201, 201]);
    for (const [index, { body }] of [first, second].entries()) await book(who, body.id, tomorrowAt(`1${index}:00`));
    expect((await patients(phone)).map(({ name }) => name)).toEqual(['Asha Verma', 'Ravi Verma']);
  });

  it('is entered once when the call is repeated with its key by the same browser, and again by another', async () => {
    const phone = newPhone();
    const who = visitor();
    await who.post('patients/booking', person(newPhone()));
    const key = { 'idempotency-key': phone.replaceAll(' ', '') };
    const first = await who.post('patients/booking', person(phone), key);
    const second = await who.post('patients/booking', person(phone), key);
    expect([second.body, second.headers['idempotent-replayed']]).toEqual([first.body, 'true']);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect((await who.post('patients/booking', person(phone, { age: 35 }), key)).status).toBe(422);
    const other = await visitor().post('patients/booking', person(phone, { age: 35 }), key);
    expect([other.status, other.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });

  it('can be corrected by their visitor for half an hour', async () => {
    const phone = newPhone();
    const who = visitor();
    const { id } = (await who.post('patients/booking', person(phone))).body;
    expect((await who.put(`patients/booking/${id}`, { symptoms: 'Cough', age: 40, email: '' })).status).toBe(200);
    const typed = () => app.sql.one<{ typed: object }>('select typed from booking_handles where id = $1', [id]);
    const corrected = { symptoms: 'Cough', age: 40, ageOn: '2026-11-24', name: 'Asha Verma', email: null };
    expect((await typed())?.typed).toMatchObject(corrected);
    standAt(app, '2026-11-24T10:35:01+05:30');
    const ended = await who.put(`patients/booking/${id}`, { symptoms: 'Other' });
    expect(ended.status).toBe(404);
    expect(ended.body.message).toBe('Booking session expired. Please enter your phone number again.');
    expect((await book(who, id, tomorrowAt('09:00'))).body.message).toBe(ended.body.message);
    expect((await typed())?.typed).toMatchObject(corrected);
  });

  it('is not corrected any more once booked: what the visitor tells then is for staff, whatever they have changed', async () => {
    const phone = newPhone();
    const who = visitor();
    const { id } = (await who.post('patients/booking', person(phone))).body;
    await book(who, id, tomorrowAt('09:00'));
    await app.sql.query(`update patients set name = 'Asha R. Verma', version = 2 where phone = $1`, [phone]);
    expect((await who.put(`patients/booking/${id}`, { name: 'Somebody', symptoms: 'Cough' })).status).toBe(200);
    expect(await patients(phone)).toMatchObject([{ name: 'Asha R. Verma', symptoms: 'Fever', version: 2 }]);
    const { body } = await book(who, id, '2026-11-26T09:00:00+05:30');
    const row = await app.sql.one('select reported from appointments where id = $1', [body.id]);
    expect(row).toEqual({ reported: { name: 'Somebody', symptoms: 'Cough' } });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Patient name is required'],
    [{ phone: '12345' }, 'phone', 'Valid phone number is required'],
    [{ age: 0 }, 'age', 'Age must be at least 1'],
    [{ age: 121 }, 'age', 'Age must be less than 120'],
    [{ age: 1e308 }, 'age', 'Age must be less than 120'],
    [{ gender: 'x' }, 'gender', 'Please choose male, female or other'],
    [{ symptoms: '' }, 'symptoms', 'Please describe your symptoms'],
    [{ email: 'nobody' }, 'email', 'Valid email is required'],
    [{ id: 'x' }, 'id', 'This field is not known here'],
  ])('with %j is refused with the sentence', async (wrong, field, sentence) => {
    const phone = newPhone();
    const { status, body } = await visitor().post('patients/booking', person(phone, wrong));
    expect(status).toBe(400);
    expect(body.errors[field]).toBe(sentence);
    expect(await patients(phone)).toHaveLength(0);
  });

  it('is refused in any other form than JSON', async () => {
    const { status } = await visitor().post('patients/booking', 'name=Asha', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(status).toBe(415);
  });
});
