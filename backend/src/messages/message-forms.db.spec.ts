import { startProviders, type Providers } from '@arogya/tools/providers.mjs';
import { LinkTokens } from '../link-tokens/link-token';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { sendDue } from '../testing/send-due';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { MessageJobs } from './message-jobs';

const LONG_AGO = '2026-11-01T10:00:00+05:30';
const DLT = { SMS_DLT_ENTITY_ID: '1101000000000012345', SESSION_SECRET: 'x'.repeat(32) };
const FIVE = {
  ...{ SMS_DLT_TEMPLATE_CODE: 'T-1', SMS_DLT_TEMPLATE_CONFIRMATION: 'T-2', SMS_DLT_TEMPLATE_REMINDER: 'T-3' },
  ...{ SMS_DLT_TEMPLATE_MOVED: 'T-4', SMS_DLT_TEMPLATE_CANCELLED: 'T-5' },
};

let providers: Providers;
/** Its operators know no text. */
let app: TestApp;
/** The same database; its operators know the texts of before. */
let old: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  providers = await startProviders();
  const sms = { SMS_URL: providers.smsUrl, SMS_TOKEN: 'token-1', ...DLT };
  app = await startTestApp({ env: sms });
  old = await startTestApp({ database: app.config.databaseUrl, env: { ...sms, ...FIVE } });
});
afterAll(async () => {
  await old.close();
  await app.close();
  await providers.close();
});
beforeEach(async () => {
  for (const one of [app, old]) standAt(one, NOW);
  starts = ['09:30', '10:30', '11:30'];
  providers.received.splice(0);
  for (const table of ['message_jobs', 'message_templates']) await app.sql.query(`delete from ${table}`);
  await app.sql.query('update appointments set archived_at = $1', [LONG_AGO]);
  clinic = await makeClinic(app);
  await app.sql.query(`update hospitals set name = 'Lotus Care', phone = '+91 55500 10000' where id = $1`, [clinic.hospital.id]);
  await app.sql.query(`update doctors set full_name = 'Dr. Meera Iyer' where id = $1`, [clinic.doctor.id]);
});

const register = (template: string, form: string, language: string, id: string) =>
  app.sql.query(`insert into message_templates (template, form, channel, language, dlt_template_id) values ($1, $2, 'sms', $3, $4)`, [
    template,
    form,
    language,
    id,
  ]);

let starts: string[];
/** The confirmation of a new appointment, as it is queued: at 9:30, the next at 10:30 and so on. */
async function booked(language: string | null = 'hi', phone = '+915550010001'): Promise<{ id: string; number: number; link: string }> {
  const place = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
  const { id } = await make.appointment(app.sql, tomorrowAt(starts.shift() ?? ''), { ...place, created_at: LONG_AGO });
  const row = await app.sql.one<{ number: number }>('select number from appointments where id = $1', [id]);
  const number = row?.number ?? 0;
  await app.sql.query(
    `insert into message_jobs (channel, recipient, template, params, language, appointment_id, day, start_at, next_at, not_after, created_at)
     select 'sms', $4, 'confirmation', jsonb_build_object('hospital', h.name, 'doctor', d.full_name, 'day', a.day, 'time', a.time_slot,
       'number', a.number, 'phone', h.phone, 'doctorId', a.doctor_id, 'why', null), $3, a.id, a.day, a.start_at, $2, a.start_at, $2
     from appointments a join doctors d on d.id = a.doctor_id join hospitals h on h.id = a.hospital_id where a.id = $1`,
    [id, NOW, language, phone],
  );
  return { id, number, link: app.app.get(LinkTokens).addressOf({ number, linkVersion: 0 }) };
}
const run = (which: TestApp): Promise<void> => which.app.get(MessageJobs).run();
const bodies = () => providers.received.map(({ body }) => body as { text: string; templateId: string });
const logged = (): string => app.logged() + old.logged();
const jobs = () => app.sql.query<{ state: string; failure: string | null }>('select state, failure from message_jobs');

describe('an SMS of an installation whose operators demand ids', () => {
  it('arrives in Hindi, with the link and the id of that text', async () => {
    await register('confirmation', 'link', 'hi', '1107161234567890123');
    const { link, number } = await booked();
    await run(app);
    expect(bodies()).toEqual([
      expect.objectContaining({
        text: `Lotus Care: Dr. Meera Iyer के साथ अपॉइंटमेंट AD-${number} बुक है: 25 नवं. 2026, सुबह 9:30 बजे। देखें, बदलें या रद्द करें: ${link}`,
        entityId: DLT.SMS_DLT_ENTITY_ID,
        templateId: '1107161234567890123',
        language: 'hi',
      }),
    ]);
    expect(await jobs()).toEqual([{ state: 'sent', failure: null }]);
    expect(logged()).not.toContain(link);
  });

  it('is what it always was while only the old ids are there, byte for byte, also of a job without a language', async () => {
    const [first, second] = [await booked('hi'), await booked(null)];
    await run(old);
    const text = (number: number, hour: number): string =>
      `Lotus Care: appointment AD-${number} with Dr. Meera Iyer is booked for 25 Nov 2026, ${hour}:30 AM. To change it, call +91 55500 10000.`;
    const whole = (number: number, hour: number): string =>
      `"to":"+915550010001","text":"${text(number, hour)}","template":"confirmation","params":{"day":"2026-11-25","why":null,"time":"${tomorrowAt(`${String(hour).padStart(2, '0')}:30`).slice(11, 16)}","phone":"+91 55500 10000","doctor":"Dr. Meera Iyer","number":${number},"doctorId":"${clinic.doctor.id}","hospital":"Lotus Care"},"entityId":"1101000000000012345","templateId":"T-2"}`;
    const said = bodies().map((body) => JSON.stringify(body).replace(/^\{"messageId":"[\w-]+",/u, ''));
    expect(said.sort()).toEqual([whole(first.number, 9), whole(second.number, 10)].sort());
  });

  it('follows ids as soon as they are entered: those of the page go before those of the environment', async () => {
    await register('confirmation', 'phone', 'en', '1107161234567890125');
    await booked();
    await run(old);
    await register('confirmation', 'link', 'en', '1107161234567890126');
    await booked();
    await run(old);
    await register('confirmation', 'phone', 'hi', '1107161234567890127');
    await booked();
    await run(old);
    expect(bodies().map(({ templateId }) => templateId)).toEqual(['1107161234567890125', '1107161234567890126', '1107161234567890127']);
  });

  it('has the link where the hospital has no phone, and the old text without its sentence where only that is registered', async () => {
    await app.sql.query('update hospitals set phone = null where id = $1', [clinic.hospital.id]);
    await booked();
    await run(old);
    await register('confirmation', 'link', 'en', '1107161234567890126');
    const { link } = await booked();
    await run(old);
    expect(bodies()[0]?.text).toMatch(/is booked for 25 Nov 2026, 9:30 AM\.$/u);
    expect(bodies()[1]?.text.endsWith(`See, move or cancel it: ${link}`)).toBe(true);
  });

  it('that is registered nowhere is not sent, not tried again, and somebody is asked to call', async () => {
    await register('reminder', 'link', 'hi', '1107161234567890123');
    const { id } = await booked();
    await run(app);
    standAt(app, new Date(Date.parse(NOW) + 3_600_000).toISOString());
    await run(app);
    expect(bodies()).toEqual([]);
    expect(await jobs()).toEqual([{ state: 'failed', failure: 'not registered' }]);
    expect(logged()).toContain('No form of a text is registered');
    const needs = (await (await app.as('admin')).get('appointments/needs')).body as { id: string; need: string }[];
    expect(needs.filter((row) => row.id === id).map(({ need }) => need)).toEqual(['call']);
  });

  it.each(['moved', 'cancelled'])('of an appointment that is %s, registered nowhere, asks somebody to call', async (template) => {
    const { id } = await booked();
    await app.sql.query('update message_jobs set template = $1', [template]);
    if (template === 'cancelled') await app.sql.query(`update appointments set status = 'cancelled' where id = $1`, [id]);
    await run(app);
    expect(await jobs()).toEqual([{ state: 'failed', failure: 'not registered' }]);
    const needs = (await (await app.as('admin')).get('appointments/needs')).body as { id: string; need: string }[];
    expect(needs.filter((row) => row.id === id).map(({ need }) => need)).toEqual(['call']);
  });

  it('that was perhaps taken is not sent again by itself, and what is shown of it holds no key', async () => {
    await register('confirmation', 'link', 'hi', '1107161234567890123');
    // The provider hangs up after the body.
    const { link } = await booked('hi', '+915550010006');
    await run(app);
    await until(() => providers.received.length === 1);
    for (const minutes of [3, 60]) {
      standAt(app, new Date(Date.parse(NOW) + minutes * 60_000).toISOString());
      await run(app);
    }
    expect(providers.received).toHaveLength(1);
    expect(await jobs()).toMatchObject([{ state: 'unknown' }]);
    const [shown] = (await (await app.as('admin')).get('messages')).body as { text: string }[];
    expect(shown?.text).toContain('के साथ अपॉइंटमेंट');
    expect(shown?.text).toMatch(/\/a\/…$/u);
    expect(JSON.stringify(shown)).not.toContain(link.slice(link.lastIndexOf('/') + 1));
  });
});

it('an e-mail is always the fullest, whatever is registered', async () => {
  const mail = await startTestApp({
    database: app.config.databaseUrl,
    env: { SMS_URL: providers.smsUrl, SMS_TOKEN: 't', ...DLT, SMTP_URL: providers.smtpUrl, SMTP_FROM: 'desk@example.in' },
  });
  try {
    standAt(mail, NOW);
    const { link } = await booked();
    await app.sql.query(`update message_jobs set channel = 'email', recipient = 'asha@example.in'`);
    await sendDue(mail);
    expect(providers.received.map(({ channel, text }) => [channel, text.endsWith(link)])).toEqual([['email', true]]);
  } finally {
    await mail.close();
  }
});
