import { auditOf } from '../../testing/audit';
import type { Answer, Caller } from '../../testing/caller';
import { makeClinic, NOW, standAt, TOMORROW, tomorrowAt, type Clinic } from '../../testing/clinic';
import { hasRead } from '../../testing/has-read';
import { make } from '../../testing/make';
import { strangers } from '../../testing/strangers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { differences } from '../../events/readers/recount';
import { SlotsService } from '../slots.service';
import { ChangeAppointment } from './change';

type User = Caller & { readonly userId: string };
let app: TestApp;
let [agent, admin, hospital, doctor] = [] as unknown as [User, User, User, User];
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  agent = await app.as('agent');
  admin = await app.as('admin');
});
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
});
afterAll(() => app.close());

const { hold, visitorBook } = strangers(
  () => app,
  () => clinic,
);

const later = (seconds: number): void => standAt(app, new Date(Date.parse(NOW) + seconds * 1000).toISOString());

/** Pending, for tomorrow; answers its id. */
async function booked(time: string, doctorId = clinic.doctor.id): Promise<string> {
  const answer = await agent.post('appointments', { patientId: clinic.patient.id, doctorId, appointmentDate: tomorrowAt(time) });
  expect(answer.status).toBe(201);
  return String(answer.body.id);
}
async function changed(id: string, body: object, who: Caller = agent): Promise<number> {
  const answer = await who.put(`appointments/${id}`, body);
  expect(answer.status).toBe(200);
  return Number(answer.body.version);
}
const undo = (id: string, version: number, who: Caller = agent): Promise<Answer> => who.post(`appointments/${id}/undo`, { version });
const read = async (id: string) => (await admin.get(`appointments/${id}`)).body as Record<string, unknown>;
const ENDED = { status: 409, body: { type: 'urn:arogyadesk:undoEnded' } };

const startOf = async (time: string, audience: 'staff' | 'public') => {
  const asked = { audience, from: TOMORROW, to: TOMORROW, hospitalId: null } as const;
  const { days } = await app.app.get(SlotsService).starts(clinic.doctor.id, asked);
  return days[0]?.starts.find((start) => start.time === time);
};
const holds = () => app.sql.query<{ kind: string }>('select kind from slot_holds where doctor_id = $1', [clinic.doctor.id]);

describe('a change that is taken back', () => {
  it('was a status: the appointment is as it was, one version later', async () => {
    const id = await booked('09:30');
    const { version: _version, updatedAt: _at, ...before } = await read(id);
    const answer = await undo(id, await changed(id, { status: 'cancelled' }));
    expect(answer).toMatchObject({ status: 200, body: { ...before, version: 3 } });
    expect(await read(id)).toMatchObject({ ...before, version: 3 });
  });

  it('was a move to another doctor and hospital, with its notes: all of it goes back', async () => {
    const [id, other] = [await booked('09:30'), await makeClinic(app)];
    const { version: _version, updatedAt: _at, ...before } = await read(id);
    const move = { doctorId: other.doctor.id, appointmentDate: tomorrowAt('14:00'), notes: 'Moved by phone' };
    await undo(id, await changed(id, move));
    expect(await read(id)).toMatchObject({ ...before, hospitalId: clinic.hospital.id, notes: null, version: 3 });
  });

  it('was a completion with feedback by the doctor, or a no show of the hospital: by the one who made it', async () => {
    doctor = await app.as('doctor');
    await app.sql.transaction({ role: 'system' }, (db) =>
      db.query('update doctors set user_id = $2 where id = $1', [clinic.doctor.id, doctor.userId]),
    );
    hospital = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
    const id = await booked('09:30');
    const completed = await changed(id, { status: 'completed', feedback: 'Advised an ECG' }, doctor);
    expect((await undo(id, completed, doctor)).body).toMatchObject({ status: 'pending', feedback: null });
    const absent = await changed(id, { status: 'no_show' }, hospital);
    expect((await undo(id, absent, hospital)).body).toMatchObject({ status: 'pending', version: 5 });
  });

  it('was one of an appointment that has begun, or whose doctor is on leave by now: it stood there before', async () => {
    const ids = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
    const past = await make.appointment(app.sql, '2026-11-24T09:30:00+05:30', ids);
    const cancelled = await changed(past.id, { status: 'cancelled' });
    expect(await holds()).toEqual([]);
    expect((await undo(past.id, cancelled)).status).toBe(200);
    const id = await booked('09:30');
    const version = await changed(id, { status: 'cancelled' });
    expect((await admin.post('calendar-changes', { change: { kind: 'leave', doctorId: ids.doctor_id, from: TOMORROW } })).status).toBe(201);
    expect((await undo(id, version)).body).toMatchObject({ status: 'pending' });
  });

  it('leaves two rows in the audit log, two events, and the figures as they were', async () => {
    const id = await booked('09:30');
    const figures = async () => {
      await hasRead(app);
      return app.sql.query('select status, appointments from appointment_totals where doctor_id = $1 and appointments <> 0', [
        clinic.doctor.id,
      ]);
    };
    const before = await figures();
    const rows = await auditOf(app, async () => undo(id, await changed(id, { status: 'cancelled' })));
    expect(rows.map(({ action, entity_id, actor_id, fields }) => [action, entity_id, actor_id, fields])).toEqual([
      ['changed', id, agent.userId, ['status']],
      ['changed', id, agent.userId, ['status']],
    ]);
    const events = await app.sql.query<{ kind: string }>('select kind from events where entity_id = $1 order by version', [id]);
    expect(events.map(({ kind }) => kind)).toEqual(['appointment.booked', 'appointment.cancelled', 'appointment.revived']);
    expect(await figures()).toEqual(before);
    expect(await differences(app.sql)).toEqual([]);
  });
});

describe('Undo is refused', () => {
  it('later than 15 seconds after the change, and not before', async () => {
    const id = await booked('09:30');
    const version = await changed(id, { status: 'cancelled' });
    later(15.001);
    expect(await undo(id, version)).toMatchObject(ENDED);
    later(15);
    expect((await undo(id, version)).status).toBe(200);
  });

  it('to a colleague, also to an administrator, and a foreign appointment is not found', async () => {
    const id = await booked('09:30');
    const version = await changed(id, { status: 'cancelled' });
    expect(await undo(id, version, admin)).toMatchObject(ENDED);
    expect((await undo(id, version, await app.as('hospital_admin'))).status).toBe(404);
    expect((await undo(id, version, await app.as('doctor'))).status).toBe(404);
    expect((await undo(id, version)).status).toBe(200);
  });

  it('when the appointment was changed since, when it was undone already, and without a version', async () => {
    const id = await booked('09:30');
    const version = await changed(id, { status: 'cancelled' });
    const since = await changed(id, { notes: 'Called twice' }, admin);
    expect(await undo(id, version)).toMatchObject(ENDED);
    expect(await undo(id, since)).toMatchObject(ENDED);
    const confirmed = await changed(id, { status: 'confirmed' });
    expect((await undo(id, confirmed)).body).toMatchObject({ status: 'cancelled', notes: 'Called twice' });
    expect(await undo(id, confirmed)).toMatchObject(ENDED);
    expect((await agent.post(`appointments/${id}/undo`, {})).status).toBe(400);
  });

  it('for notes alone, and for what the server did by itself', async () => {
    const id = await booked('09:30');
    expect(await undo(id, await changed(id, { notes: 'Brings a report' }))).toMatchObject(ENDED);
    const at = Date.parse(tomorrowAt('09:30'));
    const known = { version: 2, doctorId: clinic.doctor.id, at, end: at + 900_000 };
    const request = { id, known, now: Date.parse(NOW), actor: { id: agent.userId, role: 'agent' }, hospitalId: null };
    const byServer = { ...request, audience: 'staff', takeHeld: false, hold: null, undoBy: null, status: 'cancelled' } as const;
    expect(await app.app.get(ChangeAppointment).change(byServer)).toMatchObject({ version: 3 });
    expect(await undo(id, 3)).toMatchObject(ENDED);
    expect(await holds()).toEqual([]);
  });

  it('when the doctor or the patient was deleted meanwhile', async () => {
    const [id, other] = [await booked('09:30'), await makeClinic(app)];
    const version = await changed(id, { doctorId: other.doctor.id });
    expect((await admin.delete(`doctors/${clinic.doctor.id}`)).status).toBeLessThan(300);
    expect(await undo(id, version)).toMatchObject(ENDED);
  });

  it('to the second of two at once', async () => {
    const id = await booked('09:30');
    const version = await changed(id, { status: 'cancelled' });
    const answers = await Promise.all([undo(id, version), undo(id, version), undo(id, version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await read(id)).version).toBe(3);
  });
});

describe('the time that a change gave up', () => {
  it.each([
    ['cancelled', { status: 'cancelled' }],
    ['not come to', { status: 'no_show' }],
    ['moved away from', { appointmentDate: tomorrowAt('14:00') }],
  ])('when %s is kept from visitors for 20 seconds, and free for staff', async (_, change) => {
    const id = await booked('09:30');
    await changed(id, change);
    expect(await startOf('09:30', 'public')).toMatchObject({ free: false, reason: 'held' });
    expect(await startOf('09:30', 'staff')).toMatchObject({ free: true });
    await expect(hold('09:30')).rejects.toMatchObject({ code: 'slotTaken', extra: { reason: 'held' } });
    await expect(visitorBook('09:30')).rejects.toMatchObject({ code: 'slotTaken' });
    later(20);
    expect(await startOf('09:30', 'public')).toMatchObject({ free: true });
    expect((await hold('09:30', undefined, { now: Date.parse(NOW) + 20_000 })).holdId).not.toBeNull();
  });

  it('is such that Undo within its time cannot meet a taken slot; without its hold a visitor has taken it, and Undo meets 409', async () => {
    const id = await booked('09:30');
    const version = await changed(id, { status: 'cancelled' });
    await expect(visitorBook('09:30')).rejects.toMatchObject({ code: 'slotTaken' });
    expect(await undo(id, version)).toMatchObject({ status: 200, body: { status: 'pending' } });

    // Control: the same with the hold taken away.
    const again = await changed(id, { status: 'cancelled' });
    await app.sql.query(`delete from slot_holds where doctor_id = $1 and kind = 'undo'`, [clinic.doctor.id]);
    await visitorBook('09:30');
    expect(await undo(id, again)).toMatchObject({ status: 409, body: { type: 'urn:arogyadesk:slotTaken', reason: 'taken' } });
  });

  it('can be booked by staff at once: then Undo meets a taken time, with the nearest three', async () => {
    const id = await booked('09:30');
    const version = await changed(id, { status: 'cancelled' });
    await booked('09:30');
    expect(await holds()).toEqual([]);
    const { status, body } = await undo(id, version);
    expect([status, body.type, body.reason, body.nearest.length]).toEqual([409, 'urn:arogyadesk:slotTaken', 'taken', 3]);
    expect(await read(id)).toMatchObject({ status: 'cancelled', version });
  });

  it('is free for visitors at once when the change is undone to a time that gives it up', async () => {
    const id = await booked('09:30');
    expect((await undo(id, await changed(id, { appointmentDate: tomorrowAt('14:00') }))).status).toBe(200);
    expect(await holds()).toEqual([]);
    expect((await hold('14:00')).holdId).not.toBeNull();
    expect(await startOf('09:30', 'public')).toMatchObject({ reason: 'taken' });
  });

  it('is not kept where somebody has a hold on it, and the change does not fail for that', async () => {
    const id = await booked('09:30');
    await app.sql.query(
      `insert into slot_holds (id, doctor_id, during, kind, made_at, expires_at)
       values (gen_random_uuid(), $1, tstzrange($2, $2::timestamptz + interval '5 minutes'), 'visitor', $3, $3::timestamptz + interval '5 minutes')`,
      [clinic.doctor.id, tomorrowAt('09:35'), NOW],
    );
    const version = await changed(id, { status: 'cancelled' });
    expect((await holds()).map(({ kind }) => kind)).toEqual(['visitor']);
    expect((await undo(id, version)).status).toBe(200);
    expect(await holds()).toEqual([]);
  });
});
