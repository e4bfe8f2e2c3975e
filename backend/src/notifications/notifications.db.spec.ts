import { addDays, DEFAULT_ZONE, dayOf } from '@arogya/domain/clock';
import { byLink } from '../testing/by-link';
import type { Caller } from '../testing/caller';
import { makeClinic, type Clinic } from '../testing/clinic';
import { hasRead } from '../testing/has-read';
import { make } from '../testing/make';
import { EventReaders } from '../events/readers/event-readers';
import { startTestApp, type TestApp } from '../testing/test-app';

/** Events of appointments made by hand have the real time: what is upcoming or past is so on whatever day the test runs. */
const TODAY = dayOf(Date.now(), DEFAULT_ZONE);
const TOMORROW = addDays(TODAY, 1);

let test: TestApp;
let clinic: Clinic;
let admin: Caller & { userId: string };
let agent: Caller;
let users: Record<'admin' | 'hospital' | 'other' | 'doctor' | 'agent', Caller & { userId: string }>;

beforeAll(async () => {
  test = await startTestApp();
  clinic = await makeClinic(test);
  users = {
    admin: await test.as('admin'),
    hospital: await test.as('hospital_admin', { hospital_id: clinic.hospital.id }),
    other: await test.as('hospital_admin'),
    doctor: await test.as('doctor'),
    agent: await test.as('agent'),
  };
  ({ admin, agent } = users);
  await test.sql.query('update doctors set user_id = $1 where id = $2', [users.doctor.userId, clinic.doctor.id]);
});
afterAll(() => test.close());
beforeEach(() => test.sql.query('delete from notifications'));

let minutes = 540;
const appointment = (fields: object = {}, day = TOMORROW) => {
  minutes += 15;
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const ids = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
  return make.appointment(test.sql, `${day}T${time}:00+05:30`, { ...ids, ...fields });
};

/** How many each of them has not read, once all events were processed. */
async function unread(): Promise<Record<string, number>> {
  await hasRead(test, 'notifications');
  return unreadNow();
}

async function unreadNow(): Promise<Record<string, number>> {
  const counts = Object.entries(users).map(
    async ([name, who]) => [name, (await who.get('notifications/unread')).body.unread as number] as const,
  );
  return Object.fromEntries(await Promise.all(counts));
}

const EVERYBODY = { admin: 1, hospital: 1, other: 0, doctor: 1, agent: 0 };
const NOBODY = { admin: 0, hospital: 0, other: 0, doctor: 0, agent: 0 };

it("a visitor's booking notifies the doctor, the hospital and the administrators", async () => {
  const { id } = await appointment({ source: 'public' });
  expect(await unread()).toEqual(EVERYBODY);
  const { body } = await users.doctor.get('notifications');
  expect(body).toMatchObject([
    { kind: 'appointment_booked', entityId: id, detail: { name: 'Asha Verma', at: expect.stringContaining(TOMORROW) } },
  ]);
});

it('what staff book themselves is no news', async () => {
  await appointment();
  expect(await unread()).toEqual(NOBODY);
});

it('a cancellation is announced once, however often the appointment changes afterwards', async () => {
  const { id } = await appointment();
  await agent.put(`appointments/${id}`, { status: 'cancelled' });
  await agent.put(`appointments/${id}`, { notes: 'Called' });
  expect(await unread()).toEqual(EVERYBODY);
});

describe('a patient who acts by the link', () => {
  const link = byLink(() => test);
  const time = (id: string, days: number): Promise<number> => link.knownOf(id).then(({ at }) => at + days * 86_400_000 - (at % 1_800_000));

  it('and moves an appointment rings for those concerned; what staff move is no news', async () => {
    const { id } = await appointment();
    await agent.put(`appointments/${id}`, { appointmentDate: new Date(await time(id, 1)).toISOString() });
    expect(await unread()).toEqual(NOBODY);
    expect(await link.change(id, { at: await time(id, 1), said: { moves: 1 } })).not.toBeNull();
    expect(await unread()).toEqual(EVERYBODY);
    expect((await users.doctor.get('notifications')).body).toMatchObject([
      { kind: 'appointment_moved', entityId: id, detail: { by: 'patient' } },
    ]);
  });

  it('and cancels is named as the one who did; staff who cancel are not', async () => {
    const [own, staffs] = [await appointment(), await appointment()];
    expect(await link.change(own.id, { status: 'cancelled', said: { cancel: 'other' } })).not.toBeNull();
    await agent.put(`appointments/${staffs.id}`, { status: 'cancelled' });
    expect(await unread()).toMatchObject({ admin: 2 });
    const { body } = await admin.get('notifications');
    const detailOf = (id: string) => (body as { entityId: string; detail: object }[]).find(({ entityId }) => entityId === id)?.detail;
    expect(detailOf(own.id)).toMatchObject({ by: 'patient' });
    expect(detailOf(staffs.id)).not.toHaveProperty('by');
  });

  it('and says that they are coming, or late, rings for nobody', async () => {
    const { id } = await appointment();
    expect(await link.change(id, { said: { coming: new Date().toISOString() }, status: 'confirmed' })).not.toBeNull();
    expect(await unread()).toEqual(NOBODY);
  });

  it.each([
    ['a move', async (id: string) => ({ at: await time(id, 1), said: { moves: 1 } })],
    ['a cancellation', () => Promise.resolve({ status: 'cancelled', said: { cancel: 'other' } } as const)],
  ])('and takes %s back has it withdrawn, whether it was written yet or not', async (_what, changeOf) => {
    const { id } = await appointment();
    await link.change(id, await changeOf(id));
    expect(await unread()).toEqual(EVERYBODY);
    await link.undo(id, 2);
    expect(await unread()).toEqual(NOBODY);
    await link.change(id, await changeOf(id));
    await link.undo(id, 4);
    expect(await unread()).toEqual(NOBODY);
  });
});

it('what has passed is no news, nor is an appointment that nobody came to', async () => {
  const past = await appointment({}, addDays(TODAY, -4));
  const missed = await appointment({}, addDays(TODAY, -1));
  await admin.put(`appointments/${past.id}`, { status: 'cancelled' });
  await admin.put(`appointments/${missed.id}`, { status: 'no_show' });
  expect(await unread()).toEqual(NOBODY);
});

it('nobody is notified twice when the reader fails at its end, or two servers read', async () => {
  const readers = test.app.get(EventReaders);
  // Before there is anything to read: the readers run by themselves too.
  await test.sql.query(`alter table event_readers add constraint stays check (name <> 'notifications') not valid`);
  try {
    await appointment({ source: 'public' });
    await readers.run();
    expect(await unreadNow()).toEqual(NOBODY);
  } finally {
    await test.sql.query('alter table event_readers drop constraint stays');
  }
  await Promise.all([readers.run(), readers.run()]);
  expect(await unread()).toEqual(EVERYBODY);
});

it('what is read is read for oneself alone, one by one or all at once', async () => {
  const [first] = [await appointment({ source: 'public' }), await appointment({ source: 'public' })];
  expect(await unread()).toEqual({ admin: 2, hospital: 2, other: 0, doctor: 2, agent: 0 });
  const [{ id }] = (await users.hospital.get('notifications')).body.filter(({ entityId }: { entityId: string }) => entityId === first.id);
  expect((await users.hospital.post('notifications/read', { id })).body).toEqual({ unread: 1 });
  expect((await users.hospital.post('notifications/read', { id })).body).toEqual({ unread: 1 });
  expect((await users.doctor.post('notifications/read', {})).body).toEqual({ unread: 0 });
  expect(await unread()).toEqual({ admin: 2, hospital: 1, other: 0, doctor: 0, agent: 0 });
  // Both may have the same time, in either order.
  const readAt = async (who: Caller): Promise<boolean[]> =>
    (await who.get('notifications')).body.map((one: { readAt: string | null }) => one.readAt !== null).sort();
  expect([await readAt(users.hospital), await readAt(users.doctor), await readAt(admin)]).toEqual([
    [false, true],
    [true, true],
    [false, false],
  ]);
  await appointment({ source: 'public' });
  expect(await unread()).toEqual({ admin: 3, hospital: 2, other: 0, doctor: 1, agent: 0 });
});

it('all of it is read also where it is old, and what was announced before stays read', async () => {
  await appointment({ source: 'public' });
  await unread();
  await test.sql.query(`update notifications set at = now() - interval '2 hours'`);
  await test.sql.query(`update users set created_at = now() - interval '1 day' where id = $1`, [admin.userId]);
  expect((await admin.get('notifications/unread')).body).toEqual({ unread: 1 });
  const [{ id }] = (await admin.get('notifications')).body;
  await admin.post('notifications/read', { id });
  expect((await admin.post('notifications/read', {})).body).toEqual({ unread: 0 });
  expect(await test.sql.query('select from notification_reads')).toEqual([]);
  expect((await admin.get('notifications')).body).toMatchObject([{ id, readAt: expect.any(String) }]);
});

it('nobody marks or reads what others hear of', async () => {
  await appointment({ source: 'public' });
  expect(await unread()).toEqual(EVERYBODY);
  const [{ id }] = (await admin.get('notifications')).body;
  await users.other.post('notifications/read', { id });
  expect(await test.sql.query('select from notification_reads')).toEqual([]);
  expect((await users.other.get('notifications')).body).toEqual([]);
});

it('who joins later finds what was before them, and has nothing to catch up with', async () => {
  await appointment({ source: 'public' });
  await unread();
  await test.sql.query(`update notifications set at = at - interval '1 minute'`);
  const late = await test.as('hospital_admin', { hospital_id: clinic.hospital.id });
  expect((await late.get('notifications/unread')).body).toEqual({ unread: 0 });
  expect((await late.get('notifications')).body).toMatchObject([{ kind: 'appointment_booked', readAt: expect.any(String) }]);
});
