import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { needAction, needText, NEEDS } from '@arogya/domain/appointments/needs';
import { auditOf } from '../testing/audit';
import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, wrote, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

type User = Caller & { readonly userId: string };
let app: TestApp;
let [agent, hospital, doctor] = [] as unknown as [User, User, User];
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp();
  agent = await app.as('agent');
});
beforeEach(async () => {
  standAt(app, NOW);
  await app.sql.query(`update appointments set archived_at = '2026-01-01' where archived_at is null`);
  clinic = await makeClinic(app);
  hospital = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
  doctor = await app.as('doctor');
  await app.sql.query('update doctors set user_id = $1 where id = $2', [doctor.userId, clinic.doctor.id]);
});
afterAll(() => app.close());

const at = (day: number, time: string): string => `2026-11-${day}T${time}:00+05:30`;
/** Confirmed, unless it is said otherwise. */
async function appointment(start: string, fields: object = {}): Promise<string> {
  const ids = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
  return (await make.appointment(app.sql, start, { ...ids, status: 'confirmed', ...fields })).id;
}
async function affected(id: string, state: string): Promise<string> {
  const change = randomUUID();
  await app.sql.query(
    `insert into calendar_changes (id, kind, hospital_id, doctor_id, change, was, made_by, made_at, starts_at)
     values ($1, 'leave', $2, $3, '{}', '{}', $1, $4, $4)`,
    [change, clinic.hospital.id, clinic.doctor.id, NOW],
  );
  await app.sql.query('insert into calendar_change_appointments (change_id, appointment_id, known_version, state) values ($1, $2, 1, $3)', [
    change,
    id,
    state,
  ]);
  return change;
}
const message = (id: string, state: string, template = 'reminder') =>
  app.sql.query(
    `insert into message_jobs (channel, recipient, template, appointment_id, day, start_at, state, next_at, not_after, created_at)
     select 'sms', '', $4, id, day, start_at, $2, $3, $3, $3 from appointments where id = $1`,
    [id, state, NOW, template],
  );

interface Row {
  readonly id: string;
  readonly need: string;
  readonly calendarChangeId: string | null;
}
const rowsOf = async (who: Caller, query = ''): Promise<Row[]> => (await who.get(`appointments/needs${query}`)).body as Row[];
const needsOf = async (who: Caller): Promise<[string, string][]> => (await rowsOf(who)).map(({ id, need }) => [id, need]);

describe('an appointment needs somebody', () => {
  it('to be confirmed, when it is pending for today or tomorrow at its hospital', async () => {
    const [today, tomorrow] = [
      await appointment(at(24, '11:00'), { status: 'pending' }),
      await appointment(at(25, '23:45'), { status: 'pending' }),
    ];
    await appointment(at(26, '00:00'), { status: 'pending' });
    await appointment(at(25, '10:00'));
    expect(await needsOf(hospital)).toEqual([
      [today, 'confirm'],
      [tomorrow, 'confirm'],
    ]);
    standAt(app, at(25, '00:10'));
    expect((await needsOf(hospital)).map(([, need]) => need)).toEqual(['confirm', 'confirm']);
  });

  it('to be closed, when it began more than 30 minutes ago today and is still pending or confirmed', async () => {
    const [pending, confirmed] = [await appointment(at(24, '09:00'), { status: 'pending' }), await appointment(at(24, '09:15'))];
    await appointment(at(24, '09:30'), { status: 'completed' });
    await appointment(at(24, '09:45'));
    await appointment(at(23, '16:00'));
    expect(await needsOf(hospital)).toEqual([
      [pending, 'close'],
      [confirmed, 'close'],
    ]);
    standAt(app, at(24, '23:50'));
    expect(await needsOf(hospital)).toHaveLength(3);
    standAt(app, at(25, '00:10'));
    expect(await needsOf(hospital)).toEqual([]);
  });

  it.each(['open', 'failed'])('to be decided about, while a change of the calendar has left it %s and it is to come', async (state) => {
    const [id, past, done] = [await appointment(at(28, '09:00')), await appointment(at(23, '09:00')), await appointment(at(28, '10:00'))];
    const change = await affected(id, state);
    await affected(past, state);
    await affected(done, 'done');
    expect(await rowsOf(hospital)).toMatchObject([{ id, need: 'decide', calendarChangeId: change }]);
  });

  it('to be called, when a message about this time has failed for good and it is within 48 hours', async () => {
    const [id, far, sent] = [await appointment(at(26, '10:00')), await appointment(at(26, '10:15')), await appointment(at(25, '10:00'))];
    await message(id, 'failed');
    await message(far, 'failed');
    await message(sent, 'sent');
    expect(await needsOf(hospital)).toEqual([[id, 'call']]);
    await app.sql.query(
      `update appointments set start_at = start_at - interval '1 hour', end_at = end_at - interval '1 hour' where id = $1`,
      [id],
    );
    expect(await needsOf(hospital)).toEqual([]);
  });

  it('to be called, when nobody could be told that it is cancelled, as they would come; not who has cancelled it', async () => {
    const cancelled = (time: string, fields: object = {}) => appointment(at(25, time), { status: 'cancelled', ...fields });
    const [untold, told, reminded] = [await cancelled('10:00'), await cancelled('10:15'), await cancelled('10:30')];
    const byPatient = await cancelled('10:45', { said: { cancel: 'better' } });
    await message(untold, 'failed', 'cancelled');
    await message(told, 'sent', 'cancelled');
    await message(reminded, 'failed', 'reminder');
    await message(byPatient, 'failed', 'cancelled');
    expect(await needsOf(hospital)).toEqual([[untold, 'call']]);
    expect(await needsOf(doctor)).toEqual([[untold, 'call']]);
    standAt(app, at(25, '10:01'));
    expect(await needsOf(hospital)).toEqual([]);
  });

  it('to have its reported details read, while it is expected', async () => {
    const id = await appointment(at(29, '10:00'), { reported: { age: 41 } });
    await appointment(at(29, '11:00'), { reported: { age: 41 }, status: 'cancelled' });
    await appointment(at(23, '11:00'), { reported: { age: 41 } });
    expect(await needsOf(hospital)).toEqual([[id, 'reported']]);
  });

  it('once, for the most urgent of its reasons', async () => {
    const id = await appointment(at(25, '10:00'), { status: 'pending', reported: { age: 41 } });
    expect(await needsOf(hospital)).toEqual([[id, 'confirm']]);
    await message(id, 'failed');
    expect(await needsOf(hospital)).toEqual([[id, 'call']]);
    await affected(id, 'open');
    await affected(id, 'failed');
    expect(await needsOf(hospital)).toEqual([[id, 'decide']]);
    await app.sql.query(`update appointments set status = 'cancelled' where id = $1`, [id]);
    expect(await needsOf(hospital)).toEqual([]);
  });
});

describe('the list', () => {
  it('shows each role what it may see and settle', async () => {
    const [decide, close, reported] = [
      await appointment(at(28, '09:00')),
      await appointment(at(24, '09:00')),
      await appointment(at(29, '09:00'), { reported: { age: 41 } }),
    ];
    await affected(decide, 'open');
    const other = await makeClinic(app);
    const foreign = await appointment(at(24, '08:00'), { doctor_id: other.doctor.id, hospital_id: other.hospital.id });
    expect(await needsOf(agent)).toEqual([
      [foreign, 'close'],
      [close, 'close'],
      [decide, 'decide'],
      [reported, 'reported'],
    ]);
    expect((await needsOf(hospital)).map(([id]) => id)).toEqual([close, decide, reported]);
    expect(await needsOf(doctor)).toEqual([[close, 'close']]);
    expect(await needsOf(await app.as('hospital_admin'))).toEqual([]);
  });

  it('goes on page by page in the order of time, counted up to a hundred', async () => {
    const patient = (await make.patient(app.sql)).id;
    const doctors = await Promise.all(Array.from({ length: 13 }, () => make.doctor(app.sql, { hospital_id: clinic.hospital.id })));
    for (const { id } of doctors) {
      for (const hour of ['09', '10', '11', '12', '13', '14', '15', '16'])
        await appointment(at(25, `${hour}:00`), { doctor_id: id, patient_id: patient, status: 'pending' });
    }
    const first = await hospital.get('appointments/needs?pageSize=40');
    expect([first.headers['x-total-count'], first.headers['x-total-capped']]).toEqual(['100', 'true']);
    const seen = (first.body as Row[]).map(({ id }) => id);
    let next = /<\/api\/(?<path>[^>]+)>; rel="next"/u.exec(String(first.headers.link))?.groups?.['path'];
    while (next) {
      const { body, headers } = await hospital.get(next);
      seen.push(...(body as Row[]).map(({ id }) => id));
      next = /<\/api\/(?<path>[^>]+)>; rel="next"/u.exec(String(headers.link))?.groups?.['path'];
    }
    const all = await app.sql.query<{ id: string }>('select id from appointments where hospital_id = $1 order by start_at, id', [
      clinic.hospital.id,
    ]);
    expect(seen).toEqual(all.map(({ id }) => id));
    expect((await hospital.get('appointments/needs?sort=number')).status).toBe(400);
  });

  it('has one total for all who look within two seconds, each scope its own, until this server writes', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    const total = async (who: Caller, query = '') =>
      Number((await who.get(`appointments/needs?pageSize=1${query}`)).headers['x-total-count']);
    const other = await make.hospital(app.sql, { name: 'Other Hospital' });
    const theirs = await app.as('hospital_admin', { hospital_id: other.id });
    for (const time of ['11:00', '11:15']) await appointment(at(24, time), { status: 'pending' });
    expect([await total(hospital), await total(theirs)]).toEqual([2, 0]);
    for (const time of ['12:00', '12:15', '12:30']) await appointment(at(24, time), { status: 'pending', hospital_id: other.id });
    await appointment(at(24, '13:00'), { status: 'pending' });
    expect([await total(hospital), await total(theirs), await total(agent), await total(doctor)]).toEqual([2, 3, 6, 6]);
    expect(await total(agent, `&hospitalId=${other.id}`)).toBe(3);
    wrote(app);
    expect(await total(hospital)).toBe(3);
    clock.mockRestore();
  });

  it('is counted by hospital, each appointment once, those with most first, and one hospital can be asked for', async () => {
    const other = await make.hospital(app.sql, { name: 'Other Hospital' });
    const elsewhere = await appointment(at(24, '11:00'), { status: 'pending', hospital_id: other.id });
    const late = await appointment(at(24, '09:00'), { status: 'pending' });
    await appointment(at(24, '11:15'), { status: 'pending' });
    await message(late, 'failed');
    const counts = async (who: Caller) => (await who.get('appointments/needs/counts')).body;
    const own = { hospitalId: clinic.hospital.id, hospitalName: clinic.hospital.name, total: 2 };
    expect(await counts(agent)).toEqual([own, { hospitalId: other.id, hospitalName: 'Other Hospital', total: 1 }]);
    expect(await counts(hospital)).toEqual([own]);
    const ids = async (who: Caller) => (await rowsOf(who, `?hospitalId=${other.id}`)).map(({ id }) => id);
    expect(await ids(agent)).toEqual([elsewhere]);
    expect(await ids(hospital)).toEqual([]);
  });

  it('is audited with whom it has shown', async () => {
    const id = await appointment(at(24, '09:00'));
    const [row] = await auditOf(app, () => hospital.get('appointments/needs'));
    expect(row).toMatchObject({ action: 'listed', entity: 'appointment', row_count: 1, actor_id: hospital.userId });
    expect(row?.shown).toEqual([id]);
    const { body } = await (await app.as('admin')).get(`audit?entity=patient&entityId=${clinic.patient.id}`);
    expect(body).toEqual(expect.arrayContaining([expect.objectContaining({ requestId: row?.request_id })]));
  });
});

it('every reason has its sentence and its button', () => {
  const row = (need: (typeof NEEDS)[number]) => ({ need, appointmentDate: '2026-11-24T10:00:00+05:30' });
  const after = (minutes: number): number => Date.parse('2026-11-24T10:00:00+05:30') + minutes * 60_000;
  for (const need of NEEDS) expect([needText(row(need), after(0)), needAction({ need }).label].every(Boolean)).toBe(true);
  expect(needText(row('close'), after(45))).toBe('Started 45 min ago: completed or no-show?');
  expect(needText(row('close'), after(200))).toBe('Started 3 h ago: completed or no-show?');
});
