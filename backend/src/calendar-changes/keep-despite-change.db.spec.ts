import type { Caller } from '../testing/caller';
import { asProposed, CalendarClinic, statesOf } from '../testing/calendar-clinic';
import { TOMORROW, tomorrowAt } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';

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

const keeping = async (change: object): Promise<object[]> =>
  asProposed(await place.preview(change)).map((one) => ({ ...one, act: 'keep' }));
const undo = (id: string, appointmentIds: string[]) => place.staff.post(`calendar-changes/${id}/decisions/undo`, { appointmentIds });
const keptDespite = async (id: string): Promise<unknown> => (await place.appointment(id))['keptDespite'];
const closure = () => ({ kind: 'closure', hospitalId: place.clinic.hospital.id, closures: [{ day: TOMORROW }] });

/** An appointment of tomorrow, kept with a leave. */
async function kept() {
  const id = await place.book('09:00');
  return { id, made: await place.make(place.leave(), await keeping(place.leave())) };
}

describe('an appointment that somebody keeps although the calendar refuses it', () => {
  it('says so from then on, in the record and in every list, with a version, a row of the log and an event of its own', async () => {
    const other = await place.book('09:15');
    const id = await place.book('09:00');
    expect(await place.appointment(id)).toMatchObject({ keptDespite: null, version: 1 });
    const [first] = await keeping(place.leave());
    await place.make(place.leave(), [first as object]);
    expect(await place.appointment(id)).toMatchObject({ keptDespite: 'leave', version: 2, status: 'pending' });
    const day = `from=${TOMORROW}&to=${TOMORROW}&sort=appointmentDate`;
    for (const path of [
      `appointments?hospitalId=${place.clinic.hospital.id}&${day}`,
      `appointments/doctor/${place.clinic.doctor.id}?${day}`,
    ]) {
      const { body } = await admin.get(path);
      expect(body).toMatchObject([
        { id, keptDespite: 'leave' },
        { id: other, keptDespite: null },
      ]);
    }
    const log = await app.sql.query(
      `select fields, actor_id as actor from audit_log where entity_id = $1 and action = 'changed' and 'keptDespite' = any (fields)`,
      [id],
    );
    expect(log).toEqual([{ fields: ['keptDespite'], actor: place.staff.userId }]);
    expect(await app.sql.query(`select kind from events where entity_id = $1 and version = 2`, [id])).toEqual([
      { kind: 'appointment.changed' },
    ]);
  });

  it('says which kind of change refuses it, also when it is decided later', async () => {
    const id = await place.book('09:00');
    const made = await place.make(closure());
    expect(await keptDespite(id)).toBeNull();
    const decided = await place.decide(made.id, [{ act: 'keep', appointmentId: id, version: 1 }]);
    expect(statesOf(decided)).toEqual(['done']);
    expect(await keptDespite(id)).toBe('closure');
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'another time of that day',
      (id) => admin.put(`appointments/${id}`, { doctorId: place.colleague.id, appointmentDate: tomorrowAt('11:00') }),
    ],
    ['another doctor at its time', (id) => admin.put(`appointments/${id}`, { doctorId: place.colleague.id })],
    ['another day', (id) => admin.put(`appointments/${id}`, { appointmentDate: '2026-11-26T09:00:00+05:30' })],
  ])('says so no longer once it is moved by hand to %s', async (_where, move) => {
    const { id } = await kept();
    expect(await move(id)).toMatchObject({ status: 200, body: { keptDespite: null } });
    expect(await keptDespite(id)).toBeNull();
  });

  it('says so again when such a move is undone, and all the time while it is only confirmed', async () => {
    const { id } = await kept();
    expect(await admin.put(`appointments/${id}`, { status: 'confirmed' })).toMatchObject({ body: { keptDespite: 'leave' } });
    const moved = await admin.put(`appointments/${id}`, { doctorId: place.colleague.id });
    const { version } = moved.body as { version: number };
    expect(await admin.post(`appointments/${id}/undo`, { version })).toMatchObject({ status: 200 });
    expect(await keptDespite(id)).toBe('leave');
  });
});

describe('it is not kept in spite of anything', () => {
  it('when the decision is taken back', async () => {
    const id = await place.book('09:00');
    const made = await place.make(place.leave());
    await place.decide(made.id, [{ act: 'keep', appointmentId: id, version: 1 }]);
    expect((await undo(made.id, [id])).status).toBe(200);
    expect(await place.appointment(id)).toMatchObject({ keptDespite: null, version: 3 });
    expect(statesOf(await place.change(made.id))).toEqual(['open']);
  });

  it('when the whole change is taken back', async () => {
    const { id, made } = await kept();
    expect((await place.staff.delete(`calendar-changes/${made.id}`)).status).toBe(204);
    expect(await keptDespite(id)).toBeNull();
  });

  it('when somebody has moved it by hand to a time that the calendar allows, and only then says that it stays there', async () => {
    const id = await place.book('09:00');
    const made = await place.make(place.leave());
    expect((await admin.put(`appointments/${id}`, { doctorId: place.colleague.id })).status).toBe(200);
    expect(statesOf(await place.decide(made.id, asProposed(await place.proposals(made.id))))).toEqual(['done']);
    expect(await place.appointment(id)).toMatchObject({ keptDespite: null, version: 2 });
  });

  it.each(['confirmed', 'cancelled'])('when its leave has ended, also while it is %s', async (status) => {
    const { id, made } = await kept();
    expect(await admin.put(`appointments/${id}`, { status })).toMatchObject({ status: 200, body: { status, keptDespite: 'leave' } });
    const { body } = await place.staff.get(`doctors/${place.clinic.doctor.id}/calendar`);
    const leave = (body as { leaves: { id: string }[] }).leaves[0]?.id ?? '';
    expect((await place.staff.delete(`doctors/${place.clinic.doctor.id}/leaves/${leave}`)).status).toBe(204);
    expect(await keptDespite(id)).toBeNull();
    expect(statesOf(await place.change(made.id))).toEqual(['gone']);
  });

  it('while hours that came back stand; taken back, it is kept as before, or open where it was changed meanwhile', async () => {
    const hours = (ranges: string[] | null) => ({ kind: 'hours', doctorId: place.clinic.doctor.id, hours: { Wednesday: ranges } });
    const ids = [await place.book('09:00'), await place.book('09:15')];
    const made = await place.make(hours([]), await keeping(hours([])));
    expect(await Promise.all(ids.map(keptDespite))).toEqual(['hours', 'hours']);
    place.later(1);
    const back = await place.make(hours(null));
    expect(await Promise.all(ids.map(keptDespite))).toEqual([null, null]);
    expect((await admin.put(`appointments/${ids[1]}`, { notes: 'Brings a report' })).status).toBe(200);
    expect((await place.staff.delete(`calendar-changes/${back.id}`)).status).toBe(204);
    expect(await Promise.all(ids.map(keptDespite))).toEqual(['hours', null]);
    expect(statesOf(await place.change(made.id))).toEqual(['done', 'open']);
  });
});
