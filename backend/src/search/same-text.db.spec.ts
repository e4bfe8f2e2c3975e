import type { Caller } from '../testing/caller';
import { auditOf } from '../testing/audit';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

/** Two ways to store what looks the same. */
const PAIRS = [
  ['Devanagari za', 'ज़ाकिर'.normalize('NFC'), '\u095Bाकिर'],
  ['Tamil o', 'க\u0BCAடியன்', 'க\u0BC6\u0BBEடியன்'],
  ['a Malayalam chillu', 'അവ\u0D7Bകുട്ടി', 'അവ\u0D28\u0D4D\u200Dകുട്ടി'],
  ['Bengali rra', 'ব\u09DCুয়া', 'ব\u09A1\u09BCুয়া'],
  ['a joiner', 'रक्\u200Dषित', 'रक्षित'],
  ['a non-joiner', 'रक्\u200Cषा', 'रक्षा'],
  ['é', 'Andr\u00E9e', 'Andre\u0301e'],
  ['a mark of direction', '\u200EFaiza', 'Faiza'],
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

const idsOf = async (path: string): Promise<string[]> => ((await admin.get(path)).body as { id: string }[]).map(({ id }) => id).sort();

describe.each(PAIRS)('%s', (_, one, other) => {
  it('is found either way in lists and by Ctrl+K, as it is stored since long, and nothing is rewritten', async () => {
    const rows = await Promise.all([one, other].map((name) => make.patient(app.sql, { name: `${name} Q` })));
    const patients = rows.map(({ id }) => id).sort();
    const doctors = (
      await Promise.all([one, other].map((name) => make.doctor(app.sql, { full_name: `Dr. ${name}`, hospital_id: clinic.hospital.id })))
    )
      .map(({ id }) => id)
      .sort();
    const leads: string[] = [];
    for (const name of [one, other]) {
      const made = await app.sql.one<{ id: string }>(
        `insert into leads (patient_name, phone, phone_key) values ($1, '98450 12345', '+919845012345') returning id`,
        [name],
      );
      leads.push(made?.id ?? '');
    }
    leads.sort();
    const appointment = await make.appointment(app.sql, tomorrowAt('09:00'), {
      ...{ doctor_id: doctors[0] ?? '', hospital_id: clinic.hospital.id, patient_id: patients[0] ?? '' },
    });
    const audited = await auditOf(app, async () => {
      for (const typed of [one, other, one.normalize('NFD'), other.normalize('NFC')]) {
        expect(await idsOf(`patients?q=${q(typed)}`)).toEqual(patients);
        expect(await idsOf(`doctors?q=${q(typed)}`)).toEqual(doctors);
        expect(await idsOf(`leads?q=${q(typed)}`)).toEqual(leads);
        expect(await idsOf(`appointments?q=${q(typed)}`)).toEqual([appointment.id]);
        const found = (await admin.get(`search?q=${q(typed)}`)).body as Record<'patients' | 'doctors' | 'leads', { id: string }[]>;
        expect(found.patients.map(({ id }) => id).sort()).toEqual(patients);
        expect(found.doctors.map(({ id }) => id).sort()).toEqual(doctors);
        expect(found.leads.map(({ id }) => id).sort()).toEqual(leads);
        expect(
          (await admin.get(`export/leads/csv?q=${q(typed)}`)).text.split('\r\n').filter((line: string) => line.includes('98450')),
        ).toHaveLength(2);
      }
    });
    expect(audited.filter(({ action }) => action === 'changed')).toEqual([]);
    const stored = await app.sql.query<{ name: string }>('select name from patients where id = any ($1::uuid[])', [patients]);
    expect(stored.map(({ name }) => name).sort()).toEqual([`${one} Q`, `${other} Q`].sort());
  });

  it('is stored in one form when it is written, with an audit row where that changes what stood there', async () => {
    const { body } = await admin.post('patients', { name: other, phone: '98450 54321' });
    expect(body.name).toBe(other.normalize('NFC'));
    const { id } = await make.patient(app.sql, { name: other });
    const rows = await auditOf(app, () => admin.put(`patients/${id}`, { name: other, phone: '+91 55500 10001' }));
    const isOther = other !== other.normalize('NFC');
    expect(rows.filter(({ action }) => action === 'changed').map(({ fields }) => fields)).toEqual(isOther ? [['name']] : []);
  });
});

it('two patients of one phone whose names look the same are a possible duplicate', async () => {
  const phone = { phone: '+91 55500 60001', phone_key: '+915550060001' };
  const [first] = await Promise.all(['ज़ाकिर', '\u095Bाकिर'].map((name) => make.patient(app.sql, { name, ...phone })));
  const { id } = await make.appointment(app.sql, tomorrowAt('12:00'), {
    ...{ doctor_id: clinic.doctor.id, hospital_id: clinic.hospital.id, patient_id: first?.id ?? '' },
    reported: { name: 'Zakir' },
  });
  const { body } = await admin.get(`appointments/${id}/reported`);
  expect((body as { samePhone: { sameName: boolean }[] }).samePhone.map(({ sameName }) => sameName)).toEqual([true]);
});

it.each([
  ['leads', { phone: '98450 12345' }, 'patientName'],
  ['patients', { phone: '98450 12345' }, 'name'],
  ['hospitals', { city: 'Pune' }, 'name'],
])('a name in %s that nobody sees, or that turns the text, is refused with its field', async (path, body, field) => {
  for (const name of ['\u200B\u200D', '\u3164', '\u2800\u00AD', 'Asha \u202Eyllas', '\u202DAsha']) {
    const answer = await admin.post(path, { ...body, [field]: name });
    expect([answer.status, Object.keys(answer.body.errors as object)]).toEqual([400, [field]]);
  }
});
