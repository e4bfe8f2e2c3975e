import { contentHash } from '@arogya/languages/contents';
import { LinkTokens } from '../link-tokens/link-token';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { phoneCoding } from '../testing/phone-coding';
import { sendDue } from '../testing/send-due';
import { startTestApp, type TestApp } from '../testing/test-app';

const LONG_AGO = '2026-11-01T10:00:00+05:30';
let app: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  app = await startTestApp({ env: { OUTBOX: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  standAt(app, NOW);
  await app.sql.query('delete from message_jobs');
  await app.sql.query('delete from outbox_messages');
  await app.sql.query('update appointments set archived_at = $1', [LONG_AGO]);
  clinic = await makeClinic(app);
});

interface Languages {
  readonly appointment?: string;
  readonly patient?: string;
  readonly hospital?: string;
}

async function booked({ appointment, patient, hospital }: Languages, ticked: readonly string[]): Promise<{ id: string; number: number }> {
  const tick = { by: clinic.doctor.id, name: 'Asha', at: NOW, hash: contentHash('messages', 'hi') };
  const languages = Object.fromEntries(ticked.map((language) => [language, { messages: tick, pages: null }]));
  await app.sql.query('insert into hospital_rules (hospital_id, language, languages) values ($1, $2, $3)', [
    clinic.hospital.id,
    hospital ?? 'en',
    { ...languages, mr: { messages: null, pages: tick } },
  ]);
  await app.sql.query('update patients set language = $2 where id = $1', [clinic.patient.id, patient ?? null]);
  const place = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
  const { id } = await make.appointment(app.sql, tomorrowAt('09:30'), { ...place, created_at: NOW, language: appointment ?? null });
  const row = await app.sql.one<{ number: number }>('select number from appointments where id = $1', [id]);
  return { id, number: row?.number ?? 0 };
}
const sentTexts = async (): Promise<string[]> =>
  (await app.sql.query<{ text: string }>('select text from outbox_messages order by at, id')).map(({ text }) => text);
const jobLanguages = async (): Promise<(string | null)[]> =>
  (await app.sql.query<{ language: string | null }>('select language from message_jobs')).map(({ language }) => language);

describe('a message about an appointment is in', () => {
  it.each<[string, Languages, string[], string]>([
    ['the language of the appointment', { appointment: 'hi', patient: 'ta', hospital: 'ta' }, ['hi', 'ta'], 'hi'],
    ['that of the patient, where the appointment has none', { patient: 'hi', hospital: 'ta' }, ['hi', 'ta'], 'hi'],
    ['that of the hospital, where neither has one', { hospital: 'hi' }, ['hi'], 'hi'],
    ['English, where nobody has one', {}, ['hi'], 'en'],
    ['English, where somebody has chosen that', { appointment: 'en', patient: 'hi', hospital: 'hi' }, ['hi'], 'en'],
    ['the next that the hospital has ticked', { appointment: 'ta', patient: 'hi' }, ['hi'], 'hi'],
    ['English, where none is ticked', { appointment: 'ta', patient: 'hi', hospital: 'hi' }, [], 'en'],
    ['English, where the language is ticked for pages alone', { appointment: 'mr' }, [], 'en'],
  ])('%s', async (_which, languages, ticked, expected) => {
    await booked(languages, ticked);
    await sendDue(app);
    expect(await jobLanguages()).toEqual([expected]);
    expect((await sentTexts())[0]).toContain(expected === 'hi' ? 'के साथ अपॉइंटमेंट' : 'is booked for');
  });

  it('English in a hospital that has settled nothing', async () => {
    const place = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
    await make.appointment(app.sql, tomorrowAt('09:30'), { ...place, created_at: NOW, language: 'hi' });
    await sendDue(app);
    expect(await jobLanguages()).toEqual(['en']);
  });

  it('each of the nine in the demo, where no hospital has to tick one', async () => {
    const demo = await startTestApp({ database: app.config.databaseUrl, env: { OUTBOX: '1', DEMO: 'true' } });
    try {
      standAt(demo, NOW);
      await booked({ appointment: 'hi', hospital: 'en' }, []);
      await sendDue(demo);
      expect(await jobLanguages()).toEqual(['hi']);
    } finally {
      await demo.close();
    }
  });

  it('English where it was queued by a server of the version before, and has its link', async () => {
    const { id, number } = await booked({ appointment: 'hi' }, ['hi']);
    await app.sql.query(
      `insert into message_jobs (channel, recipient, template, params, appointment_id, day, start_at, next_at, not_after, created_at)
       select 'sms', '+915550010001', 'confirmation', jsonb_build_object('hospital', 'Lotus Care', 'doctor', 'Dr. Iyer', 'day', day,
         'time', time_slot, 'number', number, 'phone', null, 'doctorId', doctor_id, 'why', null), id, day, start_at, $2, start_at, $2
       from appointments where id = $1`,
      [id, NOW],
    );
    await sendDue(app);
    const link = app.app.get(LinkTokens).addressOf({ number, linkVersion: 0 });
    expect(await sentTexts()).toEqual([
      `Lotus Care: appointment AD-${number} with Dr. Iyer is booked for 25 Nov 2026, 9:30 AM. See, move or cancel it: ${link}`,
    ]);
  });
});

describe('the link of a message', () => {
  it('is that of the appointment as it is when the message goes out, and stands in no row but the outbox of the demo', async () => {
    const { id, number } = await booked({}, []);
    await app.sql.query('update appointments set link_version = 3 where id = $1', [id]);
    await sendDue(app);
    const tokens = app.app.get(LinkTokens);
    expect((await sentTexts())[0]).toContain(tokens.addressOf({ number, linkVersion: 3 }));
    const token = tokens.tokenOf({ number, linkVersion: 3 });
    const rows = await app.sql.query<{ row: string }>('select row_to_json(m)::text as row from message_jobs m');
    expect(rows.map(({ row }) => row).join(' ')).not.toContain(token);
    expect(app.logged()).not.toContain(token);
  });

  it('is missing once the appointment was deleted', async () => {
    const { id } = await booked({}, []);
    await sendDue(app);
    await app.sql.query(`update hospitals set phone = '+91 55500 10000' where id = $1`, [clinic.hospital.id]);
    await app.sql.query('update appointments set archived_at = $2, updated_at = $2 where id = $1', [id, NOW]);
    standAt(app, new Date(Date.parse(NOW) + 10 * 60_000).toISOString());
    await sendDue(app);
    const [, cancelled] = await sentTexts();
    expect(cancelled).toMatch(/is cancelled\. For another time, call \+91 55500 10000\.$/u);
  });
});

it('an appointment of a doctor without a hospital has no page, and its message no link', async () => {
  const doctor = await make.doctor(app.sql, { full_name: 'Dr. Anil Rao', hospital_id: null });
  const place = { doctor_id: doctor.id, patient_id: clinic.patient.id, hospital_id: null };
  await make.appointment(app.sql, tomorrowAt('09:30'), { ...place, created_at: NOW });
  await sendDue(app);
  expect((await sentTexts())[0]).toMatch(/with Dr\. Anil Rao is booked for 25 Nov 2026, 9:30 AM\.$/u);
});

describe('a code', () => {
  const coding = phoneCoding(() => app);
  const codeIn = async (language?: unknown): Promise<string | undefined> => {
    const phone = coding.newPhone();
    const { status } = await coding
      .visitor()
      .post('patients/booking/otp/request', { phone, ...(language === undefined ? {} : { language }) });
    expect(status).toBe(202);
    await coding.codesOf(phone);
    return (await app.sql.one<{ text: string }>('select text from outbox_messages where recipient = $1', [phone.replaceAll(' ', '')]))
      ?.text;
  };

  it('has the language of the page on which it was asked for', async () => {
    expect(await codeIn('hi')).toMatch(/^\d{6} अपॉइंटमेंट बुक करने के लिए आपका ArogyaDesk कोड है।/u);
    expect(await codeIn()).toMatch(/^\d{6} is your ArogyaDesk code/u);
    expect(await codeIn(null)).toMatch(/^\d{6} is your ArogyaDesk code/u);
  });

  it('is refused in a language that is none', async () => {
    const { status, body } = await coding.visitor().post('patients/booking/otp/request', { phone: coding.newPhone(), language: 'xx' });
    expect([status, Object.keys(body.errors as object)]).toEqual([400, ['language']]);
  });
});
