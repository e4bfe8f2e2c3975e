import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, TOMORROW, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { AffectedAppointment, CalendarChangeDetails, DecisionOf } from './calendar-change.dto';
import { SettleAffected } from './settle.service';

let app: TestApp;
let admin: Caller & { userId: string };
let desk: Caller & { userId: string };
let doctorUser: Caller & { userId: string };
let clinic: Clinic;
let colleague: { readonly id: string };

beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  admin = await app.as('admin');
});
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app, { specialty: 'Cardiology' });
  colleague = await make.doctor(app.sql, { hospital_id: clinic.hospital.id, specialty: 'Cardiology', full_name: 'Anil Rao' });
  desk = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
  doctorUser = await app.as('doctor');
  await app.sql.transaction({ role: 'system' }, (db) =>
    db.query('update doctors set user_id = $2 where id = $1', [clinic.doctor.id, doctorUser.userId]),
  );
});
afterAll(() => app.close());

const leave = (more: object = {}) => ({ kind: 'leave', doctorId: clinic.doctor.id, from: TOMORROW, leaveKind: 'sick', ...more });

async function book(time: string, patientId?: string): Promise<string> {
  const patient = patientId ?? (await make.patient(app.sql)).id;
  const body = { patientId: patient, doctorId: clinic.doctor.id, appointmentDate: tomorrowAt(time) };
  const answer = await admin.post('appointments', body);
  expect(answer.status).toBe(201);
  return (answer.body as { id: string }).id;
}
const preview = async (change: object, who: Caller = desk): Promise<AffectedAppointment[]> => {
  const answer = await who.post('calendar-changes/preview', { change });
  expect(answer.status).toBe(200);
  return (answer.body as { appointments: AffectedAppointment[] }).appointments;
};
const asProposed = (all: readonly AffectedAppointment[]): DecisionOf[] =>
  all.map(({ id, version, decision }) => ({ ...decision, appointmentId: id, version }));
async function make_(change: object, decisions: readonly object[] = [], who: Caller = desk): Promise<CalendarChangeDetails> {
  const answer = await who.post('calendar-changes', { change, decisions });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as CalendarChangeDetails;
}
const later = (seconds: number): void => standAt(app, new Date(Date.parse(NOW) + seconds * 1000).toISOString());
async function settle(seconds = 16): Promise<void> {
  later(seconds);
  await app.app.get(SettleAffected).run();
}
const appointment = async (id: string) => (await admin.get(`appointments/${id}`)).body as Record<string, unknown>;
const change = async (id: string) => (await desk.get(`calendar-changes/${id}`)).body as CalendarChangeDetails;
const statesOf = ({ appointments }: CalendarChangeDetails) => appointments.map(({ state }) => state);

describe('a doctor who is away tomorrow', () => {
  it('is seen with the appointments that it affects and other places for them; nothing is written', async () => {
    const [first, second] = [await book('09:00'), await book('09:15')];
    const list = await preview(leave());
    expect(list).toMatchObject([
      { id: first, version: 1, why: 'The doctor is on leave on this day.', decision: { act: 'reassign', doctorId: colleague.id } },
      { id: second, decision: { act: 'reassign', doctorId: colleague.id } },
    ]);
    expect(list.map(({ decision }) => ('at' in decision ? decision.at : null))).toEqual([tomorrowAt('09:00'), tomorrowAt('09:15')]);
    expect(list[0]?.proposals).toContainEqual({ act: 'move', at: '2026-11-26T09:00:00+05:30', doctorName: expect.any(String) as string });
    expect((await desk.get(`doctors/${clinic.doctor.id}/calendar`)).body).toMatchObject({ leaves: [] });
  });

  it('keeps those who have been with them before', async () => {
    const known = (await make.patient(app.sql)).id;
    await book('09:00', known);
    const again = await book('11:00', known);
    const [, second] = await preview(leave());
    expect(second).toMatchObject({ id: again, keepsDoctor: true, decision: { act: 'move', at: '2026-11-26T09:15:00+05:30' } });
  });

  it('cannot be booked from then on, and each appointment is settled as decided after 15 seconds, not before', async () => {
    const ids = [await book('09:00'), await book('09:15'), await book('09:30'), await book('09:45')];
    const list = await preview(leave());
    const [a, b, c, d] = asProposed(list);
    const made = await make_(
      leave(),
      [a, { ...b, act: 'cancel' }, { ...c, act: 'keep' }, { ...d, act: 'move', at: '2026-11-26T10:00:00+05:30' }].map(
        (one) => one as object,
      ),
    );
    expect(statesOf(made)).toEqual(['ready', 'ready', 'done', 'ready']);
    const refused = await admin.post('appointments', {
      patientId: clinic.patient.id,
      doctorId: clinic.doctor.id,
      appointmentDate: tomorrowAt('11:00'),
    });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'leave' } });

    await settle(14);
    expect(await appointment(ids[1] ?? '')).toMatchObject({ status: 'pending', version: 1 });
    await settle(16);
    expect(statesOf(await change(made.id))).toEqual(['done', 'done', 'done', 'done']);
    expect(await appointment(ids[0] ?? '')).toMatchObject({ doctorId: colleague.id, appointmentDate: tomorrowAt('09:00') });
    expect(await appointment(ids[1] ?? '')).toMatchObject({ status: 'cancelled' });
    expect(await appointment(ids[2] ?? '')).toMatchObject({ doctorId: clinic.doctor.id, version: 1 });
    expect(await appointment(ids[3] ?? '')).toMatchObject({ doctorId: clinic.doctor.id, appointmentDate: '2026-11-26T10:00:00+05:30' });
  });

  it('is taken back as a whole in the first seconds, and no longer after them', async () => {
    const id = await book('09:00');
    const made = await make_(leave(), asProposed(await preview(leave())));
    later(9);
    expect((await desk.delete(`calendar-changes/${made.id}`)).status).toBe(204);
    await settle(60);
    expect(await appointment(id)).toMatchObject({ doctorId: clinic.doctor.id, version: 1 });
    expect(await preview(leave())).toHaveLength(1);

    standAt(app, NOW);
    const second = await make_(leave(), []);
    later(16);
    expect(await desk.delete(`calendar-changes/${second.id}`)).toMatchObject({ status: 409, body: { type: 'urn:arogyadesk:undoEnded' } });
  });

  it('leaves open what was booked or changed between preview and save', async () => {
    const [seen, changed] = [await book('09:00'), await book('09:15')];
    const decisions = asProposed(await preview(leave()));
    const booked = await book('10:00');
    expect((await admin.put(`appointments/${changed}`, { notes: 'Brings a report' })).status).toBe(200);
    const made = await make_(leave(), decisions);
    expect(made.appointments.map(({ id, state }) => [id, state])).toEqual([
      [seen, 'ready'],
      [changed, 'open'],
      [booked, 'open'],
    ]);
    expect(made).toMatchObject({ open: 2, ready: 1, done: 0 });
  });

  it('says what could not be had, with the nearest starts, until somebody decides again', async () => {
    const id = await book('09:00');
    const decisions = asProposed(await preview(leave()));
    const made = await make_(leave(), decisions);
    const other = { patientId: clinic.patient.id, doctorId: colleague.id, appointmentDate: tomorrowAt('09:00') };
    expect((await admin.post('appointments', other)).status).toBe(201);
    await settle();
    const [failed] = (await change(made.id)).appointments;
    expect(failed).toMatchObject({ id, state: 'failed', why: 'This time has just been taken. Please choose another one.' });
    expect(failed?.nearest).toContain(tomorrowAt('09:15'));
    expect(((await desk.get('calendar-changes?open=true')).body as unknown[]).length).toBe(1);

    const again = { act: 'reassign', doctorId: colleague.id, at: tomorrowAt('09:15') };
    expect((await desk.put(`calendar-changes/${made.id}/appointments/${id}`, again)).status).toBe(200);
    await settle(20);
    expect(await appointment(id)).toMatchObject({ doctorId: colleague.id, appointmentDate: tomorrowAt('09:15') });
    expect((await desk.get('calendar-changes?open=true')).body).toEqual([]);
  });

  it('does not touch an appointment that was cancelled meanwhile', async () => {
    const id = await book('09:00');
    const made = await make_(leave(), asProposed(await preview(leave())));
    await admin.put(`appointments/${id}`, { status: 'cancelled' });
    await settle();
    expect(statesOf(await change(made.id))).toEqual(['gone']);
    expect(await appointment(id)).toMatchObject({ status: 'cancelled', version: 2 });
  });
});

describe('a closed hospital, hours of weekdays, hours of a date', () => {
  it('a closure affects every doctor of the hospital, tells patients for what, and can be ended', async () => {
    await book('09:00');
    const closure = { kind: 'closure', hospitalId: clinic.hospital.id, closures: [{ day: TOMORROW, name: 'Diwali' }] };
    expect(await preview(closure)).toMatchObject([{ why: 'The hospital is closed on this day.' }]);
    await make_(closure);
    const slots = await admin.get(`doctors/${colleague.id}/slots?from=${TOMORROW}&to=${TOMORROW}`);
    expect(slots.body).toMatchObject({ days: [{ closedFor: 'Diwali' }] });
    const path = `hospitals/${clinic.hospital.id}/closures`;
    expect((await desk.get(path)).body).toEqual([{ day: TOMORROW, fromTime: null, toTime: null, name: 'Diwali', source: 'typed' }]);
    expect((await desk.delete(`${path}/${TOMORROW}`)).status).toBe(204);
    expect((await desk.get(path)).body).toEqual([]);
  });

  it('hours of weekdays and of a date change the starts, and come back as they were when taken back', async () => {
    const free = async () => {
      const { body } = await admin.get(`doctors/${clinic.doctor.id}/slots?from=${TOMORROW}&to=${TOMORROW}`);
      const { days } = body as { days: { starts: { time: string; free: boolean }[] }[] };
      return days[0]?.starts.filter((start) => start.free).map(({ time }) => time) ?? [];
    };
    await make_({ kind: 'hours', doctorId: clinic.doctor.id, hours: { Wednesday: ['16:00-16:30'] } });
    expect(await free()).toEqual(['16:00', '16:15']);
    const made = await make_({ kind: 'dayHours', doctorId: clinic.doctor.id, day: TOMORROW, ranges: ['08:00-08:30'] });
    expect(await free()).toEqual(['08:00', '08:15']);
    expect((await desk.get(`doctors/${clinic.doctor.id}/calendar`)).body).toEqual({
      hours: { Wednesday: ['16:00-16:30'] },
      dayHours: [{ day: TOMORROW, ranges: ['08:00-08:30'], despiteClosure: false }],
      leaves: [],
    });
    expect((await desk.delete(`calendar-changes/${made.id}`)).status).toBe(204);
    expect(await free()).toEqual(['16:00', '16:15']);
  });

  it('a change on which a later one stands is not taken back', async () => {
    const first = await make_({ kind: 'hours', doctorId: clinic.doctor.id, hours: { Wednesday: [] } });
    later(1);
    await make_({ kind: 'hours', doctorId: clinic.doctor.id, hours: { Wednesday: null } });
    expect(await desk.delete(`calendar-changes/${first.id}`)).toMatchObject({ status: 409, body: { type: 'urn:arogyadesk:undoEnded' } });
  });
});

describe('who may do what', () => {
  it('a doctor enters their own leave, decides about no appointment, and changes nothing else', async () => {
    await book('09:00');
    const decisions = asProposed(await preview(leave(), doctorUser));
    expect(statesOf(await make_(leave(), decisions, doctorUser))).toEqual(['open']);
    const others = [{ kind: 'hours', doctorId: clinic.doctor.id, hours: { Monday: [] } }, leave({ doctorId: colleague.id })];
    const statuses = [];
    for (const other of others) statuses.push((await doctorUser.post('calendar-changes', { change: other })).status);
    expect(statuses).toEqual([403, 404]);
  });

  it('another hospital finds neither doctor, nor closures, nor changes', async () => {
    const stranger = await app.as('hospital_admin');
    const made = await make_(leave());
    const statuses = [
      (await stranger.post('calendar-changes/preview', { change: leave() })).status,
      (await stranger.post('calendar-changes', { change: leave() })).status,
      (await stranger.get(`calendar-changes/${made.id}`)).status,
      (await stranger.delete(`calendar-changes/${made.id}`)).status,
      (await stranger.get(`doctors/${clinic.doctor.id}/calendar`)).status,
      (await stranger.get(`hospitals/${clinic.hospital.id}/closures`)).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await stranger.get('calendar-changes')).body).toEqual([]);
  });
});

describe('bad input', () => {
  it.each<[string, object, string]>([
    ['an end before its start', { to: '2026-11-24' }, 'change.to'],
    ['a day that has passed', { from: '2026-11-23' }, 'change.from'],
    ['more than 62 days', { to: '2027-03-01' }, 'change.to'],
    ['one time without the other', { fromTime: '10:00' }, 'change.toTime'],
    ['an end that is no later', { fromTime: '10:00', toTime: '10:00' }, 'change.toTime'],
    ['weeks without a weekday', { weeks: [1] }, 'change.weekdays'],
    ['an unknown kind of leave', { leaveKind: 'party' }, 'change.leaveKind'],
  ])('%s is refused with its field', async (_name, more, field) => {
    const answer = await desk.post('calendar-changes', { change: leave(more) });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
  });

  it('the same call with the same key is carried out once', async () => {
    const headers = { 'idempotency-key': 'away-once' };
    const [first, second] = [
      await desk.post('calendar-changes', { change: leave() }, headers),
      await desk.post('calendar-changes', { change: leave() }, headers),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((first.body as { id: string }).id).toBe((second.body as { id: string }).id);
    expect((await desk.get(`doctors/${clinic.doctor.id}/calendar`)).body).toMatchObject({ leaves: [{ from: TOMORROW }] });
    expect(((await desk.get('calendar-changes')).body as unknown[]).length).toBe(1);
  });
});

test('a server that dies while it settles leaves each appointment settled once, or still to be settled', async () => {
  const ids = [];
  for (const time of ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15']) ids.push(await book(time));
  const made = await make_(leave(), asProposed(await preview(leave())));
  later(16);
  // Its lease runs, as of a server that took all six and died after the second.
  const worker = app.app.get(SettleAffected) as unknown as { settle: (row: object) => Promise<void> };
  const carryOut = worker.settle.bind(worker);
  let settledSoFar = 0;
  worker.settle = (row) => (++settledSoFar > 2 ? Promise.reject(new Error('killed')) : carryOut(row));
  await app.app.get(SettleAffected).run();
  expect(statesOf(await change(made.id)).sort()).toEqual(['done', 'done', 'ready', 'ready', 'ready', 'ready']);
  worker.settle = carryOut;
  await app.app.get(SettleAffected).run();
  expect(statesOf(await change(made.id)).filter((state) => state === 'ready')).toHaveLength(4);
  await settle(90);
  expect(statesOf(await change(made.id))).toEqual(['done', 'done', 'done', 'done', 'done', 'done']);
  for (const id of ids) expect(await appointment(id)).toMatchObject({ doctorId: colleague.id, version: 2 });
});
