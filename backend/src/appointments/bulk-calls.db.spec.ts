import { auditOf } from '../testing/audit';
import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';
import { BulkCalls } from './bulk-calls';
import type { BulkRow } from './bulk.dto';

let app: TestApp;
let admin: Caller & { userId: string };
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  standAt(app, NOW);
  admin = await app.as('admin');
});
beforeEach(async () => {
  clinic = await makeClinic(app);
});
afterAll(() => app.close());

async function booked(time: string): Promise<string> {
  const body = { patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate: tomorrowAt(time) };
  return String((await admin.post('appointments', body)).body.id);
}
const send = (key: string | null, body: object, who: Caller = admin): Promise<Answer> =>
  who.post('appointments/bulk', body, key ? { 'idempotency-key': key } : {});
const stateOf = async (id: string): Promise<unknown[]> => {
  const { status, version } = (await admin.get(`appointments/${id}`)).body as { status: string; version: number };
  return [status, version];
};

it('a portion that is sent again answers what the first answered, and acts once', async () => {
  const [right, stale] = [await booked('09:00'), await booked('09:15')];
  const confirm = {
    act: 'confirm',
    items: [
      { id: right, version: 1 },
      { id: stale, version: 7 },
    ],
  };
  const first = await send('portion', confirm);
  expect(first.body).toMatchObject({
    rows: [
      { id: right, ok: true, version: 2 },
      { id: stale, code: 'stale' },
    ],
  });
  let again: Answer | null = null;
  expect(await auditOf(app, async () => void (again = await send('portion', confirm)))).toEqual([]);
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(await stateOf(right)).toEqual(['confirmed', 2]);
  // The control: without the key nobody knows that it was this call which has changed it.
  expect((await send(null, confirm)).body).toMatchObject({ rows: [{ code: 'stale' }, { code: 'stale' }] });
});

it('an Undo that is sent again answers what the first answered', async () => {
  const id = await booked('09:00');
  await send('change', { act: 'cancel', items: [{ id, version: 1 }] });
  const undo = { act: 'undo', items: [{ id, version: 2 }] };
  const first = await send('undo', undo);
  expect(first.body).toEqual({ rows: [{ id, ok: true, version: 3 }] });
  expect((await send('undo', undo)).body).toEqual(first.body);
  expect((await send(null, undo)).body).toMatchObject({ rows: [{ ok: false, code: 'undoEnded' }] });
});

it('another body under the same key is refused, and the key of somebody else is another key', async () => {
  const id = await booked('09:00');
  await send('same', { act: 'confirm', items: [{ id }] });
  const other = await send('same', { act: 'cancel', items: [{ id }] });
  expect([other.status, other.body.type]).toEqual([422, 'urn:arogyadesk:keyReused']);
  expect(await stateOf(id)).toEqual(['confirmed', 2]);
  expect((await send('same', { act: 'cancel', items: [{ id }] }, await app.as('agent'))).body).toMatchObject({ rows: [{ ok: true }] });
});

it('a repetition does not act on what somebody else has done meanwhile', async () => {
  const id = await booked('09:00');
  const confirm = { act: 'confirm', items: [{ id }] };
  await send('late', confirm);
  await admin.put(`appointments/${id}`, { status: 'cancelled' });
  expect((await send('late', confirm)).body).toEqual({ rows: [{ id, ok: true, version: 2 }] });
  expect(await stateOf(id)).toEqual(['cancelled', 3]);
  // The control: another call would revive it.
  await send(null, confirm);
  expect(await stateOf(id)).toEqual(['confirmed', 4]);
});

it('sent twice at once, each is changed once and both say so', async () => {
  const ids = await Promise.all(['09:00', '09:15', '09:30', '09:45', '10:00', '10:15'].map(booked));
  const cancel = { act: 'cancel', items: ids.map((id) => ({ id, version: 1 })) };
  const answers = await Promise.all([send('twice', cancel), send('twice', cancel), send('twice', cancel)]);
  const rows = ids.map((id) => ({ id, ok: true, version: 2 }));
  expect(answers.map(({ body }) => body)).toEqual([{ rows }, { rows }, { rows }]);
  expect(await Promise.all(ids.map(stateOf))).toEqual(ids.map(() => ['cancelled', 2]));
  // The control: without a key, each is changed by one of them, and the others are refused.
  const revive = { act: 'confirm', items: ids.map((id) => ({ id, version: 2 })) };
  const loose = await Promise.all([send(null, revive), send(null, revive), send(null, revive)]);
  const done = loose.flatMap(({ body }) => body.rows as BulkRow[]).filter(({ ok }) => ok);
  expect(done).toHaveLength(ids.length);
});

it('a call that was cut off in the middle goes on where it stopped', async () => {
  const [done, lost] = [await booked('09:00'), await booked('09:15')];
  const calls = app.app.get(BulkCalls);
  const end = calls.end.bind(calls);
  calls.end = () => Promise.reject(new Error('The server dies'));
  const body = {
    act: 'confirm',
    items: [
      { id: done, version: 1 },
      { id: lost, version: 7 },
    ],
  };
  expect((await send('cut', body)).status).toBe(500);
  calls.end = end;
  expect((await send('cut', body)).body).toMatchObject({
    rows: [
      { id: done, ok: true, version: 2 },
      { id: lost, code: 'stale' },
    ],
  });
  expect(await stateOf(done)).toEqual(['confirmed', 2]);
});
