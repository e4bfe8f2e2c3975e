import { auditOf } from '../testing/audit';
import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';
import { AppointmentsService } from './appointments.service';
import type { BulkRow } from './bulk.dto';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
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

async function booked(time: string, doctorId = clinic.doctor.id): Promise<string> {
  const body = { patientId: clinic.patient.id, doctorId, appointmentDate: tomorrowAt(time) };
  const answer = await admin.post('appointments', body);
  expect(answer.status).toBe(201);
  return String(answer.body.id);
}
async function bulk(act: string, items: readonly object[], who: Caller = admin): Promise<BulkRow[]> {
  const answer = await who.post('appointments/bulk', { act, items });
  expect(answer.status).toBe(200);
  return answer.body.rows as BulkRow[];
}
const statuses = async (ids: readonly string[]): Promise<unknown[]> =>
  Promise.all(ids.map(async (id) => ((await admin.get(`appointments/${id}`)).body as { status: string }).status));

it.each([
  ['confirm', 'confirmed'],
  ['cancel', 'cancelled'],
  ['complete', 'completed'],
  ['no_show', 'no_show'],
])('to %s three makes them %s, each with its audit row, and undo takes each back', async (act, status) => {
  const ids = [await booked('09:00'), await booked('09:15'), await booked('09:30')];
  let rows: BulkRow[] = [];
  const audit = await auditOf(
    app,
    async () =>
      (rows = await bulk(
        act,
        ids.map((id) => ({ id })),
      )),
  );
  expect(rows).toEqual(ids.map((id) => ({ id, ok: true, version: 2 })));
  expect(await statuses(ids)).toEqual([status, status, status]);
  expect(audit.map(({ entity_id }) => entity_id).sort()).toEqual([...ids].sort());
  expect(
    await bulk(
      'undo',
      rows.map(({ id, version }) => ({ id, version })),
    ),
  ).toEqual(ids.map((id) => ({ id, ok: true, version: 3 })));
  expect(await statuses(ids)).toEqual(['pending', 'pending', 'pending']);
});

describe('many are given to an agent', () => {
  const agentsOf = async (ids: readonly string[]): Promise<unknown[]> =>
    Promise.all(ids.map(async (id) => ((await admin.get(`appointments/${id}`)).body as { agentId: unknown }).agentId));
  const give = async (agentId: unknown, items: readonly object[], who: Caller = admin) =>
    who.post('appointments/bulk', { act: 'agent', agentId, items });

  it('who then has them in their own list, each with its audit row, and undo takes each back', async () => {
    const agent = await app.as('agent');
    const ids = [await booked('09:00'), await booked('09:15')];
    const items = ids.map((id) => ({ id, version: 1 }));
    const audit = await auditOf(app, async () => {
      expect((await give(agent.userId, items)).body).toEqual({ rows: ids.map((id) => ({ id, ok: true, version: 2 })) });
    });
    expect(audit.map(({ entity_id, fields }) => [entity_id, fields]).sort()).toEqual(ids.map((id) => [id, ['agentId']]).sort());
    expect(await agentsOf(ids)).toEqual([agent.userId, agent.userId]);
    const own = (await agent.get(`appointments/agent/${agent.userId}`)).body as { id: string }[];
    expect(own.map(({ id }) => id).sort()).toEqual([...ids].sort());
    const undone = await bulk(
      'undo',
      ids.map((id) => ({ id, version: 2 })),
    );
    expect(undone).toEqual(ids.map((id) => ({ id, ok: true, version: 3 })));
    expect(await agentsOf(ids)).toEqual([null, null]);
    expect(await statuses(ids)).toEqual(['pending', 'pending']);
  });

  it('one bad row stops no other', async () => {
    const { userId } = await app.as('agent');
    const [stale, right] = [await booked('09:00'), await booked('09:15')];
    const answer = await give(userId, [{ id: UNKNOWN }, { id: stale, version: 7 }, { id: right, version: 1 }]);
    expect(answer.body.rows).toMatchObject([{ code: 'notFound' }, { code: 'stale' }, { id: right, ok: true, version: 2 }]);
    expect(await agentsOf([stale, right])).toEqual([null, userId]);
  });

  it('by an administrator alone, and to nobody who is no agent', async () => {
    const { userId } = await app.as('agent');
    const id = await booked('09:00');
    for (const who of [await app.as('agent'), await app.as('hospital_admin', { hospital_id: clinic.hospital.id })]) {
      expect((await give(userId, [{ id }], who)).body.rows).toMatchObject([{ ok: false, code: 'forbidden' }]);
    }
    for (const nobody of [(await app.as('doctor')).userId, UNKNOWN]) {
      expect((await give(nobody, [{ id }])).body.rows).toMatchObject([{ ok: false, code: 'invalid' }]);
    }
    expect(await agentsOf([id])).toEqual([null]);
    expect((await give(userId, [{ id }])).body.rows).toMatchObject([{ ok: true }]);
  });
});

it('one that is refused stops no other, and each says why in the order of the request', async () => {
  const [lost, stale, right] = [await booked('09:00'), await booked('09:15'), await booked('09:30')];
  await bulk('cancel', [{ id: lost }]);
  await booked('09:00');
  const rows = await bulk('confirm', [{ id: lost }, { id: stale, version: 7 }, { id: UNKNOWN }, { id: right, version: 1 }]);
  expect(rows).toMatchObject([
    { id: lost, ok: false, code: 'slotTaken', message: 'This time has just been taken. Please choose another one.' },
    { id: stale, ok: false, code: 'stale' },
    { id: UNKNOWN, ok: false, code: 'notFound' },
    { id: right, ok: true, version: 2 },
  ]);
  expect(await statuses([lost, stale, right])).toEqual(['cancelled', 'pending', 'confirmed']);
});

it('an appointment of another hospital, or of another doctor, is not found, and stays as it is', async () => {
  const [own, other] = [await booked('09:00'), await booked('09:00', (await makeClinic(app)).doctor.id)];
  const doctor = await app.as('doctor');
  await app.sql.transaction({ role: 'system' }, (db) =>
    db.query('update doctors set user_id = $2 where id = $1', [clinic.doctor.id, doctor.userId]),
  );
  for (const who of [await app.as('hospital_admin', { hospital_id: clinic.hospital.id }), doctor]) {
    const rows = await bulk('confirm', [{ id: own }, { id: other }], who);
    expect(rows.map(({ ok, code }) => [ok, code])).toEqual([
      [true, undefined],
      [false, 'notFound'],
    ]);
  }
  expect(await statuses([other])).toEqual(['pending']);
});

it('doing it once more changes nothing, and an Undo of somebody else is refused', async () => {
  const id = await booked('09:00');
  expect(await bulk('confirm', [{ id }])).toEqual(await bulk('confirm', [{ id }]));
  expect(await bulk('undo', [{ id, version: 2 }], await app.as('agent'))).toMatchObject([{ ok: false, code: 'undoEnded' }]);
  expect(await bulk('undo', [{ id, version: 2 }])).toMatchObject([{ ok: true, version: 3 }]);
});

it('four are changed at the same time and no more, until all are done', async () => {
  const doctors = await Promise.all(Array.from({ length: 4 }, async () => (await makeClinic(app)).doctor.id));
  const times = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45', '11:00', '11:15', '11:30', '11:45'];
  const ids = (await Promise.all(doctors.map((doctor) => Promise.all(times.map((time) => booked(time, doctor)))))).flat();
  const service = app.app.get(AppointmentsService);
  const change = service.change.bind(service);
  let [running, most] = [0, 0];
  service.change = async (...asked) => {
    most = Math.max(most, (running += 1));
    return change(...asked).finally(() => (running -= 1));
  };
  const rows = await bulk(
    'cancel',
    ids.map((id) => ({ id, version: 1 })),
  );
  service.change = change;
  expect(most).toBe(4);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(rows.every(({ ok }) => ok)).toBe(true);
});

it.each([
  ['no act', { items: [{ id: UNKNOWN }] }],
  ['an act that nobody knows', { act: 'delete', items: [{ id: UNKNOWN }] }],
  ['nothing to act on', { act: 'confirm', items: [] }],
  ['more than fifty', { act: 'confirm', items: Array.from({ length: 51 }, (_, n) => ({ id: UNKNOWN.replace(/..$/u, String(n + 10)) })) }],
  ['the same twice', { act: 'confirm', items: [{ id: UNKNOWN }, { id: UNKNOWN }] }],
  ['nobody to give them to', { act: 'agent', items: [{ id: UNKNOWN }] }],
  ['an Undo without a version', { act: 'undo', items: [{ id: UNKNOWN }] }],
])('%s is a bad request as a whole', async (_, body) => {
  expect((await admin.post('appointments/bulk', body)).status).toBe(400);
});
