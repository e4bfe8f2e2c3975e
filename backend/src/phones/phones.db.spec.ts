import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { auditOf } from '../testing/audit';
import { PhoneKeys } from './phone-keys.service';

/** One number, as people type it. */
const WAYS = [
  '98450 39348',
  '+91 098450 39348',
  '+91 (0) 98450 39348',
  '0091 98450 39348',
  '+91\uFE0D-98450-39348',
  '\u202D+91 98450 39348\u202C',
  '९८४५०३९३४८',
  '＋91 98450–39348',
];
const KEY = '+919845039348';
const KEY_OF_EARLIER = '+919845523357';
const INVISIBLE = /[\uFE0D\u202D\u202C]/gu;
/** Beside Indian numbers of the same digits. */
const ABROAD = [
  ['+960 779 9348', '96077 99348'],
  ['+65 9123 4567', '65912 34567'],
  ['+45 12 34 56 78', '45123 45678'],
] as const;

let app: TestApp;
let clinic: Clinic;
let admin: Caller;
const q = encodeURIComponent;

beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  clinic = await makeClinic(app);
  admin = await app.as('admin');
});
afterAll(() => app.close());

const idsOf = async (path: string): Promise<string[]> => {
  const { status, body } = await admin.get(path);
  expect([path, status]).toEqual([path, 200]);
  return (body as { id: string }[]).map(({ id }) => id).sort();
};

describe('a phone', () => {
  const ids: string[] = [];
  it('is one, however it was typed: kept without what nobody sees, found in lists, by Ctrl+K and by itself', async () => {
    for (const phone of WAYS) {
      const { status, body } = await admin.post('patients', { name: 'Lakshmi Rao', phone });
      expect([status, body.phone]).toEqual([201, phone.replaceAll(INVISIBLE, '')]);
      ids.push(body.id as string);
    }
    ids.sort();
    for (const phone of WAYS) {
      expect(await idsOf(`patients?q=${q(phone)}`)).toEqual(ids);
      expect(await idsOf(`patients/by-phone/${q(phone)}?all=1`)).toEqual(ids);
      const found = (await admin.get(`search?q=${q(phone)}`)).body as { patients: { id: string }[] };
      expect(found.patients.length).toBeGreaterThan(0);
      expect(ids).toEqual(expect.arrayContaining(found.patients.map(({ id }) => id)));
    }
    expect(await idsOf(`patients?q=${q('098450 393')}`)).toEqual(ids);
  });

  it('gets its SMS, however it was typed', async () => {
    const keys = await app.sql.query('select distinct phone_key from patients where id = any ($1::uuid[])', [ids]);
    expect(keys).toEqual([{ phone_key: KEY }]);
  });

  it.each(ABROAD)('keeps its country: %s is no family of %s', async (abroad, here) => {
    const made = async (phone: string): Promise<string> => (await admin.post('patients', { name: 'Aminath', phone })).body.id as string;
    const [visitor, local] = [await made(abroad), await made(here)];
    expect(await idsOf(`patients/by-phone/${q(abroad)}?all=1`)).toEqual([visitor]);
    expect(await idsOf(`patients/by-phone/${q(here)}?all=1`)).toEqual([local]);
    expect(await idsOf(`patients?q=${q(abroad)}`)).toEqual([visitor]);
    for (const [phone, email] of [
      [abroad, 'abroad@example.in'],
      [here, 'here@example.in'],
    ]) {
      const enquiry = { name: 'Aminath', email, phone, message: 'Please call us back' };
      expect((await app.visitor().post('enquiries', enquiry)).status).toBe(201);
    }
    const { rows } = (await admin.get(`privacy/by-phone/${q(abroad)}`)).body as { rows: { kind: string; email: string | null }[] };
    expect(rows.filter(({ kind }) => kind === 'enquiry').map(({ email }) => email)).toEqual(['abroad@example.in']);
  });

  it('that nobody can have is taken as it is, and is nobody else’s', async () => {
    for (const phone of ['98765432101', '1234567890']) {
      expect((await admin.post('leads', { patientName: 'Typed So', phone })).body.phone).toBe(phone);
    }
    expect(await app.sql.query(`select phone_key from leads where patient_name = 'Typed So' order by 1`)).toEqual([
      { phone_key: '1234567890' },
      { phone_key: '98765432101' },
    ]);
  });

  it.each(['987654321\u200B', '\u202E\u202D\u200B\u200C\u200D\uFE0D\u2060\u00AD\u2066\u2069', '12345-----', '१२३'])(
    'is refused when fewer than ten characters of it are seen, or seven digits: %j',
    async (phone) => {
      const { status, body } = await admin.post('leads', { patientName: 'Refused', phone });
      expect([status, body.errors]).toEqual([400, { phone: 'Valid phone number is required' }]);
    },
  );
});

describe('keys that an earlier version has stored', () => {
  it('are written anew, and what was typed stays as it is', async () => {
    const odd = [
      ['+91\uFE0D-98455-23357', '919845523357', '+919845523357'],
      ['98765432102', '+9198765432102', '98765432102'],
      ['+45 12 34 56 79', '+4512345679', '+4512345679'],
    ] as const;
    const rows: string[] = [];
    for (const [phone, key] of odd) rows.push((await make.patient(app.sql, { phone, phone_key: key })).id);
    const [patient = ''] = rows;
    await app.sql.query('insert into hospital_patients (hospital_id, patient_id, fields) values ($1, $2, $3)', [
      clinic.hospital.id,
      patient,
      { phone: odd[0][0], phoneKey: odd[0][1], notes: 'Kept' },
    ]);
    const { id } = await make.appointment(app.sql, tomorrowAt('10:00'), {
      ...{ doctor_id: clinic.doctor.id, hospital_id: clinic.hospital.id, patient_id: patient },
      contact: { phone: odd[0][0], phoneKey: odd[0][1], email: null },
    });
    await app.sql.query(`insert into leads (patient_name, phone, phone_key) values ('Earlier', $1, $2)`, [odd[0][0], odd[0][1]]);
    await app.sql.query(`insert into enquiries (name, email, phone, message) values ('Earlier', 'e@example.in', '098455 23357', 'Hello')`);
    const looks = 'select phone, phone_key, version, updated_at from patients where id = any ($1::uuid[]) order by phone';
    const before = await app.sql.query<{ phone: string }>(looks, [rows]);
    expect(await auditOf(app, () => app.app.get(PhoneKeys).run())).toEqual([]);
    const keyOf = new Map<string, string>(odd.map(([phone, , key]) => [phone, key]));
    expect(await app.sql.query(looks, [rows])).toEqual(before.map((row) => ({ ...row, phone_key: keyOf.get(row.phone) })));
    const found = async (text: string): Promise<unknown> => (await app.sql.one<{ key: unknown }>(text))?.key;
    expect(await found(`select phone_key as key from leads where patient_name = 'Earlier'`)).toBe(KEY_OF_EARLIER);
    expect(await found(`select phone_key as key from enquiries where name = 'Earlier'`)).toBe(KEY_OF_EARLIER);
    expect(await found(`select fields as key from hospital_patients where patient_id = '${patient}'`)).toEqual({
      ...{ phone: odd[0][0], phoneKey: KEY_OF_EARLIER, notes: 'Kept' },
    });
    expect(await found(`select contact ->> 'phoneKey' as key from appointments where id = '${id}'`)).toBe(KEY_OF_EARLIER);
    expect(await idsOf(`patients/by-phone/${q('98455 23357')}?all=1`)).toEqual([patient]);
  });
});

describe('a phone in a CSV', () => {
  it('survives a spreadsheet: no cell is a number or a formula, and none has lost a digit', async () => {
    const phones = ['9845077001', '+919845077002', '09845077003', '00919845077004', '98765432103', '+960 779 9340', '९८४५०७७००५'];
    for (const phone of phones) expect((await admin.post('leads', { patientName: 'Spread Sheet', phone })).status).toBe(201);
    const { text } = await admin.get('export/leads/csv?q=spread+sheet');
    const cells = text
      .split('\r\n')
      .filter((line: string) => line.startsWith('Spread Sheet,'))
      .map((line: string) => line.split(',')[1]);
    expect(cells.sort()).toEqual([
      "'98765432103",
      '+91 98450 77001',
      '+91 98450 77002',
      '+91 98450 77003',
      '+91 98450 77004',
      '+91 98450 77005',
      '+960 7799340',
    ]);
  });
});
