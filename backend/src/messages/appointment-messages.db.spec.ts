import { LinkTokens } from '../link-tokens/link-token';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { sendDue } from '../testing/send-due';

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

const appointment = (start: string, fields: object = {}) =>
  make.appointment(app.sql, start, {
    doctor_id: clinic.doctor.id,
    patient_id: clinic.patient.id,
    hospital_id: clinic.hospital.id,
    created_at: LONG_AGO,
    ...fields,
  });
const scan = (): Promise<void> => sendDue(app);
const opened = () =>
  app.sql.query<{ template: string; recipient: string; text: string; channel: string }>(
    'select template, recipient, text, channel from outbox_messages order by at, template',
  );
const templates = async (): Promise<string[]> => (await opened()).map(({ template }) => template);

describe('an appointment that was booked', () => {
  it('is confirmed once, by the number that people read out, and without a word of who or why', async () => {
    await app.sql.query(`update hospitals set name = 'Lotus Care', phone = '+91 55500 10000' where id = $1`, [clinic.hospital.id]);
    await app.sql.query(`update doctors set full_name = 'Dr. Meera Iyer' where id = $1`, [clinic.doctor.id]);
    const { id } = await appointment('2026-12-01T09:30:00+05:30', { created_at: NOW, notes: 'Secret' });
    await app.sql.query(`update patients set symptoms = 'Secret' where id = $1`, [clinic.patient.id]);
    await scan();
    await scan();
    const { number = 0 } = (await app.sql.one<{ number: number }>('select number from appointments where id = $1', [id])) ?? {};
    const link = app.app.get(LinkTokens).addressOf({ number, linkVersion: 0 });
    expect(await opened()).toEqual([
      {
        template: 'confirmation',
        channel: 'sms',
        recipient: '+915550010001',
        text: `Lotus Care: appointment AD-${number} with Dr. Meera Iyer is booked for 01 Dec 2026, 9:30 AM. See, move or cancel it: ${link}`,
      },
    ]);
    const jobs = await app.sql.query('select state, recipient, params from message_jobs');
    expect(jobs).toEqual([{ state: 'sent', recipient: '', params: { doctorId: clinic.doctor.id } }]);
  });

  it('is not confirmed when it is cancelled, past, archived or was booked long ago', async () => {
    const far = (day: number): string => `2026-12-0${day}T09:30:00+05:30`;
    await appointment(far(1), { created_at: NOW, status: 'cancelled' });
    await appointment(far(2), { created_at: NOW, archived_at: NOW });
    await appointment('2026-11-24T09:00:00+05:30', { created_at: NOW });
    await appointment(far(3));
    await scan();
    expect(await opened()).toEqual([]);
    await appointment(far(4), { created_at: NOW });
    await scan();
    expect(await templates()).toEqual(['confirmation']);
  });

  it('goes out by e-mail where the phone can be no number', async () => {
    const { id } = await make.patient(app.sql, { phone: 'extension 1234567', phone_key: '1234567', email: 'asha@example.in' });
    await appointment('2026-12-01T09:30:00+05:30', { created_at: NOW, patient_id: id });
    await scan();
    expect(await opened()).toMatchObject([{ channel: 'email', recipient: 'asha@example.in' }]);
  });
});

describe('an appointment of tomorrow', () => {
  it('is reminded of once', async () => {
    await appointment(tomorrowAt('09:30'));
    await Promise.all([scan(), scan(), scan()]);
    standAt(app, '2026-11-24T18:00:00+05:30');
    await scan();
    expect(await templates()).toEqual(['reminder']);
    expect((await opened())[0]?.text).toContain('tomorrow, 25 Nov 2026, 9:30 AM.');
  });

  it('is one by the clock of the hospital, also ten minutes around midnight elsewhere', async () => {
    await app.sql.query(`update hospitals set time_zone = 'America/New_York' where id = $1`, [clinic.hospital.id]);
    await appointment('2026-11-25T20:00:00-05:00', { day: '2026-11-25', time_slot: '20:00' });
    standAt(app, '2026-11-24T08:50:00-05:00');
    await scan();
    expect(await opened()).toEqual([]);
    standAt(app, '2026-11-24T09:10:00-05:00');
    await scan();
    expect(await templates()).toEqual(['reminder']);
  });

  it.each([
    ['at night', '2026-11-24T23:50:00+05:30', tomorrowAt('09:30'), {}],
    ['on its own day', '2026-11-25T09:00:00+05:30', tomorrowAt('09:30'), {}],
    ['two days before', '2026-11-23T12:00:00+05:30', tomorrowAt('09:30'), {}],
    ['when it is cancelled', NOW, tomorrowAt('09:30'), { status: 'cancelled' }],
    ['when it is over', NOW, tomorrowAt('09:30'), { status: 'completed' }],
    ['when it was deleted', NOW, tomorrowAt('09:30'), { archived_at: NOW }],
  ])('is not reminded of %s', async (_, now, start, fields) => {
    await appointment(start, fields);
    standAt(app, now);
    await scan();
    expect(await templates()).not.toContain('reminder');
  });

  it('is not reminded of when it is cancelled between the scan and the sending', async () => {
    const { id } = await appointment(tomorrowAt('09:30'));
    await app.sql.query(
      `insert into message_jobs (channel, recipient, template, params, appointment_id, day, start_at, next_at, not_after, created_at)
       values ('sms', '+91', 'reminder', '{"time":"09:30"}', $1, '2026-11-25', $3, $2, $2::timestamptz + interval '1 day', $2)`,
      [id, NOW, tomorrowAt('09:30')],
    );
    await app.sql.query(`update appointments set status = 'cancelled' where id = $1`, [id]);
    await scan();
    expect(await opened()).toEqual([]);
    expect(await app.sql.query('select state from message_jobs')).toEqual([{ state: 'dropped' }]);
  });

  it('is announced by the confirmation alone when it has only just been booked', async () => {
    await appointment(tomorrowAt('09:30'), { created_at: '2026-11-24T10:00:00+05:30' });
    await scan();
    expect(await templates()).toEqual(['confirmation']);
    standAt(app, '2026-11-24T11:30:00+05:30');
    await scan();
    expect((await templates()).sort()).toEqual(['confirmation', 'reminder']);
  });

  it('is reminded of again when it has been moved to another day', async () => {
    const { id } = await appointment(tomorrowAt('09:30'));
    await scan();
    await app.sql.query(
      `update appointments set start_at = start_at + interval '2 days', end_at = end_at + interval '2 days', day = day + 2 where id = $1`,
      [id],
    );
    standAt(app, '2026-11-26T10:00:00+05:30');
    await scan();
    expect(await templates()).toEqual(['reminder', 'reminder']);
  });
});

describe('an appointment that changes', () => {
  const LATER = '2026-11-24T10:30:00+05:30';
  const start = '2026-12-01T09:30:00+05:30';
  const changed = (id: string, what: string) =>
    app.sql.query(`update appointments set ${what}, updated_at = $2 where id = $1`, [id, LATER]);
  const booked = async (at = start): Promise<string> => {
    const { id } = await appointment(at, { created_at: NOW });
    await scan();
    standAt(app, '2026-11-24T10:30:15+05:30');
    return id;
  };

  it('is announced with its new time, once for each', async () => {
    const id = await booked();
    await changed(id, `start_at = start_at + interval '1 hour', end_at = end_at + interval '1 hour', time_slot = '10:30'`);
    await Promise.all([scan(), scan(), scan()]);
    expect(await templates()).toEqual(['confirmation', 'moved']);
    expect((await opened())[1]?.text).toContain('is now on 01 Dec 2026, 10:30 AM.');
  });

  it('is announced when another doctor takes it at the same time', async () => {
    const { id } = await make.doctor(app.sql, { full_name: 'Anil Rao' });
    await changed(await booked(), `doctor_id = '${id}'`);
    await scan();
    expect((await opened())[1]?.text).toContain('with Dr. Anil Rao is now on 01 Dec 2026, 9:30 AM.');
  });

  it('is not announced when something else of it changes', async () => {
    await changed(await booked(), `notes = 'Brings the X-ray'`);
    await scan();
    expect(await templates()).toEqual(['confirmation']);
  });

  it.each([
    ['cancelled', `status = 'cancelled'`],
    ['deleted', `archived_at = '${LATER}'`],
  ])('is announced once when it is %s', async (_, what) => {
    await changed(await booked(), what);
    await scan();
    await scan();
    expect(await templates()).toEqual(['confirmation', 'cancelled']);
    expect((await opened())[1]?.text).toMatch(/on 01 Dec 2026, 9:30 AM is cancelled\./u);
  });

  it('is announced when its doctor is deleted, and not when it is past or was cancelled long ago', async () => {
    // A deletion takes the real time, not that of the test: this one is upcoming whatever day the test runs on.
    const id = await booked('2999-12-01T09:30:00+05:30');
    await appointment('2026-11-24T09:00:00+05:30', { status: 'cancelled', updated_at: LATER });
    await appointment('2026-12-02T09:00:00+05:30', { status: 'cancelled', updated_at: LONG_AGO });
    await (await app.as('admin')).delete(`doctors/${clinic.doctor.id}`);
    await app.sql.query('update appointments set updated_at = $2 where id = $1', [id, LATER]);
    await scan();
    expect(await templates()).toEqual(['confirmation', 'cancelled']);
  });

  it('is not announced as cancelled when it has come back before the message went out', async () => {
    const id = await booked();
    await app.sql.query(
      `insert into message_jobs (channel, recipient, template, params, appointment_id, day, start_at, next_at, not_after, created_at)
       values ('sms', '+91', 'cancelled', '{}', $1, '2026-12-01', $2, $3, $2, $3)`,
      [id, start, LATER],
    );
    await scan();
    expect(await templates()).toEqual(['confirmation']);
  });
});

it('a message that was on its way to somebody who was erased meanwhile is not sent once more', async () => {
  const lost = `insert into message_jobs (channel, recipient, template, params, state, tries, next_at, not_after, created_at)
    select 'sms', address, 'code', '{"code":"1"}', 'sending', 1, $1, $1::timestamptz + interval '1 hour', $1 from unnest(array['', '+915550010009']) address`;
  await app.sql.query(lost, [NOW]);
  await scan();
  expect((await opened()).map(({ recipient }) => recipient)).toEqual(['+915550010009']);
  expect(await app.sql.query('select state from message_jobs')).toEqual([{ state: 'dropped' }]);
});

describe('the outbox', () => {
  it('is read by administrators, newest first, and searched', async () => {
    await appointment(tomorrowAt('09:30'), { created_at: NOW });
    await scan();
    standAt(app, '2026-11-24T12:00:00+05:30');
    await scan();
    const admin = await app.as('admin');
    const { body } = await admin.get('messages');
    expect(body.map(({ template }: { template: string }) => template)).toEqual(['reminder', 'confirmation']);
    for (const query of ['template=reminder', 'q=booked%20for']) expect((await admin.get(`messages?${query}`)).body).toHaveLength(1);
    expect((await admin.get('messages?sort=text')).status).toBe(400);
    for (const role of ['agent', 'doctor', 'hospital_admin'] as const)
      expect((await (await app.as(role)).get('messages')).status).toBe(403);
  });

  it('is not there where messages are not kept', async () => {
    const other = await startTestApp();
    try {
      expect((await (await other.as('admin')).get('messages')).status).toBe(404);
      expect((await other.visitor().get('/mfe-manifest.json')).text).not.toContain('/outbox');
    } finally {
      await other.close();
    }
  });
});
