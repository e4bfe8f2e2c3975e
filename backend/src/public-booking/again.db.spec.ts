import { randomUUID } from 'node:crypto';
import type { Answer, Caller } from '../testing/caller';
import { countAppointments, makeClinic, NOW, standAt, type Clinic } from '../testing/clinic';
import { changedTables, digestsAtRest, tableDigests } from '../testing/table-digests';
import { startTestApp, type TestApp } from '../testing/test-app';

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
const newPhone = (): string => `+91 55531 ${(last += 1)}`;
const visitor = (): Caller => app.visitor(`127.0.11.${(address += 1)}`);
const typed = (name: string, phone = newPhone()): object => ({ name, phone, age: 34, gender: 'female', symptoms: 'Fever' });
const at = (day: string, time = '09:00', doctorId = clinic.doctor.id): object => ({
  doctorId,
  appointmentDate: `2026-11-${day}T${time}:00+05:30`,
});
const keyed = (key: string): Record<string, string> => ({ 'idempotency-key': key });
const device = (who: Caller): string => who.cookie('__Host-pd') ?? '';
const withDevice = (token: string): Record<string, string> => ({ cookie: `__Host-pd=${token}` });

const book = (who: Caller, more: object, headers: Record<string, string> = {}): Promise<Answer> =>
  who.post('appointments/booking', { status: 'pending', notes: 'Cough', ...more }, headers);
const again = (who: Caller, headers: Record<string, string> = {}): Promise<Answer> => who.get('patients/booking/again', headers);
const peopleOf = async (who: Caller, headers = {}): Promise<{ person: string; name: string }[]> => (await again(who, headers)).body.people;
const personOf = async (who: Caller): Promise<string> => (await peopleOf(who))[0]?.person ?? '';

/** A browser that has booked for Asha Verma on the 25th, at 09:00. */
async function returning(phone = newPhone(), name = 'Asha Verma'): Promise<Caller> {
  const who = visitor();
  expect((await book(who, { patient: typed(name, phone), ...at('25') })).status).toBe(201);
  return who;
}

describe('whom a browser has booked for', () => {
  it('is named by first name and initial and by nothing else, the last one first', async () => {
    const phone = newPhone();
    const who = await returning(phone);
    standAt(app, '2026-11-24T10:06:00+05:30');
    await book(who, { patient: typed('Ravi Verma'), ...at('26') });
    const { status, body, text, headers } = await again(who);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      people: ['Ravi V.', 'Asha V.'].map((name) => ({ person: expect.stringMatching(/^[\w-]{43}$/u), name })),
    });
    expect(text).not.toMatch(/Verma|55531|Fever|Cough|34|2026|female|Dr\./u);
  });

  it('is what was typed there, also when staff have changed the patient, and never who is no longer on file', async () => {
    const phone = newPhone();
    const who = await returning(phone);
    await app.sql.query(`update patients set name = 'Somebody Else' where phone = $1`, [phone]);
    expect(await peopleOf(who)).toMatchObject([{ name: 'Asha V.' }]);
    await app.sql.query('update patients set archived_at = now() where phone = $1', [phone]);
    expect((await again(who)).text).toBe('{"people":[]}');
  });

  it('are five people at most, and of one name the last one alone', async () => {
    const who = visitor();
    for (const [index, name] of ['Asha A', 'Bina B', 'Chetan C', 'Deepa D', 'Esha E', 'Farah F', 'farah  F'].entries()) {
      standAt(app, `2026-11-24T10:1${index}:00+05:30`);
      const { body } = await book(who, { patient: typed(name), ...at(String(25 + (index % 5)), index < 5 ? '10:00' : '11:00') });
      await app.sql.query(`update appointments set status = 'confirmed' where id = $1`, [body.id]);
    }
    expect((await peopleOf(who)).map(({ name }) => name)).toEqual(['farah F.', 'Esha E.', 'Deepa D.', 'Chetan C.']);
  });

  it('is nobody for an unknown device: the same bytes and headers but for the list, and no cookie either way', async () => {
    const who = await returning();
    const known = await again(who);
    const [without, unknown] = [await again(visitor()), await again(visitor(), withDevice('A'.repeat(43)))];
    const shownOf = ({ status, headers, cookies }: Answer): object => {
      const { date: _date, 'x-request-id': _id, 'content-length': _length, ...rest } = headers;
      return { status, rest, cookies };
    };
    expect(shownOf(unknown)).toEqual(shownOf(known));
    expect(shownOf(without)).toEqual(shownOf(known));
    expect(known.cookies).toEqual([]);
    expect([unknown.text, without.text]).toEqual(['{"people":[]}', '{"people":[]}']);
  });

  it('is nobody for a page of another site, and nobody once the device is forgotten or its token has ended', async () => {
    const who = await returning();
    const token = device(who);
    expect(await peopleOf(who)).toHaveLength(1);
    expect(await peopleOf(who, { 'sec-fetch-site': 'cross-site' })).toEqual([]);
    await book(who, { patient: typed('Ravi Verma'), ...at('26') });
    expect(await peopleOf(visitor(), withDevice(token))).toHaveLength(1);
    standAt(app, '2026-11-24T10:10:00+05:30');
    expect(await peopleOf(visitor(), withDevice(token))).toEqual([]);
    expect(await peopleOf(who)).toHaveLength(2);
    await who.delete('patients/booking/device');
    expect(await peopleOf(who)).toEqual([]);
  });

  it('is asked without a row being written, as the check of a phone does not do', async () => {
    const phone = newPhone();
    const who = await returning(phone);
    const before = await digestsAtRest(app);
    expect((await again(who)).body.people).toHaveLength(1);
    expect(changedTables(before, await tableDigests(app))).toEqual([]);
    await who.get(`patients/booking/check-phone/${encodeURIComponent(phone)}`);
    expect(changedTables(before, await tableDigests(app))).toEqual(['booking_handles']);
  });
});

describe('a booking for one of them', () => {
  it('is for the patient on file, with the proof of a device and the symptoms of this time', async () => {
    const phone = newPhone();
    const who = await returning(phone);
    const { status, body, text } = await book(who, { person: await personOf(who), ...at('26') });
    expect(status).toBe(201);
    expect(text).not.toMatch(/Verma|55531|Fever/u);
    const row = await app.sql.one(
      'select p.phone, a.proof, a.notes, a.reported from appointments a join patients p on p.id = a.patient_id where a.id = $1',
      [body.id],
    );
    expect(row).toEqual({ phone, proof: 'device', notes: 'Cough', reported: null });
    expect(await app.sql.query('select from patients where phone = $1', [phone])).toHaveLength(1);
    expect(await peopleOf(who)).toMatchObject([{ name: 'Asha V.' }]);
  });

  it('is one a day with a doctor, and one of three open ones, as for any browser that has proven nothing', async () => {
    const who = await returning();
    const type = async (more: object): Promise<string> => (await book(who, { person: await personOf(who), ...more })).body.type ?? 'booked';
    expect(await type(at('25', '11:00'))).toBe('urn:arogyadesk:oneADay');
    expect([await type(at('26')), await type(at('27')), await type(at('28'))]).toEqual(['booked', 'booked', 'urn:arogyadesk:bookingLimit']);
  });

  it('is the only one of its browser on a day that strangers have filled', async () => {
    const who = await returning();
    standAt(app, '2026-11-24T10:06:00+05:30');
    await book(who, { patient: typed('Ravi Menon'), ...at('26') });
    for (const time of ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30']) {
      expect((await book(visitor(), { patient: typed('Leela Rao'), ...at('27', time) })).status).toBe(201);
    }
    expect((await book(who, { person: await personOf(who), ...at('27', '14:00') })).status).toBe(201);
    await app.sql.query(`update appointments set status = 'confirmed' where doctor_id = $1`, [clinic.doctor.id]);
    const asha = (await peopleOf(who)).find(({ name }) => name === 'Asha V.');
    expect((await book(who, { person: asha?.person, ...at('27', '14:30') })).body.type).toBe('urn:arogyadesk:networkLimit');
  });

  it('that a cookie was copied for shows no more of them, and a person of another browser is as unknown as a wrong one', async () => {
    const [who, other] = [await returning(), visitor()];
    await book(other, { patient: typed('Ravi Menon'), ...at('25', '09:30') });
    const [own, theirs] = [await personOf(who), await personOf(other)];
    expect((await again(visitor(), withDevice(device(who)))).body).toEqual({ people: [{ person: own, name: 'Asha V.' }] });
    const before = await countAppointments(app, clinic.doctor.id);
    const [strange, wrong] = [await book(other, { person: own, ...at('26') }), await book(other, { person: 'A'.repeat(43), ...at('26') })];
    const bare = await book(visitor(), { person: theirs, ...at('26') });
    expect([strange.status, strange.body.type, strange.body.message]).toEqual([
      404,
      'urn:arogyadesk:bookingSessionExpired',
      'Booking session expired. Please enter your phone number again.',
    ]);
    const seen = ({ status, text, cookies }: Answer): object => ({ status, text: text.replace(/"requestId":"[^"]+"/u, ''), cookies });
    expect(seen(wrong)).toEqual(seen(strange));
    expect(bare.body).toMatchObject({ type: strange.body.type, message: strange.body.message });
    expect(await countAppointments(app, clinic.doctor.id)).toBe(before);
  });

  it('hears first that the start is taken, whoever it names', async () => {
    const who = await returning();
    await book(visitor(), { patient: typed('Ravi Menon'), ...at('26') });
    for (const person of [await personOf(who), 'A'.repeat(43)]) {
      expect((await book(who, { person, ...at('26') })).body.type).toBe('urn:arogyadesk:slotTaken');
    }
  });

  it('pressed once more six minutes after an answer that was lost is the appointment that was made, and the browser stays known', async () => {
    const who = await returning();
    const [token, person] = [device(who), await personOf(who)];
    const body = { person, ...at('26') };
    const key = keyed(randomUUID());
    const first = await book(visitor(), body, { ...key, ...withDevice(token) });
    expect(first.status).toBe(201);
    standAt(app, '2026-11-24T10:11:00+05:30');
    const elsewhere = app.visitor(`127.0.12.${(address += 1)}`);
    const second = await book(elsewhere, body, { ...key, ...withDevice(token) });
    expect([second.status, second.body, second.headers['idempotent-replayed']]).toEqual([201, first.body, 'true']);
    expect(await countAppointments(app, clinic.doctor.id)).toBe(2);
    expect(await peopleOf(elsewhere)).toMatchObject([{ name: 'Asha V.' }]);

    const control = await book(elsewhere, { ...body, ...at('27') }, { ...keyed(randomUUID()), ...withDevice(token) });
    expect(control.body.type).toBe('urn:arogyadesk:bookingSessionExpired');
    const changed = await book(elsewhere, { ...body, ...at('27') }, { ...key, ...withDevice(token) });
    expect(changed.body.type).toBe('urn:arogyadesk:keyReused');
  });

  it('pressed twice at the same moment is one appointment', async () => {
    const who = await returning();
    const [token, person] = [device(who), await personOf(who)];
    const headers = { ...keyed(randomUUID()), ...withDevice(token) };
    const answers = await Promise.all([1, 2, 3].map(() => book(visitor(), { person, ...at('26') }, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('of a device that was forgotten in another tab is refused, and one that had been made is still answered', async () => {
    const who = await returning();
    const body = { person: await personOf(who), ...at('26') };
    const key = keyed(randomUUID());
    const first = await book(who, body, key);
    const open = { person: await personOf(who), ...at('27') };
    await who.delete('patients/booking/device');
    expect((await book(who, open)).body.type).toBe('urn:arogyadesk:bookingSessionExpired');
    const second = await book(who, body, key);
    expect([second.body.id, second.headers['idempotent-replayed']]).toEqual([first.body.id, 'true']);
    expect(await peopleOf(who)).toEqual([]);
  });

  it('is not made at a shared tablet, nor for somebody who was archived meanwhile', async () => {
    const phone = newPhone();
    const who = await returning(phone);
    const person = await personOf(who);
    expect((await book(who, { person, shared: true, ...at('26') })).body.type).toBe('urn:arogyadesk:bookingSessionExpired');
    await app.sql.query('update patients set archived_at = now() where phone = $1', [phone]);
    expect((await book(who, { person, ...at('26') })).body.type).toBe('urn:arogyadesk:bookingSessionExpired');
  });

  it('is stored under no name of theirs', async () => {
    const who = await returning();
    const person = await personOf(who);
    await book(who, { person, ...at('26') }, keyed('one'));
    const rows = await app.sql.query<{ row: string }>(
      `select row_to_json(r)::text as row from request_keys r union all select row_to_json(d)::text from booking_devices d`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ row }) => row.includes(person))).toEqual([]);
  });
});
