import { makeClinic, NOW, standAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { sendDue } from '../testing/send-due';

let app: TestApp;
let clinic: Clinic;
/** A colleague, who could take the appointment at its time. */
let colleague: string;
/** The appointment, confirmed to the patient: on 1 December at 9:30. */
let id: string;
let minutes: number;

beforeAll(async () => {
  app = await startTestApp({ env: { OUTBOX: '1' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  minutes = 0;
  standAt(app, NOW);
  await app.sql.query('delete from message_jobs');
  await app.sql.query('delete from outbox_messages');
  await app.sql.query('update appointments set archived_at = $1', ['2026-11-01T10:00:00+05:30']);
  clinic = await makeClinic(app, { full_name: 'Dr. Meera Iyer' });
  colleague = (await make.doctor(app.sql, { full_name: 'Dr. Anil Rao', hospital_id: clinic.hospital.id })).id;
  const place = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
  id = (await make.appointment(app.sql, '2026-12-01T09:30:00+05:30', { ...place, created_at: NOW })).id;
});

/** Some minutes later, when nothing can be undone any more. */
function later(): Date {
  minutes += 5;
  const now = Date.parse(NOW) + minutes * 60_000;
  standAt(app, new Date(now).toISOString());
  return new Date(now - 20_000);
}
const scan = (): Promise<void> => sendDue(app);
const setTo = (start: string, doctor: string) =>
  app.sql.query(
    `update appointments set start_at = $2, end_at = $2::timestamptz + interval '15 minutes', doctor_id = $3, time_slot = $4, updated_at = $5 where id = $1`,
    [id, `2026-12-01T${start}:00+05:30`, doctor, start, later()],
  );
const away = () => setTo('11:00', clinic.doctor.id);
const withColleague = () => setTo('09:30', colleague);
const back = () => setTo('09:30', clinic.doctor.id);
const texts = async (): Promise<string[]> => {
  const rows = await app.sql.query<{ text: string }>('select text from outbox_messages order by at, id');
  return rows.map(({ text }) => /with (?<what>Dr\. .+)\. See, move or cancel it: http/u.exec(text)?.groups?.['what'] ?? text);
};
const states = async (): Promise<string[]> =>
  (await app.sql.query<{ state: string }>('select state from message_jobs order by created_at')).map(({ state }) => state);

const BOOKED = 'Dr. Meera Iyer is booked for 01 Dec 2026, 9:30 AM';
const AWAY = 'Dr. Meera Iyer is now on 01 Dec 2026, 11:00 AM';
const WITH_COLLEAGUE = 'Dr. Anil Rao is now on 01 Dec 2026, 9:30 AM';
const BACK = 'Dr. Meera Iyer is now on 01 Dec 2026, 9:30 AM';

describe('an appointment that is moved and comes back', () => {
  it.each([
    ['from another time', away, AWAY],
    ['from a colleague', withColleague, WITH_COLLEAGUE],
  ])('%s before the patient was informed is no news', async (_from, move, said) => {
    await scan();
    await move();
    await back();
    await scan();
    expect(await texts()).toEqual([BOOKED]);
    // Control: where it is not, it is one.
    await move();
    await scan();
    expect(await texts()).toEqual([BOOKED, said]);
  });

  it.each([
    ['another time', away, AWAY],
    ['a colleague at its time', withColleague, WITH_COLLEAGUE],
  ])('again and again, by way of %s, is announced each time, once', async (_to, move, said) => {
    await scan();
    for (const change of [move, back, move, back]) {
      await change();
      await Promise.all([scan(), scan(), scan()]);
    }
    expect(await texts()).toEqual([BOOKED, said, BACK, said, BACK]);
    later();
    await scan();
    expect(await texts()).toHaveLength(5);
  });

  it.each([
    ['another time', away],
    ['a colleague at its time', withColleague],
  ])('while the message about %s could not be sent yet is announced neither', async (_to, move) => {
    await scan();
    await move();
    const waits = new Date(Date.parse(NOW) + 15 * 60_000);
    await app.sql.query(
      `insert into message_jobs (channel, recipient, template, params, appointment_id, day, start_at, tries, next_at, not_after, created_at)
       select 'sms', '+915550010001', 'moved', jsonb_build_object('doctorId', doctor_id), id, day, start_at, 1, $2, start_at, updated_at
       from appointments where id = $1`,
      [id, waits],
    );
    await back();
    await scan();
    later();
    await scan();
    later();
    await scan();
    expect(await states()).toEqual(['sent', 'dropped']);
    expect(await texts()).toEqual([BOOKED]);
  });
});

it('a confirmation that could not be sent before another doctor took the appointment says nothing that is no longer true', async () => {
  await app.sql.query(
    `insert into message_jobs (channel, recipient, template, params, appointment_id, day, start_at, next_at, not_after, created_at)
     select 'sms', '+915550010001', 'confirmation', jsonb_build_object('doctorId', doctor_id), id, day, start_at, $2, start_at, $2
     from appointments where id = $1`,
    [id, NOW],
  );
  await withColleague();
  await scan();
  await scan();
  expect(await texts()).toEqual([WITH_COLLEAGUE]);
});
