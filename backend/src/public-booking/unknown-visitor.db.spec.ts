import { MessageJobs } from '../messages/message-jobs';
import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';
import { runAnew } from '../testing/run-anew';

let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
});

let last = 10_000;
let address = 1;
const newPhone = (): string => `+91 55521 ${(last += 1)}`;
const visitor = (): Caller => app.visitor(`127.0.5.${(address += 1)}`);
const typed = (phone: string, more: object = {}): object => ({
  name: 'Asha Verma',
  phone,
  age: 34,
  gender: 'female',
  symptoms: 'Fever',
  ...more,
});
const at = (time: string, more: object = {}): object => ({ doctorId: clinic.doctor.id, appointmentDate: tomorrowAt(time), ...more });
const book = (who: Caller, time: string, more: object = {}, headers = {}) =>
  who.post('appointments/booking', at(time, { patient: typed(newPhone()), ...more }), headers);
const check = (who: Caller, phone: string, query = '') => who.get(`patients/booking/check-phone/${encodeURIComponent(phone)}${query}`);
const device = (who: Caller): string => who.cookie('__Host-pd') ?? '';

describe('a booking with the person typed in it', () => {
  it('needs no handle, and makes the patient with the appointment', async () => {
    const phone = newPhone();
    const { status, body } = await book(visitor(), '09:00', { patient: typed(phone) });
    expect(status).toBe(201);
    const rows = await app.sql.query(
      'select p.name, p.symptoms, a.proof from patients p join appointments a on a.patient_id = p.id where a.id = $1',
      [body.id],
    );
    expect(rows).toEqual([{ name: 'Asha Verma', symptoms: 'Fever', proof: 'unproven' }]);
    expect(await app.sql.query('select from booking_handles where phone_key = $1', [phone.replaceAll(' ', '')])).toEqual([]);
  });

  it.each([
    [{ patient: { name: ' ', phone: '1', age: 0, gender: 'x', symptoms: '' } }, 'patient.phone', 'Valid phone number is required'],
    [{ patient: { ...typed('+91 55521 00001'), doctorId: 'x' } }, 'patient.doctorId', 'This field is not known here'],
    [{ patient: 'Asha' }, 'patient', 'Must be an object'],
    [{ patient: [] }, 'patient', 'Must be an object'],
    [{ patient: null }, 'patientId', 'Please enter your phone number again'],
    [{ patientId: '00000000-0000-4000-8000-000000000000' }, 'patientId', 'Please enter your phone number again'],
  ])('is refused with %j, and the field is named', async (wrong, field, sentence) => {
    const { status, body } = await book(visitor(), '09:00', wrong);
    expect([status, body.errors[field]]).toEqual([400, sentence]);
  });

  it('sent again with its key is answered with the appointment as it is, and says so', async () => {
    const who = visitor();
    await who.post('appointments/booking/hold', { slug: clinic.hospital.booking_slug, ...at('09:00') });
    const patient = typed(newPhone());
    const key = { 'idempotency-key': 'one' };
    const first = await book(who, '09:00', { patient }, key);
    await app.sql.query(`update appointments set status = 'confirmed' where id = $1`, [first.body.id]);
    const second = await book(who, '09:00', { patient }, key);
    expect([second.status, second.headers['idempotent-replayed'], second.body]).toEqual([
      201,
      'true',
      { ...first.body, status: 'confirmed' },
    ]);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
  });

  it('of two browsers with one key are two bookings', async () => {
    const key = { 'idempotency-key': 'shared' };
    const [one, two] = [visitor(), visitor()];
    for (const who of [one, two]) await who.post('appointments/booking/hold', { slug: clinic.hospital.booking_slug, ...at('11:00') });
    expect((await book(one, '09:00', {}, key)).status).toBe(201);
    const other = await book(two, '09:30', {}, key);
    expect([other.status, other.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });
});

describe('what is answered first', () => {
  it('is that the start is taken, also to a browser that has used up everything', async () => {
    await book(visitor(), '09:00');
    const who = visitor();
    for (const day of ['26', '27', '28'])
      expect((await book(who, '', { appointmentDate: `2026-11-${day}T09:00:00+05:30` })).status).toBe(201);
    expect((await book(who, '09:00')).body.type).toBe('urn:arogyadesk:slotTaken');
    expect((await book(who, '09:30')).body.type).toBe('urn:arogyadesk:bookingLimit');
  });
});

describe('the device of somebody who has booked', () => {
  it('gets a new token with each booking; the old one goes on for five minutes', async () => {
    const [who, phone] = [visitor(), newPhone()];
    await book(who, '09:00', { patient: typed(phone) });
    const first = device(who);
    await book(who, '', { appointmentDate: '2026-11-26T09:00:00+05:30' });
    expect(device(who)).not.toBe(first);
    const old = { cookie: `__Host-pd=${first}` };
    const path = `patients/booking/check-phone/${encodeURIComponent(phone)}`;
    expect((await check(who, phone)).body.exists).toBe(true);
    standAt(app, '2026-11-24T10:09:59+05:30');
    expect((await visitor().get(path, old)).body.exists).toBe(true);
    standAt(app, '2026-11-24T10:10:00+05:30');
    expect((await visitor().get(path, old)).body.exists).toBe(false);
    expect((await check(who, phone)).body.exists).toBe(true);
  });

  it('knows five people at most, the last ones', async () => {
    const who = visitor();
    const phones = Array.from({ length: 6 }, newPhone);
    for (const [day, phone] of phones.entries()) {
      standAt(app, `2026-11-24T10:0${day}:00+05:30`);
      const { body } = await book(who, '', {
        patient: typed(phone, { name: `Person ${day}` }),
        appointmentDate: `2026-11-${26 + (day % 5)}T${day < 5 ? '10' : '11'}:00:00+05:30`,
      });
      await app.sql.query(`update appointments set status = 'confirmed' where id = $1`, [body.id]);
    }
    const known = [];
    for (const phone of phones) known.push((await check(who, phone)).body.exists);
    expect(known).toEqual([false, true, true, true, true, true]);
  });

  it('is neither made nor asked on a device that people share, nor for another site', async () => {
    const [who, phone] = [visitor(), newPhone()];
    expect((await book(who, '09:00', { patient: typed(phone), shared: true })).cookies).toEqual([]);
    await book(who, '09:30', { patient: typed(phone) });
    expect((await check(who, phone)).body.exists).toBe(true);
    expect((await check(who, phone, '?shared=true')).body.exists).toBe(false);
    const across = await who.get(`patients/booking/check-phone/${encodeURIComponent(phone)}`, { 'sec-fetch-site': 'cross-site' });
    expect(across.body.exists).toBe(false);
  });
});

describe('a day that strangers fill', () => {
  const crowd = async (network: string, times: readonly string[]): Promise<string[]> => {
    const answers = [];
    for (const time of times) answers.push((await book(app.visitor(network), time)).body.type ?? 'booked');
    return answers.map((type: string) => type.split(':').at(-1) ?? '');
  };
  const FIRST = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];
  const warnings = () =>
    app.sql.query<{ detail: object }>(`select detail from notifications where kind = 'booking_flood' and entity_id = $1`, [
      clinic.doctor.id,
    ]);

  it('is closed to the network they come from, not to others; the staff are notified of it once', async () => {
    const manager = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
    expect(await crowd('127.0.6.1', [...FIRST, '14:00'])).toEqual([...FIRST.map(() => 'booked'), 'networkLimit']);
    expect(await warnings()).toEqual([]);
    const real = visitor();
    expect((await book(real, '14:00')).status).toBe(201);
    expect((await book(real, '14:30', { patient: typed(newPhone(), { name: 'Ravi Verma' }) })).body.type).toBe(
      'urn:arogyadesk:networkLimit',
    );
    expect((await book(visitor(), '14:30')).status).toBe(201);
    const notified = await manager.get('notifications');
    const floods = notified.body.filter(({ kind }: { kind: string }) => kind === 'booking_flood');
    expect(floods).toMatchObject([{ entityId: clinic.doctor.id, detail: { day: '2026-11-25', bookings: 8, fromNetwork: 1 } }]);
  });

  it('asks for a code where codes can be sent, and lets those through who have proven their phone', async () => {
    const coded = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', OUTBOX: '1' } });
    try {
      standAt(coded, NOW);
      const { doctor } = await makeClinic(coded);
      const phone = newPhone();
      const ask = (who: Caller, time: string, of = newPhone()) =>
        who.post('appointments/booking', { doctorId: doctor.id, appointmentDate: tomorrowAt(time), patient: typed(of) });
      for (const [index, time] of FIRST.entries()) expect((await ask(coded.visitor(`127.0.7.${index + 1}`), time)).status).toBe(201);
      const who = coded.visitor('127.0.7.99');
      expect((await ask(who, '14:00', phone)).body.type).toBe('urn:arogyadesk:codeNeeded');
      const { requestId } = (await who.post('patients/booking/otp/request', { phone })).body;
      await runAnew(coded.app.get(MessageJobs));
      const [message] = await coded.sql.query<{ text: string }>(`select text from outbox_messages where template = 'code'`);
      const code = /^\d{6}/u.exec(message?.text ?? '')?.[0];
      expect((await who.post('patients/booking/otp/verify', { requestId, phone, code })).status).toBe(200);
      expect((await ask(who, '14:00', phone)).status).toBe(201);
      const proofs = await coded.sql.query('select proof from appointments where doctor_id = $1 and time_slot = $2', [doctor.id, '14:00']);
      expect(proofs).toEqual([{ proof: 'verified' }]);
    } finally {
      await coded.close();
    }
  });
});
