import { startTestApp, type TestApp } from '../testing/test-app';
import { make } from '../testing/make';
import type { Caller } from '../testing/caller';
import { asProposed, CalendarClinic, statesOf } from '../testing/calendar-clinic';
import { NOW, standAt, tomorrowAt } from '../testing/clinic';
import { ChangeAppointment } from '../appointments/booking/change';
import { SettleAffected } from './settle.service';
import { sendDue } from '../testing/send-due';

let app: TestApp;
let admin: Caller;
let place: CalendarClinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true, env: { OUTBOX: '1' } });
  admin = await app.as('admin');
});
beforeEach(async () => {
  await app.sql.query('delete from message_jobs');
  await app.sql.query('delete from outbox_messages');
  await app.sql.query('update appointments set archived_at = $1', ['2026-01-01T00:00:00Z']);
  place = await CalendarClinic.of(app, admin);
});
afterAll(() => app.close());

describe('a doctor who is away tomorrow', () => {
  it('is seen with the appointments that it affects and other places for them; nothing is written', async () => {
    const [first, second] = [await place.book('09:00'), await place.book('09:15')];
    const list = await place.preview(place.leave());
    expect(list).toMatchObject([
      { id: first, version: 1, why: 'The doctor is on leave on this day.', decision: { act: 'reassign', doctorId: place.colleague.id } },
      { id: second, decision: { act: 'reassign', doctorId: place.colleague.id } },
    ]);
    expect(list.map(({ decision }) => ('at' in decision ? decision.at : null))).toEqual([tomorrowAt('09:00'), tomorrowAt('09:15')]);
    expect(list[0]?.proposals).toContainEqual({ act: 'move', at: '2026-11-26T09:00:00+05:30', doctorName: expect.any(String) as string });
    expect((await place.staff.get(`doctors/${place.clinic.doctor.id}/calendar`)).body).toMatchObject({ leaves: [] });
  });

  it('keeps those who have been with them before', async () => {
    const known = (await make.patient(app.sql)).id;
    await place.book('09:00', known);
    const again = await place.book('11:00', known);
    const [, second] = await place.preview(place.leave());
    expect(second).toMatchObject({ id: again, keepsDoctor: true, decision: { act: 'move', at: '2026-11-26T09:15:00+05:30' } });
  });

  it('cannot be booked from then on, and each appointment is settled as decided after 15 seconds, not before', async () => {
    const ids = [await place.book('09:00'), await place.book('09:15'), await place.book('09:30'), await place.book('09:45')];
    const list = await place.preview(place.leave());
    const [a, b, c, d] = asProposed(list);
    const made = await place.make(
      place.leave(),
      [a, { ...b, act: 'cancel' }, { ...c, act: 'keep' }, { ...d, act: 'move', at: '2026-11-26T10:00:00+05:30' }].map(
        (one) => one as object,
      ),
    );
    expect(statesOf(made)).toEqual(['ready', 'ready', 'done', 'ready']);
    const refused = await admin.post('appointments', {
      patientId: place.clinic.patient.id,
      doctorId: place.clinic.doctor.id,
      appointmentDate: tomorrowAt('11:00'),
    });
    expect(refused).toMatchObject({ status: 409, body: { reason: 'leave' } });

    await place.settle(14);
    expect(await place.appointment(ids[1] ?? '')).toMatchObject({ status: 'pending', version: 1 });
    await place.settle(16);
    expect(statesOf(await place.change(made.id))).toEqual(['done', 'done', 'done', 'done']);
    expect(await place.appointment(ids[0] ?? '')).toMatchObject({ doctorId: place.colleague.id, appointmentDate: tomorrowAt('09:00') });
    expect(await place.appointment(ids[1] ?? '')).toMatchObject({ status: 'cancelled' });
    expect(await place.appointment(ids[2] ?? '')).toMatchObject({
      doctorId: place.clinic.doctor.id,
      appointmentDate: list[2]?.appointmentDate,
      keptDespite: 'leave',
    });
    expect(await place.appointment(ids[3] ?? '')).toMatchObject({
      doctorId: place.clinic.doctor.id,
      appointmentDate: '2026-11-26T10:00:00+05:30',
    });
  });

  it('is taken back as a whole in the first seconds, and no longer after them', async () => {
    const id = await place.book('09:00');
    const made = await place.make(place.leave(), asProposed(await place.preview(place.leave())));
    place.later(9);
    expect((await place.staff.delete(`calendar-changes/${made.id}`)).status).toBe(204);
    await place.settle(60);
    expect(await place.appointment(id)).toMatchObject({ doctorId: place.clinic.doctor.id, version: 1 });
    expect(await place.preview(place.leave())).toHaveLength(1);

    standAt(app, NOW);
    const second = await place.make(place.leave(), []);
    place.later(16);
    expect(await place.staff.delete(`calendar-changes/${second.id}`)).toMatchObject({
      status: 409,
      body: { type: 'urn:arogyadesk:undoEnded' },
    });
  });

  it('leaves open what was booked or changed between preview and save', async () => {
    const [seen, changed] = [await place.book('09:00'), await place.book('09:15')];
    const decisions = asProposed(await place.preview(place.leave()));
    const booked = await place.book('10:00');
    expect((await admin.put(`appointments/${changed}`, { notes: 'Brings a report' })).status).toBe(200);
    const made = await place.make(place.leave(), decisions);
    expect(made.appointments.map(({ id, state }) => [id, state])).toEqual([
      [seen, 'ready'],
      [changed, 'open'],
      [booked, 'open'],
    ]);
    expect(made).toMatchObject({ open: 2, ready: 1, done: 0 });
  });

  it('says what could not be had, with the nearest starts, until somebody decides again', async () => {
    const id = await place.book('09:00');
    const decisions = asProposed(await place.preview(place.leave()));
    const made = await place.make(place.leave(), decisions);
    const other = { patientId: place.clinic.patient.id, doctorId: place.colleague.id, appointmentDate: tomorrowAt('09:00') };
    expect((await admin.post('appointments', other)).status).toBe(201);
    await place.settle();
    const [failed] = (await place.change(made.id)).appointments;
    expect(failed).toMatchObject({ id, state: 'failed', why: 'This time has just been taken. Please choose another one.' });
    expect(failed?.nearest).toContain(tomorrowAt('09:15'));
    expect(((await place.staff.get('calendar-changes?open=true')).body as unknown[]).length).toBe(1);

    const again = { act: 'reassign', doctorId: place.colleague.id, at: tomorrowAt('09:15') };
    expect((await place.staff.put(`calendar-changes/${made.id}/appointments/${id}`, again)).status).toBe(200);
    await place.settle(32);
    expect(await place.appointment(id)).toMatchObject({ doctorId: place.colleague.id, appointmentDate: tomorrowAt('09:15') });
    expect((await place.staff.get('calendar-changes?open=true')).body).toEqual([]);
  });

  it('asks for no decision about an appointment that was cancelled meanwhile, or is over', async () => {
    const [cancelled, past] = [await place.book('09:00'), await place.book('09:15')];
    const made = await place.make(place.leave());
    const open = async () => ((await place.staff.get('calendar-changes?open=true')).body as { open: number }[]).map((one) => one.open);
    expect(await open()).toEqual([2]);
    await admin.put(`appointments/${cancelled}`, { status: 'cancelled' });
    expect(await open()).toEqual([1]);
    expect(statesOf(await place.change(made.id))).toEqual(['gone', 'open']);
    standAt(app, tomorrowAt('09:30'));
    expect(await open()).toEqual([]);
    expect((await place.change(made.id)).appointments.find(({ id }) => id === past)).toMatchObject({ state: 'gone' });
  });

  it('does not touch an appointment that was cancelled meanwhile', async () => {
    const id = await place.book('09:00');
    const made = await place.make(place.leave(), asProposed(await place.preview(place.leave())));
    await admin.put(`appointments/${id}`, { status: 'cancelled' });
    await place.settle();
    expect(statesOf(await place.change(made.id))).toEqual(['gone']);
    expect(await place.appointment(id)).toMatchObject({ status: 'cancelled', version: 2 });
  });
});

test('of nine patients of a doctor who falls ill, eight are informed of what became of their appointment, and not the one who is seen all the same', async () => {
  const scan = (): Promise<void> => sendDue(app);
  const messages = async () => {
    const rows = await app.sql.query<{ template: string }>('select template from outbox_messages order by template');
    return rows.map(({ template }) => template);
  };
  for (const time of ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45', '11:00']) await place.book(time);
  await scan();
  expect(await messages()).toEqual(Array.from({ length: 9 }, () => 'confirmation'));
  await app.sql.query('delete from outbox_messages');

  const [keep, cancel, ...others] = asProposed(await place.preview(place.leave()));
  await place.make(place.leave(), [{ ...keep, act: 'keep' }, { ...cancel, act: 'cancel' }, ...others]);
  await place.settle(14);
  await scan();
  expect(await messages()).toEqual([]);
  await place.settle(90);
  await scan();
  expect(await messages()).toEqual([]);
  place.later(105);
  await scan();
  expect(await messages()).toEqual(['cancelled', 'moved', 'moved', 'moved', 'moved', 'moved', 'moved', 'moved']);
});

test('a server that dies while it settles leaves each appointment settled once, or still to be settled', async () => {
  const ids = [];
  for (const time of ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15']) ids.push(await place.book(time));
  const made = await place.make(place.leave(), asProposed(await place.preview(place.leave())));
  place.later(16);
  // Its lease runs, as of a server that took all six and died after the second.
  const worker = app.app.get(ChangeAppointment);
  const carryOut = worker.change.bind(worker);
  let settled = 0;
  worker.change = (request) => (++settled > 2 ? Promise.reject(new Error('killed')) : carryOut(request));
  await app.app.get(SettleAffected).run();
  expect(statesOf(await place.change(made.id)).sort()).toEqual(['done', 'done', 'ready', 'ready', 'ready', 'ready']);
  worker.change = carryOut;
  await app.app.get(SettleAffected).run();
  expect(statesOf(await place.change(made.id)).filter((state) => state === 'ready')).toHaveLength(4);
  await place.settle(90);
  expect(statesOf(await place.change(made.id))).toEqual(['done', 'done', 'done', 'done', 'done', 'done']);
  for (const id of ids) expect(await place.appointment(id)).toMatchObject({ doctorId: place.colleague.id, version: 2 });
});
