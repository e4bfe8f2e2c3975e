import { MessageJobs } from '../messages/message-jobs';
import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', OUTBOX: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
});

let address = 1;
const visitor = (): Caller => app.visitor(`127.0.2.${(address += 1)}`);
let last = 10_000;
const newPhone = (): string => `+91 55511 ${(last += 1)}`;
const keyOf = (phone: string): string => phone.replaceAll(' ', '');
const check = (who: Caller, phone: string): Promise<Answer> => who.get(`patients/booking/check-phone/${encodeURIComponent(phone)}`);
const request = (who: Caller, phone: string): Promise<Answer> => who.post('patients/booking/otp/request', { phone });
const verify = (who: Caller, requestId: string, phone: string, code: string): Promise<Answer> =>
  who.post('patients/booking/otp/verify', { requestId, phone, code });
const patient = (phone: string, more: object = {}) => make.patient(app.sql, { phone, phone_key: keyOf(phone), ...more });
const after = (minutes: number): void => standAt(app, new Date(Date.parse(NOW) + minutes * 60_000).toISOString());

/** What the owner of the phone reads, newest first. */
async function codesOf(phone: string): Promise<string[]> {
  await app.app.get(MessageJobs).run();
  await app.app.get(MessageJobs).run();
  const rows = await app.sql.query<{ text: string }>(
    `select text from outbox_messages where recipient = $1 and template = 'code' order by at desc, ctid desc`,
    [keyOf(phone)],
  );
  return rows.map(({ text }) => /^\d{6}/u.exec(text)?.[0] ?? '');
}

async function asked(who: Caller, phone: string): Promise<{ requestId: string; code: string }> {
  const { status, body } = await request(who, phone);
  expect(status).toBe(202);
  return { requestId: body.requestId as string, code: (await codesOf(phone))[0] ?? '' };
}

async function proven(phone: string): Promise<Caller> {
  const who = visitor();
  const { requestId, code } = await asked(who, phone);
  expect((await verify(who, requestId, phone, code)).status).toBe(200);
  return who;
}

const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
const REFUSED = 'Invalid or expired code.';

describe('asking for a code', () => {
  it('answers alike for a patient and for anybody else, who gets a code, too', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await patient(known);
    const answers = [await request(visitor(), known), await request(visitor(), unknown)];
    for (const { status, body } of answers) {
      expect(status).toBe(202);
      expect(Object.keys(body)).toEqual(['requestId', 'expiresAt']);
      expect(Date.parse(body.expiresAt as string)).toBe(Date.parse(NOW) + 600_000);
    }
    const bytes = answers.map(({ body, text }) => text.replace(body.requestId as string, ''));
    expect(bytes[0]).toBe(bytes[1]);
    expect([(await codesOf(known)).length, (await codesOf(unknown)).length]).toEqual([1, 1]);
  });

  it('is offered by the phone check, with the same bytes for everybody', async () => {
    const phone = newPhone();
    await patient(phone);
    const [known, unknown] = [await check(visitor(), phone), await check(visitor(), newPhone())];
    expect(known.text).toBe('{"exists":false,"patient":null,"verification":{"available":true,"channel":"sms"}}');
    expect(unknown.text).toBe(known.text);
  });

  it('is limited to three an hour and ten a day for a phone, whoever it belongs to and however it is typed', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await patient(known);
    for (const phone of [known, unknown]) {
      for (const typed of [phone, keyOf(phone), phone.replaceAll(' ', '-')]) expect((await request(visitor(), typed)).status).toBe(202);
      const refused = await request(visitor(), phone);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    }
    for (let hour = 0; hour < 3; hour += 1) {
      await app.sql.query(`update rate_limits set resets_at = now() where key like 'codeHour%'`);
      for (let call = 0; call < 3; call += 1) await request(visitor(), known);
    }
    await app.sql.query(`update rate_limits set resets_at = now() where key like 'codeHour%'`);
    const tomorrow = await request(visitor(), known);
    expect(tomorrow.status).toBe(429);
    expect(Number(tomorrow.headers['retry-after'])).toBeGreaterThan(80_000);
  });

  it('is limited for an address', async () => {
    const who = visitor();
    for (let call = 0; call < 20; call += 1) expect((await request(who, newPhone())).status).toBe(202);
    expect((await request(who, newPhone())).status).toBe(429);
  });

  it.each([[{}], [{ phone: '12345' }], [{ phone: newPhone(), code: '1' }], [{ phone: null }]])('is refused with %j', async (body) => {
    expect((await visitor().post('patients/booking/otp/request', body)).status).toBe(400);
  });
});

describe('a code', () => {
  it('shows the patient as he stands, and keeps doing so for half an hour in this browser alone', async () => {
    const phone = newPhone();
    await patient(phone, { name: 'Asha Verma', email: 'asha@example.in', symptoms: 'Secret symptom', notes: 'Secret note' });
    const who = visitor();
    const { requestId, code } = await asked(who, phone);
    const { status, body, text, cookies } = await verify(who, requestId, phone, code);
    expect(status).toBe(200);
    expect(body).toMatchObject({ exists: true, patient: { name: 'Asha Verma', email: 'asha@example.in' } });
    expect(body.others).toBeUndefined();
    expect(text).not.toMatch(/Secret/u);
    expect(cookies.find(({ name }) => name === '__Host-pv')?.attributes).toMatchObject({
      path: '/',
      httponly: '',
      secure: '',
      samesite: 'Lax',
      'max-age': '1800',
    });
    after(29);
    expect((await check(who, phone.replaceAll(' ', '-'))).body.patient.name).toBe('Asha Verma');
    expect((await check(visitor(), phone)).body.exists).toBe(false);
    after(31);
    expect((await check(who, phone)).body.exists).toBe(false);
  });

  it('proves nothing but its own phone', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    await patient(other);
    const who = await proven(phone);
    expect((await check(who, other)).body.exists).toBe(false);
  });

  it('of a phone that no patient has, is accepted and shows nobody', async () => {
    const phone = newPhone();
    const who = visitor();
    const { requestId, code } = await asked(who, phone);
    const { status, body } = await verify(who, requestId, phone, code);
    expect(status).toBe(200);
    expect(body).toEqual({ exists: false, patient: null, verification: { available: true, channel: 'sms' } });
  });

  it('is good once', async () => {
    const phone = newPhone();
    const { requestId, code } = await asked(visitor(), phone);
    expect((await verify(visitor(), requestId, phone, code)).status).toBe(200);
    const again = await verify(visitor(), requestId, phone, code);
    expect([again.status, again.body.message]).toEqual([400, REFUSED]);
    expect(again.cookies).toEqual([]);
  });

  it('is good once, also when eight bring it at the same moment', async () => {
    const phone = newPhone();
    const { requestId, code } = await asked(visitor(), phone);
    await app.sql.query('update booking_codes set tries_left = 100 where id = $1', [requestId]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(visitor(), requestId, phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
  });

  it('is good for ten minutes', async () => {
    const phone = newPhone();
    const [first, second] = [await asked(visitor(), phone), await asked(visitor(), phone)];
    after(9.9);
    expect((await verify(visitor(), first.requestId, phone, (await codesOf(phone)).at(-1) ?? '')).status).toBe(200);
    after(10);
    expect((await verify(visitor(), second.requestId, phone, second.code)).body.message).toBe(REFUSED);
  });

  it('bears four wrong tries, not five', async () => {
    for (const [tries, status] of [
      [4, 200],
      [5, 400],
    ] as const) {
      const phone = newPhone();
      const { requestId, code } = await asked(visitor(), phone);
      for (let call = 0; call < tries; call += 1) {
        expect((await verify(visitor(), requestId, phone, wrongFor(code))).body.message).toBe(REFUSED);
      }
      expect((await verify(visitor(), requestId, phone, code)).status).toBe(status);
    }
  });

  it('is compared five times, however many guess at the same moment', async () => {
    const phone = newPhone();
    const { requestId, code } = await asked(visitor(), phone);
    await Promise.all(Array.from({ length: 20 }, () => verify(visitor(), requestId, phone, wrongFor(code))));
    expect((await verify(visitor(), requestId, phone, code)).status).toBe(400);
  });

  it("does not open another's request, nor another phone", async () => {
    const [mine, other] = [newPhone(), newPhone()];
    await patient(other);
    const [own, foreign] = [await asked(visitor(), mine), await asked(visitor(), other)];
    const thief = visitor();
    expect((await verify(thief, foreign.requestId, other, own.code === foreign.code ? wrongFor(own.code) : own.code)).status).toBe(400);
    expect((await verify(thief, own.requestId, other, own.code)).status).toBe(400);
    expect((await verify(thief, foreign.requestId, mine, own.code)).status).toBe(400);
    expect((await verify(thief, '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10', other, own.code)).status).toBe(400);
    expect((await check(thief, other)).body.exists).toBe(false);
    expect((await verify(visitor(), foreign.requestId, other, foreign.code)).status).toBe(200);
  });

  it.each(['12345', '1234567', 'abcdef', '１２３４５６', 123_456])('that is %s is refused at its field', async (code) => {
    const { status, body } = await visitor().post('patients/booking/otp/verify', {
      requestId: '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10',
      phone: newPhone(),
      code,
    });
    expect(status).toBe(400);
    expect(body.errors.code).toBe('Please enter the 6 digits of the code');
  });

  it('stands in no table when it has been sent, but for the outbox, and in no log', async () => {
    const phone = newPhone();
    const who = visitor();
    const { requestId, code } = await asked(who, phone);
    const rows = async (): Promise<string> => {
      const tables = await app.sql.query<{ name: string }>(
        `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'outbox_messages'`,
      );
      const texts = await Promise.all(
        tables.map(({ name }) => app.sql.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)),
      );
      return texts
        .flat()
        .map(({ row }) => row)
        .join('\n');
    };
    expect(await rows()).toContain(requestId);
    expect(await rows()).not.toMatch(new RegExp(`(?<![\\dA-Za-z])${code}(?![\\dA-Za-z])`, 'u'));
    expect(await app.sql.query('select from message_jobs where recipient = $1', [keyOf(phone)])).toEqual([]);
    await verify(who, requestId, phone, code);
    const token = who.cookie('__Host-pv') ?? '';
    expect(token).toHaveLength(43);
    expect(await rows()).not.toContain(token);
    expect(app.logged()).not.toMatch(new RegExp(`(?<![\\dA-Za-z-])${code}(?![\\dA-Za-z-])|${keyOf(phone).slice(1)}|${token}`, 'u'));
  });
});

describe('a visitor who has proven his phone', () => {
  const inFamily = async (phone: string) => ({
    old: await patient(phone, { name: 'Ravi Verma', seen_at: '2026-01-01T00:00:00Z' }),
    latest: await patient(phone, { name: 'Asha Verma', seen_at: '2026-11-01T00:00:00Z' }),
    gone: await patient(phone, { name: 'Gone Verma', archived_at: '2026-11-02T00:00:00Z' }),
  });
  const book = (who: Caller, patientId: string, at: string): Promise<Answer> =>
    who.post('appointments/booking', { patientId, doctorId: clinic.doctor.id, appointmentDate: at, status: 'pending' });

  it('sees who was seen last, and the others of the phone, each under a handle of his own', async () => {
    const phone = newPhone();
    const family = await inFamily(phone);
    const { body, text } = await check(await proven(phone), phone);
    expect(body.patient.name).toBe('Asha Verma');
    expect(body.others.map(({ name }: { name: string }) => name)).toEqual(['Ravi Verma']);
    for (const { id } of Object.values(family)) expect(text).not.toContain(id);
  });

  it('books for the one whom he chooses', async () => {
    const phone = newPhone();
    const { old } = await inFamily(phone);
    const who = await proven(phone);
    const { others } = (await check(who, phone)).body;
    const booked = await book(who, others[0].id as string, tomorrowAt('09:00'));
    expect(booked.status).toBe(201);
    const [visit] = await app.sql.query<{ patient_id: string; reported: object | null }>(
      'select patient_id, reported from appointments where id = $1',
      [booked.body.id],
    );
    expect(visit).toEqual({ patient_id: old.id, reported: null });
  });

  it("writes the row, with a new version, and nobody else's", async () => {
    const phone = newPhone();
    const { old, latest } = await inFamily(phone);
    const who = await proven(phone);
    const handle = (await check(who, phone)).body.patient.id as string;
    expect((await who.put(`patients/booking/${handle}`, { email: 'new@example.in', symptoms: 'Cough' })).status).toBe(200);
    const row = (id: string) => app.sql.one('select name, email, symptoms, version from patients where id = $1', [id]);
    expect(await row(latest.id)).toEqual({ name: 'Asha Verma', email: 'new@example.in', symptoms: 'Cough', version: 2 });
    expect(await row(old.id)).toEqual({ name: 'Ravi Verma', email: null, symptoms: null, version: 1 });
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

  it('is recognised by his browser later, by what he had before him when he booked', async () => {
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

describe('without a way to reach phones', () => {
  let silent: TestApp;
  beforeAll(async () => {
    silent = await startTestApp();
  });
  afterAll(() => silent.close());

  it('codes are neither offered nor sent', async () => {
    const { text } = await silent.visitor().get(`patients/booking/check-phone/${encodeURIComponent(newPhone())}`);
    expect(text).toBe('{"exists":false,"patient":null,"verification":{"available":false,"channel":null}}');
    const refused = await silent.visitor().post('patients/booking/otp/request', { phone: newPhone() });
    expect([refused.status, refused.body.type]).toEqual([404, 'urn:arogyadesk:noCodes']);
    expect(await silent.sql.query('select from booking_codes')).toEqual([]);
  });
});
