import { NotificationsReader } from '../../notifications/notifications.reader';
import type { Caller } from '../../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../../testing/clinic';
import { hasRead } from '../../testing/has-read';
import { lockIsAwaited } from '../../testing/lock-is-awaited';
import { make } from '../../testing/make';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { sendDue } from '../../testing/send-due';
import { until } from '../../testing/until';

let app: TestApp;
let admin: Caller;
let hospital: Caller;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true, env: { OUTBOX: '1' } });
  admin = await app.as('admin');
});
beforeEach(async () => {
  standAt(app, NOW);
  await notified();
  await app.sql.query(`update appointments set archived_at = '2026-01-01'`);
  await app.sql.query('delete from message_jobs');
  await app.sql.query('delete from outbox_messages');
  await app.sql.query('delete from notifications');
  clinic = await makeClinic(app);
  hospital = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
});
afterAll(() => app.close());

const notified = () => hasRead(app, 'notifications');
const later = (seconds: number): void => standAt(app, new Date(Date.parse(NOW) + seconds * 1000).toISOString());

/** Booked long ago, as its patient has read; answers its id. */
async function known(start = tomorrowAt('09:30')): Promise<string> {
  const ids = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
  const { id } = await make.appointment(app.sql, start, { ...ids, created_at: '2026-11-24T08:00:00+05:30' });
  await app.sql.query(
    `insert into message_jobs (channel, recipient, template, params, appointment_id, day, start_at, state, next_at, not_after, created_at)
     select 'sms', '', template, jsonb_build_object('doctorId', doctor_id), id, day, start_at, 'sent', $2, $2, $2
     from appointments, unnest(array['confirmation', 'reminder']) template where id = $1`,
    [id, '2026-11-24T08:01:00+05:30'],
  );
  return id;
}
async function changed(id: string, body: object, who: Caller = admin): Promise<number> {
  const answer = await who.put(`appointments/${id}`, body);
  expect(answer.status).toBe(200);
  return Number(answer.body.version);
}
async function undone(id: string, version: number, who: Caller = admin): Promise<void> {
  expect((await who.post(`appointments/${id}/undo`, { version })).status).toBe(200);
}
async function messages(seconds: number): Promise<string[]> {
  later(seconds);
  await sendDue(app);
  const rows = await app.sql.query<{ template: string }>('select template from outbox_messages order by at, template');
  return rows.map(({ template }) => template);
}

describe('the messages that patients get', () => {
  it.each([
    ['cancelled', { status: 'cancelled' }, ['cancelled']],
    ['moved', { appointmentDate: tomorrowAt('14:00') }, ['moved']],
  ])('of an appointment that is %s: nothing within 15 seconds, one message after 16', async (_, change, sent) => {
    await changed(await known(), change);
    expect([await messages(9), await messages(14.999)]).toEqual([[], []]);
    expect([await messages(16), await messages(80)]).toEqual([sent, sent]);
  });

  it.each([['cancelled', { status: 'cancelled' }] as const, ['moved', { appointmentDate: tomorrowAt('14:00') }] as const])(
    'of one that is %s and taken back after nine seconds: nothing, ever',
    async (_, change) => {
      const id = await known();
      const version = await changed(id, change);
      later(9);
      await undone(id, version);
      expect([await messages(16), await messages(90), await messages(3000)]).toEqual([[], [], []]);
    },
  );
});

it('of two that are cancelled, the one taken back at 9 s has no message in the outbox at 16 s; the other has one, and it is too late', async () => {
  const outbox = async (): Promise<unknown> => {
    await sendDue(app);
    return ((await admin.get('messages?sort=at')).body as { template: string; text: string }[]).map(({ template, text }) => [
      template,
      /AD-\d+/u.exec(text)?.[0],
    ]);
  };
  const [back, gone] = [await known(), await known(tomorrowAt('10:00'))];
  const versions = [await changed(back, { status: 'cancelled' }), await changed(gone, { status: 'cancelled' })] as const;
  later(9);
  expect(await outbox()).toEqual([]);
  await undone(back, versions[0]);
  expect((await admin.get(`appointments/${back}`)).body).toMatchObject({ status: 'pending' });
  later(16);
  const number = Number((await admin.get(`appointments/${gone}`)).body.number);
  expect(await outbox()).toEqual([['cancelled', `AD-${number}`]]);
  const late = await admin.post(`appointments/${gone}/undo`, { version: versions[1] });
  expect([late.status, late.body.type]).toEqual([409, 'urn:arogyadesk:undoEnded']);
  expect(await outbox()).toHaveLength(1);
});

describe('what the bell says of a cancellation', () => {
  const said = () =>
    app.sql.query<{ kind: string; audience: string }>('select kind, split_part(audience, $1, 1) as audience from notifications', [' ']);
  const unread = async (who: Caller) => (await who.get('notifications/unread')).body.unread as number;

  it('is taken back with it, and bells that are open count anew; an earlier one stays', async () => {
    const id = await known();
    await changed(id, { status: 'cancelled' });
    await changed(id, { status: 'confirmed' });
    const version = await changed(id, { status: 'cancelled' });
    await notified();
    expect([await unread(hospital), await unread(admin)]).toEqual([2, 2]);
    await undone(id, version);
    expect([await unread(hospital), await unread(admin)]).toEqual([1, 1]);
    const last = await app.sql.query<{ change: object }>(`select change from events where kind = 'notified' order by id desc limit 1`);
    expect(last).toEqual([
      { change: { audiences: expect.arrayContaining(['administrators', `hospital ${clinic.hospital.id}`]) as unknown } },
    ]);
    await notified();
    expect(await unread(hospital)).toBe(1);
  });

  it('is never said when it is taken back before it could be, nor is a cancellation that only came back by Undo', async () => {
    const reader = app.app.get(NotificationsReader);
    const work = reader.work.bind(reader);
    reader.work = () => Promise.reject(new Error('late'));
    const [id, control] = [await known(), await known(tomorrowAt('10:00'))];
    await undone(id, await changed(id, { status: 'cancelled' }));
    await changed(control, { status: 'cancelled' });
    reader.work = work;
    await notified();
    expect(await app.sql.query('select distinct entity_id from notifications')).toEqual([{ entity_id: control }]);
    await app.sql.query('delete from notifications');
    await undone(control, await changed(control, { status: 'confirmed' }));
    await notified();
    expect(await said()).toEqual([]);
  });

  it('is not said afterwards when it is being written at the very moment of the Undo', async () => {
    const reader = app.app.get(NotificationsReader);
    const work = reader.work.bind(reader);
    const id = await known();
    let go: () => void = () => undefined;
    const reading = new Promise<void>((began) => {
      reader.work = async (tx, range) => {
        const found = await work(tx, range);
        if (found.length > 0) {
          began();
          await new Promise<void>((resolve) => (go = resolve));
        }
        return found;
      };
    });
    const version = await changed(id, { status: 'cancelled' });
    await reading;
    let isOver = false;
    const undoing = undone(id, version).finally(() => (isOver = true));
    // Without waiting for the reader, Undo would be over, and the notification written after it.
    await until(async () => isOver || (await lockIsAwaited(app.sql)));
    go();
    await undoing;
    reader.work = work;
    expect(await said()).toEqual([]);
    await notified();
    expect(await said()).toEqual([]);
  });
});
