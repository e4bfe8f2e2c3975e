import { NOW, standAt } from '../testing/clinic';
import { keyOf, phoneCoding } from '../testing/phone-coding';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
const { visitor, newPhone, patient, check, request, verify, codesOf, asked, proven, after } = phoneCoding(() => app);

beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_SCALE: '1', OUTBOX: '1' } });
});
afterAll(() => app.close());
beforeEach(() => standAt(app, NOW));

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

  it('sends a browser three an hour for a phone, and answers the same when it sends nothing', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await patient(known);
    for (const phone of [known, unknown]) {
      const who = visitor();
      for (const [index, typed] of [phone, keyOf(phone), phone.replaceAll(' ', '-'), phone].entries()) {
        after(index * 5);
        const { status, body } = await request(who, typed);
        expect([status, Object.keys(body)]).toEqual([202, ['requestId', 'expiresAt']]);
        // The clock goes on once the code is sent: a code that waits for ten minutes is sent no more.
        await codesOf(phone);
      }
      expect(await codesOf(phone)).toHaveLength(3);
    }
  });

  it('ends the code before, and leaves it good while no other may follow', async () => {
    const phone = newPhone();
    const who = visitor();
    const first = await asked(who, phone);
    after(0.4);
    expect((await request(who, phone)).body.requestId).toBe(first.requestId);
    after(1);
    const second = await asked(who, phone);
    expect(second.requestId).not.toBe(first.requestId);
    expect((await verify(who, first.requestId, phone, first.code)).status).toBe(400);
    expect((await verify(who, second.requestId, phone, second.code)).status).toBe(200);
  });

  it('is limited for a network', async () => {
    const who = visitor();
    for (let call = 0; call < 20; call += 1) expect((await request(who, newPhone())).status).toBe(202);
    expect((await request(who, newPhone())).status).toBe(429);
  });

  it.each([[{}], [{ phone: '12345' }], [{ phone: newPhone(), code: '1' }], [{ phone: null }]])('is refused with %j', async (body) => {
    expect((await visitor().post('patients/booking/otp/request', body)).status).toBe(400);
  });
});

describe('a code', () => {
  it('shows the patient as the record has them, and keeps doing so for half an hour in this browser alone', async () => {
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
