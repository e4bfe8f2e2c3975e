import { startTestApp, type TestApp } from '../testing/test-app';
import type { Caller } from '../testing/caller';
import { asProposed, CalendarClinic, statesOf } from '../testing/calendar-clinic';
import { tomorrowAt } from '../testing/clinic';
import { make } from '../testing/make';
import { until } from '../testing/until';
import { ChangeAppointment } from '../appointments/booking/change';
import { ChangeFeed } from '../events/change-feed';
import type { Change } from '../events/change';
import { SettleAffected } from './settle.service';

let app: TestApp;
let admin: Caller;
let place: CalendarClinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  admin = await app.as('admin');
});
beforeEach(async () => {
  place = await CalendarClinic.of(app, admin);
});
afterAll(() => app.close());

/** The doctor enters their own leave: everything is open. */
const ownLeave = async (...times: string[]) => {
  const ids: string[] = [];
  for (const time of times) ids.push(await place.book(time));
  return { ids, made: await place.make(place.leave(), [], place.doctor) };
};
const undo = (id: string, appointmentIds: string[], who: Caller = place.staff) =>
  who.post(`calendar-changes/${id}/decisions/undo`, { appointmentIds });
const ENDED = { status: 409, body: { type: 'urn:arogyadesk:undoEnded' } };

describe('what a change has left open', () => {
  it('comes with the same proposals as before the change, each place once, also beside what was decided a moment ago', async () => {
    const { ids, made } = await ownLeave('09:00', '09:15');
    const list = await place.proposals(made.id);
    expect(list).toMatchObject([
      {
        id: ids[0],
        version: 1,
        why: 'The doctor is on leave on this day.',
        decision: { doctorId: place.colleague.id, at: tomorrowAt('09:00') },
      },
      { id: ids[1], decision: { act: 'reassign', doctorId: place.colleague.id, at: tomorrowAt('09:15') } },
    ]);
    expect((await place.proposals(made.id, '?preference=doctor'))[0]).toMatchObject({ decision: { act: 'move' } });

    const decided = await place.decide(made.id, [
      { act: 'reassign', doctorId: place.colleague.id, at: tomorrowAt('09:15'), appointmentId: ids[0], version: 1 },
    ]);
    expect(decided).toMatchObject({ open: 1, ready: 1 });
    const [other, ...none] = await place.proposals(made.id);
    expect(none).toEqual([]);
    expect(other).toMatchObject({ id: ids[1], decision: { doctorId: place.colleague.id, at: tomorrowAt('09:00') } });
  });

  it('is decided in one call and carried out 15 seconds later, in the name of who decided', async () => {
    const { ids, made } = await ownLeave('09:00', '09:15', '09:30');
    const [first, second, third] = asProposed(await place.proposals(made.id));
    const decided = await place.decide(made.id, [first as object, { ...second, act: 'cancel' }, { ...third, act: 'keep' }]);
    expect(statesOf(decided)).toEqual(['ready', 'ready', 'done']);
    await place.settle(14);
    expect(await place.appointment(ids[1] ?? '')).toMatchObject({ status: 'pending' });
    await place.settle(16);
    expect(statesOf(await place.change(made.id))).toEqual(['done', 'done', 'done']);
    expect(await place.appointment(ids[0] ?? '')).toMatchObject({ doctorId: place.colleague.id });
    expect(await place.appointment(ids[1] ?? '')).toMatchObject({ status: 'cancelled' });
    const [row] = await app.sql.query<{ actor: string }>(
      `select actor_id as actor from audit_log where entity_id = $1 and action = 'changed' order by at desc limit 1`,
      [ids[1]],
    );
    expect(row?.actor).toBe(place.staff.userId);
  });

  it('stays open where it was changed since, and where nobody has decided', async () => {
    const { ids, made } = await ownLeave('09:00', '09:15', '09:30');
    const [first, second] = asProposed(await place.proposals(made.id));
    expect((await admin.put(`appointments/${ids[0]}`, { notes: 'Brings a report' })).status).toBe(200);
    expect(statesOf(await place.decide(made.id, [first as object, second as object]))).toEqual(['open', 'ready', 'open']);
  });

  it('says of one that was moved by hand that it can stay', async () => {
    const { ids, made } = await ownLeave('09:00');
    const moved = { doctorId: place.colleague.id, appointmentDate: tomorrowAt('10:00') };
    expect((await admin.put(`appointments/${ids[0]}`, moved)).status).toBe(200);
    expect(await place.proposals(made.id)).toMatchObject([
      { doctorName: 'Anil Rao', why: 'It can stay where it is now.', proposals: [], decision: { act: 'keep' } },
    ]);
  });

  it('is seen and decided by no other hospital, and by no doctor', async () => {
    const { ids, made } = await ownLeave('09:00');
    const stranger = await app.as('hospital_admin');
    const path = `calendar-changes/${made.id}`;
    const decisions = [{ act: 'cancel', appointmentId: ids[0], version: 1 }];
    const statuses = async (who: Caller) => [
      (await who.get(`${path}/proposals`)).status,
      (await who.post(`${path}/decisions`, { decisions })).status,
      (await undo(made.id, ids, who)).status,
    ];
    expect(await statuses(stranger)).toEqual([404, 404, 404]);
    expect(await statuses(place.doctor)).toEqual([403, 403, 403]);
    expect(statesOf(await place.change(made.id))).toEqual(['open']);
  });

  it.each<[string, object, string]>([
    ['no decisions', {}, 'decisions'],
    [
      'a decision without its version',
      { decisions: [{ act: 'keep', appointmentId: '0b0f5f4e-6f3e-4a55-9d5e-0d8f4a0f7c11' }] },
      'decisions',
    ],
    ['decisions that are no list', { decisions: '' }, 'decisions'],
  ])('%s are refused with their field', async (_name, body, field) => {
    const { made } = await ownLeave('09:00');
    const answer = await place.staff.post(`calendar-changes/${made.id}/decisions`, body);
    expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([400, [field]]);
  });
});

describe('a decision', () => {
  it('is taken back in its first 15 seconds by who decided, also one to keep, and then needed again', async () => {
    const { ids, made } = await ownLeave('09:00', '09:15');
    const [first, second] = asProposed(await place.proposals(made.id));
    await place.decide(made.id, [first as object, { ...second, act: 'keep' }]);
    place.later(14);
    expect(await undo(made.id, ids, admin)).toMatchObject(ENDED);
    expect(await undo(made.id, ids)).toMatchObject({ status: 200, body: { open: 2, ready: 0, done: 0 } });
    await place.settle(60);
    expect(await place.appointment(ids[0] ?? '')).toMatchObject({ doctorId: place.clinic.doctor.id, version: 1 });
    expect(await place.openChanges()).toMatchObject([{ id: made.id, open: 2 }]);
    expect(await undo(made.id, ids)).toMatchObject(ENDED);
  });

  it('about one appointment is taken back as well, and no longer once its time has come', async () => {
    const { ids, made } = await ownLeave('09:00');
    const path = `calendar-changes/${made.id}/appointments/${ids[0]}`;
    expect((await place.staff.put(path, { act: 'cancel' })).status).toBe(200);
    expect((await undo(made.id, ids)).status).toBe(200);
    expect((await place.staff.put(path, { act: 'cancel' })).status).toBe(200);
    place.later(15);
    expect(await undo(made.id, ids)).toMatchObject(ENDED);
    await place.settle(15);
    expect(await place.appointment(ids[0] ?? '')).toMatchObject({ status: 'cancelled' });
  });

  it('is not taken back once a server has begun with it, whatever its clock says', async () => {
    const { ids, made } = await ownLeave('09:00');
    await place.decide(made.id, [{ act: 'cancel', appointmentId: ids[0], version: 1 }]);
    const changes = app.app.get(ChangeAppointment);
    const carryOut = changes.change.bind(changes);
    changes.change = () => Promise.reject(new Error('killed'));
    await place.settle(15);
    changes.change = carryOut;
    place.later(1);
    expect(await undo(made.id, ids)).toMatchObject(ENDED);
    await place.settle(120);
    expect(await place.appointment(ids[0] ?? '')).toMatchObject({ status: 'cancelled' });
  });

  it('is taken back or settled, never both, when both happen at once', async () => {
    const { ids, made } = await ownLeave('09:00', '09:15', '09:30', '09:45', '10:00', '10:15');
    await place.decide(
      made.id,
      ids.map((appointmentId) => ({ act: 'cancel', appointmentId, version: 1 })),
    );
    // Of two servers whose clocks differ: one still takes back what the other settles already.
    await app.sql.query('update calendar_change_appointments set next_at = $2 where change_id = $1', [
      made.id,
      new Date(Date.parse(tomorrowAt('08:00'))),
    ]);
    const settle = async (): Promise<void> => {
      await app.sql.query(
        `update calendar_change_appointments set next_at = next_at - interval '2 days' where change_id = $1 and state = 'ready'`,
        [made.id],
      );
      await app.app.get(SettleAffected).run();
    };
    const [answers] = await Promise.all([Promise.all(ids.map((id) => undo(made.id, [id]))), settle()]);
    // What was locked just then is left to the next run.
    await settle();
    const { appointments } = await place.change(made.id);
    for (const [index, { status }] of answers.entries()) {
      const id = ids[index] ?? '';
      const { status: now, version } = await place.appointment(id);
      const state = appointments.find((one) => one.id === id)?.state;
      expect({ status, now, version, state }).toEqual(
        status === 200
          ? { status: 200, now: 'pending', version: 1, state: 'open' }
          : { status: 409, now: 'cancelled', version: 2, state: 'done' },
      );
    }
  });
});

test('screens hear once of all that was carried out or could not be had, and of nothing while nothing is due, nor of a preview', async () => {
  const { ids, made } = await ownLeave('09:00', '09:15');
  const [taken, other] = asProposed(await place.proposals(made.id));
  await place.decide(made.id, [taken as object, { ...other, act: 'cancel' }]);
  const patientId = (await make.patient(app.sql)).id;
  const meanwhile = { patientId, doctorId: place.colleague.id, appointmentDate: tomorrowAt('09:00') };
  expect((await admin.post('appointments', meanwhile)).status).toBe(201);
  const feed = app.app.get(ChangeFeed, { strict: false });
  const announced = async (act: () => Promise<unknown> = () => Promise.resolve()): Promise<Change[]> => {
    const received: Change[] = [];
    const stop = feed.subscribe((changes) => void received.push(...changes));
    await act();
    await app.app.get(SettleAffected).run();
    feed.publish({ topic: 'views', id: null, hospitalId: null });
    await until(() => received.some(({ topic }) => topic === 'views'));
    stop();
    return received.filter(({ topic, id }) => topic === 'calendar-changes' && id === null);
  };
  // What an earlier test has settled may still be on its way.
  await announced();
  expect(await announced(() => place.preview(place.leave()))).toEqual([]);
  place.later(16);
  expect(await announced()).toEqual([{ topic: 'calendar-changes', id: null, hospitalId: place.clinic.hospital.id }]);
  expect(statesOf(await place.change(made.id))).toEqual(['failed', 'done']);
  expect(await place.appointment(ids[1] ?? '')).toMatchObject({ status: 'cancelled' });
});
